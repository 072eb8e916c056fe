// By which words of what somebody does an occupation is found ('układam trasy', 'pobieram krew'): the stems of its names, tags, sentence and
// day, made when the tables are read from their own files. For a question alone, never for points.
import { indexOfDeeds, type DeedsTable } from '#domain/advice/reading/deeds.ts';
import type { Occupation } from '#domain/advice/occupation.ts';
import type { PortraitTexts } from './portrait-concepts.ts';

export function deedsOf(occupations: readonly Occupation[], portraits: PortraitTexts): DeedsTable {
  return indexOfDeeds(
    occupations.map(({ id, name, everydayName, tags, oneLine }) => [
      portraits.get(id)?.day ?? '',
      `${tags.join(' ')} ${oneLine}`,
      `${name} ${everydayName ?? ''}`,
    ]),
  );
}
