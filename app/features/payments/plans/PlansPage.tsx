// /plany (docs/product.md 'Plans page'): what each plan opens, drawn as a map; the two offers; the comparison; the discount for a
// recommendation; the small print. Works without JavaScript: every button is a link or a form.
import type { PlansView } from '#worker/services/payments/premium/plans-page.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { LateComparison, LatePlanCards, LateReferralBox, LateTerms } from './late-parts.ts';

/** What a form of the page was answered, for readers without JavaScript. */
export type PlansResult = { tone: 'success' | 'error' | 'info'; sentence: string };

type PlansPageProps = { view: PlansView; result: PlansResult | undefined };

export function PlansPage({ view, result }: PlansPageProps) {
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
      {result === undefined ? null : <Notice tone={result.tone}>{result.sentence}</Notice>}
      <Stack gap={16}>
        <DataArea>
          <LatePlanCards visitor={view.visitor} />
        </DataArea>
        <LateComparison />
        <DataArea>
          <LateReferralBox {...view} />
        </DataArea>
        <LateTerms />
      </Stack>
    </Container>
  );
}
