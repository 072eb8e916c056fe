// 'Aktualne oferty pracy' (docs/product.md 'Job offers', 'What each plan opens'; docs/decisions.md 'Job offers'): searches on a job board,
// one a path that the plan shows. The board is another site, so each link says that it opens a new tab.
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { moreSearches } from '../analysis/panels/panel-words.ts';
import { ClosedRest } from '../analysis/parts/ClosedNote.tsx';
import { Folded } from './Folded.tsx';

export function OffersCard({ open, locked }: Dashboard['offers']) {
  return (
    <Folded anchor="oferty" title="Aktualne oferty pracy" hint="wyszukiwania w&nbsp;serwisie pracuj.pl">
      <Stack gap={3}>
        <Stack as="ul" gap={0}>
          {open.map(({ name, href }) => (
            <Inline as="li" key={href} justify="between" wrap={false} paddingBlock={2} rule="above">
              {withNonBreakingSpaces(name)}
              <Link tone="beside" to={href} rel="noopener">
                Sprawdź
                <VisuallyHidden> oferty: {name} (otwiera się w&nbsp;nowej karcie)</VisuallyHidden>
                <Icon name="external" />
              </Link>
            </Inline>
          ))}
        </Stack>
        <ClosedRest words={moreSearches(locked)} />
      </Stack>
    </Folded>
  );
}
