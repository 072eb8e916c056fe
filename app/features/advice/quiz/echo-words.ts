// What the echo says, in the words of the screen and as one sentence for those who listen.
import type { Echo } from '#domain/advice/reading/echo.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';

type EchoLine = { label: string; names: readonly string[] };

/** Further ones are counted. */
const SHOWN = 10;

export function echoLines({
  liked,
  disliked,
  conditions,
}: Pick<Echo, 'liked' | 'disliked' | 'conditions'>): EchoLine[] {
  return [
    { label: 'Widzę', names: shownOf(liked) },
    { label: 'Raczej nie', names: shownOf(disliked) },
    { label: 'Warunki', names: [...new Set(conditions.map(conditionName))] },
  ].filter(({ names }) => names.length > 0);
}

export function echoSentence(lines: readonly EchoLine[]): string {
  return lines.map(({ label, names }) => `${label}: ${names.join(', ')}.`).join(' ');
}

function shownOf(names: readonly string[]): string[] {
  return names.length <= SHOWN
    ? [...names]
    : [...names.slice(0, SHOWN), `i\u00a0jeszcze ${names.length - SHOWN}`];
}
