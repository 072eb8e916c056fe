// 'Aktualne oferty pracy' (docs/product.md 'Job offers', 'What each plan opens'; docs/decisions.md 'Job offers'): searches on a job board,
// one a path that the plan shows. The board is another site, so each link says that it opens a new tab.
import { useId } from 'react';
import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Link } from '../../ui/text/Link.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { LockedGroup } from '../analysis/parts/LockedTeaser.tsx';
import { anchor } from '../../ui/layout/anchor.css.ts';

export function OffersCard({ open, locked }: Dashboard['offers']) {
  const titleId = useId();
  return (
    <Card as="section" id="oferty" className={anchor} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size={3} id={titleId}>
            Aktualne oferty pracy
          </Heading>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces('Wyszukiwania w serwisie pracuj.pl, po jednym dla ścieżki.')}
          </Text>
        </Stack>
        <AiContent gap={2}>
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
        </AiContent>
        <LockedGroup kind="offer" count={locked} />
      </Stack>
    </Card>
  );
}
