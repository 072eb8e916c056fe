// An analysis as a document: its parts in plain headings and lists, as anyone who reads on paper or with their ears goes through it.
import type { HandOverSection } from '#domain/advice/hand-over/hand-over.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { PART_TITLES } from '../hand-over/hand-over-words.ts';
import { lines as list, quoted, words } from './Sections.css.ts';

export function Sections({ sections }: { sections: readonly HandOverSection[] }) {
  return sections.map(({ part, groups }) => (
    <Stack as="section" gap={4} key={part}>
      <Heading level={2} size={3}>
        {PART_TITLES[part]}
      </Heading>
      {groups.map(({ title, lines }) => (
        <Stack key={title} gap={2}>
          <Heading level={3} size={4}>
            {withNonBreakingSpaces(title)}
          </Heading>
          <ul className={list}>
            {lines.map(({ text, quote }) => (
              <li key={`${text} ${quote}`}>
                <span className={words}>{text}</span>
                {quote === null ? null : <q className={quoted}>{quote}</q>}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  ));
}
