// Courses that were finished or are being done, by what they teach.
import type { Activity } from '../reading.ts';
import type { FoundConcept } from './concepts.ts';
import { findAll, patternsOf } from './patterns.ts';
import { isOfSomebodyElse } from './stances.ts';
import { quoteOf, type Part, type Text } from './text.ts';

export const COURSE =
  patternsOf(`=skończyłam|=skończyłem|=skonczyłam|=skonczyłem|=ukończyłam|=ukończyłem|=zrobiłam|=zrobiłem|=robię|=mam|=kończę ..2 kurs|szkolenie|uprawnienie
  =po =kursie|=szkoleniu`);

/** 'Skończyłem kurs spawania': what one has learned to do, where the course names no trade. */
export function coursesIn(
  text: Text,
  clauses: readonly Part[],
  concepts: readonly FoundConcept[],
): Activity[] {
  return clauses.flatMap((part) => {
    if (isOfSomebodyElse(text, part)) return [];
    return findAll(COURSE, text.tokens, part.start, part.end).flatMap(({ from, to }): Activity[] => {
      const what = concepts.find((one) => one.from > to && one.from <= to + 2 && one.to < part.end);
      if (what === undefined || text.tokens[from - 1]?.form === 'nie') return [];
      return [{ concept: what.slug, stance: 'can', quote: quoteOf(text, from, what.to) }];
    });
  });
}
