// /plany (docs/product.md 'Plans page'): what each plan opens, drawn as a map; the two offers; the comparison; the discount for a
// recommendation; the small print. Every button is a link or a form; a script shares the link and keeps the time (plain-referral.ts).
import type { ReactNode } from 'react';
import { type Plan, PLANS } from '#domain/payments/plan/plans.ts';
import type { PlansView, PlansVisitor } from '#worker/services/payments/premium/plans-page.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { underWords } from '../../../ui/text/Icon.css.ts';
import { Icon, type IconName } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';
import { PlanNotices } from '../subscription/PlanNotices.tsx';
import { body, cards, head, sheets } from './PlanCards.css.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanMap } from './PlanMap.tsx';
import { FreePrice } from './PlanPrice.tsx';
import { PremiumCard } from './PremiumCard.tsx';
import { ReferralBox } from './ReferralBox.tsx';
import { CHOOSE_FREE } from './plan-texts.ts';

/** What a form of the page was answered. `isOfReferral`: it stands in the box of the recommendation, which the address leads to. */
export type PlansResult = { tone: 'success' | 'error' | 'info'; sentence: string; isOfReferral?: true };

type PlansPageProps = { view: PlansView; result: PlansResult | undefined };

export function PlansPage({ view, result }: PlansPageProps) {
  const told = result === undefined ? null : <Notice tone={result.tone}>{result.sentence}</Notice>;
  return (
    <Container space="plans" gap={8}>
      <Stack gap={3}>
        <Heading level={1}>{withNonBreakingSpaces('Jak daleko chcesz zajrzeć?')}</Heading>
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(
            'Za darmo zobaczysz pierwszą ścieżkę w całości. Premium otwiera wszystkie naraz i pozwala robić kolejne analizy.',
          )}
        </Text>
      </Stack>
      {result?.isOfReferral === true ? null : told}
      <Stack gap={16}>
        <PlanCards visitor={view.visitor} />
        <PlanComparison />
        <ReferralBox {...view} told={result?.isOfReferral === true ? told : null} />
        <PlanTerms />
      </Stack>
    </Container>
  );
}

// The two offers. Which plan the visitor is on, the card says itself; what is wrong with a payment stands above both.
function PlanCards({ visitor }: { visitor: PlansVisitor | null }) {
  const plan = usePlan(visitor);
  return (
    <Stack gap={6}>
      <PlanNotices lapsedStatus={visitor?.lapsedStatus ?? null} />
      <div className={cards}>
        <FreeCard plan={plan} />
        <PremiumCard plan={plan} visitor={visitor} />
      </div>
    </Stack>
  );
}

/** Null = a stranger. Who brings a session while the database is away isn't told to sign in. */
function usePlan(visitor: PlansVisitor | null): Plan | null {
  const root = useRootData();
  if (visitor !== null) return visitor.plan;
  if (root === null || root.isSessionUnknown) return 'free';
  return root.user?.plan ?? null;
}

/** `plan` of the visitor; null = a stranger. */
function FreeCard({ plan }: { plan: Plan | null }) {
  const hasPaidPlan = plan !== null && PLANS[plan].resets > 0;
  return (
    <article className={sheets.free} aria-labelledby="plan-darmowy">
      <div className={head}>
        <Heading level={2} size={3} id="plan-darmowy">
          Darmowy
        </Heading>
        {plan === 'free' ? <Badge tone="soft">Twój aktualny plan</Badge> : null}
      </div>
      <PlanMap open={PLANS.free.view.paths} title="Mapa planu darmowego: otwarta jedna ścieżka z czterech" />
      <div className={body}>
        <FreePrice />
        <Text>
          {withNonBreakingSpaces(
            'Jedna analiza, która zostaje z Tobą: jedna ścieżka opisana w całości, cały plan rozwoju i podsumowanie.',
          )}
        </Text>
        <Stack gap={3}>
          {hasPaidPlan ? <BackToFree /> : <ChooseFree />}
          {plan === null ? (
            <Text size="small" tone="soft">
              {withNonBreakingSpaces('Zaczynasz od quizu: trzy pytania i kilka minut.')}
            </Text>
          ) : null}
        </Stack>
      </div>
    </article>
  );
}

function ChooseFree() {
  return (
    <form method="post" action="/plany">
      <Button type="submit" name="zamiar" value="darmowy" tone="secondary" isWide>
        {CHOOSE_FREE}
      </Button>
    </form>
  );
}

/** Who pays goes back by ending the subscription, so the button leads there and claims nothing. */
function BackToFree() {
  return (
    <>
      <ButtonLink tone="secondary" isWide to="/profil#subskrypcja">
        {CHOOSE_FREE}
      </ButtonLink>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces('Zrezygnujesz w profilu. Płatny plan działa do końca opłaconego okresu.')}
      </Text>
    </>
  );
}

// What one enters into, in plain words (docs/decisions.md 'The way to pay', 'Withdrawal within 14 days'); the terms say the same at
// length.
const TERMS: readonly { icon: IconName; name: string; text: ReactNode }[] = [
  {
    icon: 'retry',
    name: 'Odnawia się co miesiąc',
    text: withNonBreakingSpaces(
      'Kolejną opłatę pobieramy tego samego dnia każdego miesiąca, dopóki nie zrezygnujesz.',
    ),
  },
  {
    icon: 'close',
    name: 'Rezygnujesz, kiedy chcesz',
    text: withNonBreakingSpaces('Jednym przyciskiem w profilu. Premium działa do końca opłaconego miesiąca.'),
  },
  {
    icon: 'back',
    name: '14 dni na odstąpienie',
    text: withNonBreakingSpaces(
      'Bez podania przyczyny. Płacisz tylko za dni, w których Premium działało, resztę zwracamy.',
    ),
  },
  {
    icon: 'lock',
    name: 'Płatność na stronie Stripe',
    text: withNonBreakingSpaces('Numeru karty nie widzimy i nie przechowujemy.'),
  },
  {
    icon: 'flag',
    name: 'Twoje analizy zostają',
    text: withNonBreakingSpaces(
      'Po Premium wracasz do planu darmowego. Pięć ostatnich analiz czeka na koncie.',
    ),
  },
  {
    icon: 'info',
    name: 'Kursy kupuje się osobno',
    text: (
      <>
        Premium ich nie obejmuje i&nbsp;nie jest do nich potrzebne.{' '}
        <Link to="/biblioteka-kursow">Zobacz bibliotekę kursów</Link>
      </>
    ),
  },
];

function PlanTerms() {
  const { contactEmail } = useSite();
  return (
    <Stack as="section" gap={6}>
      <Heading level={2}>{withNonBreakingSpaces('Zanim zapłacisz')}</Heading>
      <Columns as="dl" gap={6} columnGap={8}>
        {TERMS.map(({ icon, name, text }) => (
          <div key={name}>
            <Inline as="dt" gap={2} wrap={false}>
              <Icon name={icon} />
              <Text as="span" weight="heading">
                {name}
              </Text>
            </Inline>
            <Text as="dd" tone="soft" className={underWords}>
              {text}
            </Text>
          </div>
        ))}
      </Columns>
      <Text>
        {withNonBreakingSpaces('Więcej odpowiedzi znajdziesz w ')}
        <Link to="/faq#plany">pytaniach o&nbsp;plany i&nbsp;płatności</Link>, a&nbsp;całą umowę w&nbsp;
        <Link to="/regulamin">regulaminie</Link>.
        {contactEmail === null ? null : (
          <>
            {' '}
            Nie wiesz, który plan wybrać? Napisz: <Link to={`mailto:${contactEmail}`}>{contactEmail}</Link>.
          </>
        )}
      </Text>
    </Stack>
  );
}
