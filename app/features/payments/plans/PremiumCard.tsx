import type { Plan } from '#domain/payments/plan/plans.ts';
import { premiumOffer } from '#domain/payments/plan/premium-offer.ts';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { PlansVisitor } from '#worker/services/payments/premium/plans-page.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { JoinLink } from '../../account/auth/dialog/JoinLink.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';
import { banner, body, head, sheets } from './PlanCards.css.ts';
import { PATHS_OF_THE_MAP, PlanMap } from './PlanMap.tsx';
import { DiscountedPrice, PremiumPrice } from './PlanPrice.tsx';

type PremiumCardProps = {
  /** Of the visitor; null = a stranger. */
  plan: Plan | null;
  visitor: PlansVisitor | null;
};

export function PremiumCard({ plan, visitor }: PremiumCardProps) {
  return (
    <article className={sheets.premium} aria-labelledby="plan-premium">
      {plan === 'premium' ? (
        <p className={banner}>
          <Icon name="check" />
          Twój aktualny plan: Premium
        </p>
      ) : null}
      <div className={head}>
        <Heading level={2} size={3} id="plan-premium">
          Premium
        </Heading>
      </div>
      <PlanMap open={PATHS_OF_THE_MAP} title="Mapa planu Premium: otwarte wszystkie ścieżki" />
      <div className={body}>
        {visitor?.referral === 'active' && plan !== 'premium' ? (
          <DiscountedPrice leftMs={visitor.discountLeftMs} />
        ) : (
          <PremiumPrice />
        )}
        <Text>
          {withNonBreakingSpaces(
            'Wszystkie ścieżki, umiejętności i uzasadnienia, a do tego pięć analiz w miesiącu. Analiza, którą już masz, otworzy się cała.',
          )}
        </Text>
        <Stack gap={3}>
          <PremiumButton plan={plan} />
          <UnderTheButton plan={plan} visitor={visitor} />
        </Stack>
      </div>
    </article>
  );
}

function PremiumButton({ plan }: { plan: Plan | null }) {
  const { hasPayments } = useSite();
  const { label, isOpen } = premiumOffer(plan);
  if (plan === null) {
    return (
      <JoinLink mode="login" isWide>
        {label}
      </JoinLink>
    );
  }
  if (!isOpen) {
    return (
      <Button isWide disabled>
        {label}
      </Button>
    );
  }
  if (!hasPayments) return <NothingToBuyYet label={label} />;
  return (
    <ButtonLink isWide to="/zamowienie/premium">
      {label}
    </ButtonLink>
  );
}

function NothingToBuyYet({ label }: { label: string }) {
  return (
    <form method="post" action="/plany">
      <Button type="submit" name="zamiar" value="premium" isWide>
        {label}
      </Button>
    </form>
  );
}

/** The other way in, or the reason for a button that can't be pressed; else what one enters into. */
function UnderTheButton({ plan, visitor }: PremiumCardProps) {
  if (plan === null) {
    return (
      <JoinLink mode="register" tone="quiet" isWide>
        Załóż konto
      </JoinLink>
    );
  }
  if (plan === 'premium') {
    const endsOn = visitor?.endsOn ?? null;
    const end = endsOn === null ? null : polishDateOrNull(endsOn);
    return (
      <Text size="small" tone="soft">
        {end === null ? null : `${withNonBreakingSpaces(`Działa do ${end} i się nie odnowi.`)} `}
        <Link to="/profil#subskrypcja">
          {end === null ? 'Zarządzaj subskrypcją w\u00a0profilu' : 'Wznów w\u00a0profilu'}
        </Link>
      </Text>
    );
  }
  if (visitor?.mustConfirmEmail === true) {
    return (
      <Text size="small" tone="soft">
        {withNonBreakingSpaces('Przed zakupem potwierdź adres e-mail: kliknij link w wiadomości od nas.')}
      </Text>
    );
  }
  return (
    <Text size="small" tone="soft">
      {withNonBreakingSpaces(
        'Odnawia się co miesiąc. Rezygnujesz w profilu, kiedy chcesz, i masz 14 dni na odstąpienie.',
      )}
    </Text>
  );
}
