// What the echo says, in the words of the screen and as one sentence for those who listen.
import type { Echo } from '#domain/advice/reading/echo.ts';
import { LIMIT_WORDS } from '#domain/advice/reading/stated-limits.ts';
import { zloty } from '../analysis/money.ts';

export type EchoLine = { label: string; names: readonly string[] };

/** Further ones are counted. */
const SHOWN = 10;

export function echoLines({ liked, disliked, limits }: Echo): EchoLine[] {
  return [
    { label: 'Widzę', names: shownOf(liked) },
    { label: 'Raczej nie', names: shownOf(disliked) },
    { label: 'Warunki', names: conditionsOf(limits) },
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

function conditionsOf({ maxMonths, minPay, polishLevel, ...yesNo }: Echo['limits']): string[] {
  const said = Object.entries(yesNo).flatMap(([name, isSaid]) =>
    isSaid ? [LIMIT_WORDS[name as keyof typeof yesNo]] : [],
  );
  return [
    ...said,
    ...(maxMonths === null ? [] : [`pierwsza praca do ${maxMonths}\u00a0miesięcy`]),
    ...(minPay === null ? [] : [`co najmniej ${zloty(minPay)}`]),
    ...(polishLevel === null ? [] : [`polski na poziomie ${polishLevel}`]),
  ];
}
