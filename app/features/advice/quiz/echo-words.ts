// What the echo says, in the words of the screen and as one sentence for those who listen.
import type { Echo } from '#domain/advice/reading/echo.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';

export type EchoLine = { label: string; names: readonly string[] };

/** Further ones are counted, as the rows count what has no room in them. */
const TOLD = 10;

export function echoLines({
  liked,
  disliked,
  conditions,
}: Pick<Echo, 'liked' | 'disliked' | 'conditions'>): EchoLine[] {
  return [
    { label: 'Widzę', names: liked },
    { label: 'Raczej nie', names: disliked },
    { label: 'Warunki', names: [...new Set(conditions.map(conditionName))] },
  ].filter(({ names }) => names.length > 0);
}

export function echoSentence(lines: readonly EchoLine[]): string {
  return lines
    .map(({ label, names }) => `${label}: ${toldOf(names).join(', ')}.`.replace('..', '.'))
    .join(' ');
}

function toldOf(names: readonly string[]): readonly string[] {
  return names.length <= TOLD ? names : [...names.slice(0, TOLD), `i\u00a0jeszcze ${names.length - TOLD}`];
}
