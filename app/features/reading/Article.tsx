// The frame of everything that is read from top to bottom: opening, list of contents, text.
import type { ReactNode } from 'react';
import type { ContentsEntry } from '#content/blocks.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { screenOnly } from '../../styles/print.css.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { body, columns, opening, page, title as titleStyle } from './Article.css.ts';
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
    <Container className={page}>
      <article>
        <header className={opening}>
          {above}
          <Heading level={1} className={titleStyle}>
            {withNonBreakingSpaces(title)}
          </Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(lead)}
          </Text>
          {below}
        </header>
        <div className={columns}>
          <div className={screenOnly}>
            <Contents entries={contents} />
          </div>
          <div className={body}>{children}</div>
        </div>
      </article>
    </Container>
  );
}
