// The frame of everything that is read from top to bottom: opening, list of contents, text.
import type { ReactNode } from 'react';
import type { ContentsEntry } from '#content/blocks.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { columns, title as titleStyle } from './Article.css.ts';
import { beside, folded, link, list, stop, title as contentsTitle } from './Contents.css.ts';

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

// The list of contents: folded on a phone, beside the text on a desk. A <details> that a style sheet keeps open there would not
// be announced as such, so the list is written twice and one of them is always hidden from everybody.
type ContentsProps = { entries: readonly ContentsEntry[] };

function Contents({ entries }: ContentsProps) {
  return (
    <>
      <nav className={folded} aria-label="Spis treści">
        <details>
          <summary className={contentsTitle}>
            Spis treści
            <Icon name="chevron" />
          </summary>
          <Entries entries={entries} />
        </details>
      </nav>
      <nav className={beside} aria-labelledby="spis-tresci">
        <Heading level={2} size={4} id="spis-tresci">
          Spis treści
        </Heading>
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries }: ContentsProps) {
  return (
    <ol className={list}>
      {entries.map(({ id, title: name }) => (
        <li className={stop} key={id}>
          <a className={link} href={`#${id}`}>
            {withNonBreakingSpaces(name)}
          </a>
        </li>
      ))}
    </ol>
  );
}
