// Calm posts for somebody whose pension is near, whatever their trade was: nobody learns another one, and few employers ask for one.
import type { OccupationIndex } from './occupation-index.ts';

const IDS: ReadonlySet<string> = new Set([
  'portier',
  'recepcjonista',
  'wozny',
  'konserwator-budynku',
  'dozorca',
]);

export function isLastPost(occupation: number, { occupations }: OccupationIndex): boolean {
  return IDS.has(occupations[occupation]?.id ?? '');
}
