// The frame of everything that is read from top to bottom: opening, list of contents, text.
import type { ReactNode } from 'react';
import type { ContentsEntry } from '#content/blocks.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { columns, title as titleStyle } from './Article.css.ts';
import { Contents } from './Contents.tsx';

type ArticleProps = {
  title: string;
  lead: string;
  /** Above the title. */
  above?: ReactNode;
  /** Under the lead: dates, share, picture. */
  below?: ReactNode;
  contents: readonly ContentsEntry[];
  children: ReactNode;
};

export function Article({ title, lead, above, below, contents, children }: ArticleProps) {
  return (
    <Container space="article">
      <article>
        <Stack as="header" align="start">
          {above}
          <Heading level={1} className={titleStyle}>
            {withNonBreakingSpaces(title)}
          </Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(lead)}
          </Text>
          {below}
        </Stack>
        <div className={columns}>
          <div className={screenOnly}>
            <Contents entries={contents} />
          </div>
          <Stack gap={12}>{children}</Stack>
        </div>
      </article>
    </Container>
  );
}
