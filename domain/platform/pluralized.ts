// Polish counts: 1 kurs, 2 kursy, 5 kursów, 22 kursy.

import { lazy } from './lazy.ts';

const rules = lazy(() => new Intl.PluralRules('pl'));

/** `forms`: for one, for two to four, for many. The number and its word stay on one line. */
export function pluralized(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = rules().select(count);
  const form = rule === 'one' ? one : rule === 'few' ? few : many;
  return `${count}\u00a0${form}`;
}
