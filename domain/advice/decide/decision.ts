// 'Zważ ścieżki po swojemu' (docs/decisions.md 'Weigh it up'): two or three paths of an analysis against the person's own criteria. What they say
// is kept as they say it; nothing here has an opinion of its own. A path is its place in the analysis, from 0. Pure.
import { cleanLongText, cleanName } from '../analysis/reply/clean-text.ts';
import { nameKey } from '../analysis/name-key.ts';

export const LEAST_WEIGHED = 2;
const MOST_WEIGHED = 3;
export const MAX_CRITERIA = 8;
/** In UTF-16 units, as `maxlength` counts them. */
export const MAX_CRITERION_LENGTH = 80;
export const MAX_RAISE_LENGTH = 200;

/** Weights and marks. */
export const MARKS = [1, 2, 3, 4, 5] as const;
const USUAL_WEIGHT = 3;

/** How much one wants it, how much one believes in it. */
export const WILL_STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** More than an analysis can have. */
const PLACES = 16;

const READY_CRITERIA = {
  zarobki: 'Zarobki',
  pewnosc: 'Pewność, że będzie praca',
  czas: 'Czas do pierwszej pracy',
  godziny: 'Godziny, które pasują do życia',
  dojazd: 'Dojazd albo praca z\u00a0domu',
  ludzie: 'Ludzie, z\u00a0którymi się pracuje',
  spokoj: 'Spokój i\u00a0przewidywalność',
  rozwoj: 'Rozwój i\u00a0nauka nowych rzeczy',
  sens: 'Poczucie sensu',
  sily: 'Starczy mi sił i\u00a0zdrowia',
} as const;

/** `marks`: by the path's place; one that is missing isn't given yet. */
export type Criterion = { name: string; weight: number; marks: Readonly<Record<string, number>> };

/** Null = not said yet. `raise`: what would make one of them one higher. */
type Will = { want: number | null; believe: number | null; raise: string };

export type Decision = {
  paths: readonly number[];
  /** As they were added. */
  criteria: readonly Criterion[];
  /** By the path's place. What belongs to a path that isn't weighed now stays. */
  wills: Readonly<Record<string, Will>>;
};

export const NO_DECISION: Decision = { paths: [], criteria: [], wills: {} };

/** Of a form and of what we stored ourselves: what can't be meant is left out, and too much is left for `faultIn`. */
export function readDecision(value: unknown): Decision {
  const { paths, criteria, wills } = recordOf(value);
  return {
    paths: [...new Set(listOf(paths).flatMap((one) => stepOf(one, 0, PLACES - 1) ?? []))],
    criteria: listOf(criteria).flatMap(readCriterion),
    wills: byPlace(wills, readWill),
  };
}

function readCriterion(value: unknown): Criterion[] {
  const { name, weight, marks } = recordOf(value);
  const words = textOf(name, MAX_CRITERION_LENGTH, cleanName);
  if (words === '') return [];
  const given = byPlace(marks, (mark) => stepOf(mark, 1, MARKS.length));
  return [{ name: words, weight: stepOf(weight, 1, MARKS.length) ?? USUAL_WEIGHT, marks: given }];
}

function readWill(value: unknown): Will | null {
  const { want, believe, raise } = recordOf(value);
  const most = WILL_STEPS.length - 1;
  const oneLine = (text: string) => cleanLongText(text).replaceAll('\n', ' ');
  const will = {
    want: stepOf(want, 0, most),
    believe: stepOf(believe, 0, most),
    raise: textOf(raise, MAX_RAISE_LENGTH, oneLine),
  };
  return will.want === null && will.believe === null && will.raise === '' ? null : will;
}

/** The sentence for what is wrong; null = it can be kept. */
export function faultIn({ paths, criteria, wills }: Decision): string | null {
  if (paths.length < LEAST_WEIGHED) return 'Wybierz dwie albo trzy ścieżki.';
  if (paths.length > MOST_WEIGHED) return 'Naraz można zważyć najwyżej trzy ścieżki. Odznacz którąś.';
  if (criteria.length > MAX_CRITERIA)
    return `Najwyżej ${MAX_CRITERIA} kryteriów. Usuń któreś, żeby dodać następne.`;
  const long = criteria.find(({ name }) => name.length > MAX_CRITERION_LENGTH);
  if (long !== undefined)
    return `Skróć kryterium do ${MAX_CRITERION_LENGTH} znaków – teraz ma ich ${long.name.length}.`;
  const keys = criteria.map(({ name }) => nameKey(name));
  const again = criteria.find(({ name }, at) => keys.indexOf(nameKey(name)) !== at);
  if (again !== undefined) return `Kryterium „${again.name}” już jest na liście.`;
  const raise = Object.values(wills).find((one) => one.raise.length > MAX_RAISE_LENGTH);
  if (raise !== undefined)
    return `Skróć odpowiedź do ${MAX_RAISE_LENGTH} znaków – teraz ma ich ${raise.raise.length}.`;
  return null;
}

/** What the person wrote themselves. */
export function ownWords({ criteria, wills }: Decision): string[] {
  return [...criteria.map(({ name }) => name), ...Object.values(wills).map(({ raise }) => raise)];
}

/** The ready ones that aren't there yet. */
export function readyCriteria({ criteria }: Decision): { key: string; name: string }[] {
  const there = new Set(criteria.map(({ name }) => nameKey(name)));
  return Object.entries(READY_CRITERIA)
    .filter(([, name]) => !there.has(nameKey(name)))
    .map(([key, name]) => ({ key, name }));
}

/** What a press on a button of the list does: 'usun:2' takes the third away; anything else changes nothing. */
export function pressed(decision: Decision, button: string): Decision {
  const [deed = '', what = ''] = button.split(':');
  const { criteria } = decision;
  const at = stepOf(what, 0, criteria.length - 1);
  return at === null || deed !== 'usun' ? decision : { ...decision, criteria: criteria.toSpliced(at, 1) };
}

/** With the ready ones of these keys that aren't there yet, in their own order. */
export function withReady(decision: Decision, keys: readonly string[]): Decision {
  const wanted = readyCriteria(decision).filter(({ key }) => keys.includes(key));
  return wanted.reduce((sum, { name }) => withCriterion(sum, name), decision);
}

/** At the end; blanks add none. */
export function withCriterion(decision: Decision, name: string): Decision {
  return { ...decision, criteria: [...decision.criteria, ...readCriterion({ name })] };
}

// Longer than it may be, it stays as long as it is, so that its fault can be said and nothing typed is lost.
function textOf(value: unknown, most: number, clean: (text: string) => string): string {
  if (typeof value !== 'string') return '';
  return value.length > most ? value.trim() : clean(value);
}

/** A whole number, as such or written; null = none between the ends. */
function stepOf(value: unknown, least: number, most: number): number | null {
  const step = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  return typeof step === 'number' && Number.isInteger(step) && step >= least && step <= most ? step : null;
}

function byPlace<Kept>(value: unknown, read: (one: unknown) => Kept | null): Record<string, Kept> {
  const kept = Object.entries(recordOf(value)).flatMap(([key, one]) => {
    const place = stepOf(key, 0, PLACES - 1);
    const found = place === null ? null : read(one);
    return found === null ? [] : [[String(place), found] as const];
  });
  return Object.fromEntries(kept);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
