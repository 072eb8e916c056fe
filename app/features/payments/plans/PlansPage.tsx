// /plany (docs/product.md 'Plans page'): what each plan opens, drawn as a map; the two offers; the comparison; the discount for a
// recommendation; the small print. Every button is a link or a form; a script shares the link and keeps the time (plain-referral.ts).
import type { PlansView } from '#worker/services/payments/premium/plans-page.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanTerms } from './PlanTerms.tsx';
import { ReferralBox } from './ReferralBox.tsx';

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
            'Za darmo przejdziesz pierwszy szlak w całości. Premium otwiera wszystkie naraz i pozwala robić kolejne analizy.',
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
