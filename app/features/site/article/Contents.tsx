// The list of contents: folded on a phone, beside the text on a desk. A <details> that a style sheet keeps open there would not
// be announced as such, so the list is written twice and one of them is always hidden from everybody.
import type { ContentsEntry } from '#content/blocks.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { beside, folded, link, list, stop, title } from './Contents.css.ts';

type ContentsProps = { entries: readonly ContentsEntry[] };

export function Contents({ entries }: ContentsProps) {
  return (
    <>
      <nav className={folded} aria-label="Spis treści">
        <details>
          <summary className={title}>
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
