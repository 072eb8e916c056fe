// The discount for a recommendation (docs/product.md 'Referral discount', 'Referral messages'): shared, then verified, then 24 hours, once
// a person. The server keeps it; without JavaScript the link is copied by hand.
import type { ReactNode } from 'react';
import {
  PREMIUM_PRICE_GROSZE,
  REFERRAL_PERCENT,
  REFERRAL_PRICE_GROSZE,
  sumText,
} from '#domain/payments/plan/price.ts';
import type { PlansView, PlansVisitor } from '#worker/services/payments/premium/plans-page.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { JoinLink } from '../../account/auth/dialog/JoinLink.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';
import { Countdown } from './PlanPrice.tsx';
import { board, side } from './ReferralBox.css.ts';

/** `told`: what a press in it came to; null = nothing was pressed. */
export function ReferralBox({ isReferralOffered, visitor, told }: PlansView & { told: ReactNode }) {
  const { hasPayments } = useSite();
  if (hasPayments && !isReferralOffered) return told;
  const state = visitor?.referral ?? 'inactive';
  return (
    <section className={board} id="polecenie" aria-labelledby="polecenie-tytul">
      <Stack>
        <Heading level={2} id="polecenie-tytul">
          {withNonBreakingSpaces(`Udostępnij link do Szlaku, a Premium będzie tańsze o ${REFERRAL_PERCENT}%`)}
        </Heading>
        <Text tone="soft">
          {withNonBreakingSpaces(
            'Cena ze zniżką zostaje z Tobą tak długo, jak trwa kupiona z nią subskrypcja. Nikt nie musi przy tym niczego kupować. Zniżkę dostajesz raz.',
          )}
        </Text>
        <Trail direction="row" stops={stopsOf(state)} />
      </Stack>
      <Stack gap={3} className={side}>
        {told}
        <Inline as="p" gap={2} align="baseline">
          <Text as="s" tone="soft" hasFigures>
            {sumText(PREMIUM_PRICE_GROSZE)}
          </Text>
          <Figure>{sumText(REFERRAL_PRICE_GROSZE)}</Figure>
          <span>miesięcznie</span>
        </Inline>
        <Text size="small" tone="soft">
          Najniższa cena z&nbsp;30 dni przed obniżką: {sumText(PREMIUM_PRICE_GROSZE)}
        </Text>
        {hasPayments ? <NextStep visitor={visitor} /> : <NotYet />}
      </Stack>
    </section>
  );
}

function SignInFirst() {
  return (
    <Stack gap={3} align="start">
      <Text size="small">
        {withNonBreakingSpaces('Zniżkę zapisujemy na koncie, więc najpierw się zaloguj.')}
      </Text>
      <JoinLink mode="login" tone="secondary">
        Zaloguj się i&nbsp;udostępnij
      </JoinLink>
    </Stack>
  );
}

function NotYet() {
  return <Text size="small">{withNonBreakingSpaces('Zniżka zacznie działać razem z płatnościami.')}</Text>;
}

function NextStep({ visitor }: { visitor: PlansVisitor | null }) {
  if (visitor === null) return <SignInFirst />;
  const { referral, plan, discountLeftMs } = visitor;
  if (referral === 'used')
    return (
      <Text size="small">
        {withNonBreakingSpaces('Zniżka została wykorzystana. Dziękujemy za udostępnienie.')}
      </Text>
    );
  if (plan === 'premium') {
    return (
      <Text size="small">
        {withNonBreakingSpaces(
          'Zniżka dotyczy nowej subskrypcji. Masz już Premium, więc teraz nic by nie zmieniła.',
        )}
      </Text>
    );
  }
  if (referral === 'expired') {
    return (
      <Text size="small">
        {withNonBreakingSpaces(
          'Twoje 24 godziny minęły, więc zniżki nie można już użyć. Każda osoba dostaje ją raz.',
        )}
      </Text>
    );
  }
  if (referral !== 'active') return <ReferralForms isShared={referral === 'shared'} />;
  return (
    <Stack gap={3} align="start">
      <Stack paddingBlockStart={3}>
        <Countdown leftMs={discountLeftMs} />
      </Stack>
      <ButtonLink to="/zamowienie/premium">Skorzystaj ze zniżki</ButtonLink>
    </Stack>
  );
}

const NAMES = ['Udostępnij link', 'Włącz zniżkę', 'Kup Premium w ciągu 24 godzin'] as const;

type Referral = PlansVisitor['referral'];

const REACHED: Record<Referral, number> = {
  inactive: 0,
  shared: 1,
  active: 2,
  expired: 3,
  used: 3,
};

/** An expired way ends before its last stop. */
function stopsOf(referral: Referral): TrailStop[] {
  return NAMES.map((stop, index) => {
    const isMissed = referral === 'expired' && index === NAMES.length - 1;
    const reached = REACHED[referral];
    return {
      name: withNonBreakingSpaces(stop),
      state: isMissed || index > reached ? 'ahead' : index < reached ? 'done' : 'here',
      ...(isMissed ? { note: 'czas minął' } : {}),
    };
  });
}

const NOTE = 'polecenie-uwaga';

/** The two presses before the discount: share, then verify. What shares hears the first one (plain-referral.ts). */
function ReferralForms({ isShared }: { isShared: boolean }) {
  const address = `${useSite().origin}/`;
  return (
    <Text as="div" size="small" measure="full">
      <Stack gap={3}>
        <Field label="Link do wysłania">
          {(control) => <TextInput {...control} readOnly defaultValue={address} data-selected-whole="" />}
        </Field>
        <form method="post" action="/plany#polecenie" data-shared-address={address}>
          <input type="hidden" name="jak" />
          <input type="hidden" name="zamiar" value="udostepnij" />
          <Stack gap={2}>
            <Button type="submit" tone={isShared ? 'secondary' : 'primary'} isWide>
              <Icon name="share" />
              <span>{isShared ? 'Udostępnij jeszcze raz' : 'Udostępnij link'}</span>
            </Button>
            <output />
          </Stack>
        </form>
        {isShared ? (
          <form method="post" action="/plany#polecenie">
            <Button type="submit" name="zamiar" value="zweryfikuj" isWide aria-describedby={NOTE}>
              Włącz zniżkę
            </Button>
          </form>
        ) : null}
        {isShared ? (
          <span id={NOTE}>{withNonBreakingSpaces('Od tej chwili masz 24 godziny na zakup.')}</span>
        ) : null}
      </Stack>
    </Text>
  );
}
