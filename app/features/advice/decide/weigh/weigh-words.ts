// What a person's own weights come to, in sentences. They say what follows from the marks and never what to do.
import type { Turn, Weighed } from '#domain/advice/decide/weighed.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { decimal } from '../../analysis/facts/fact-words.ts';

/** Averages this near are one mark apart at most. */
const NEAR = 0.3;

/** 'Twoich' to the person, 'tych' to anyone who reads it with them. */
export type Whose = 'Twoich' | 'tych';

const named = (names: readonly string[], place: number) => `„${names[place] ?? ''}”`;

/** '3,8 na 5' */
export function averageWords(average: number): string {
  return `${decimal(Math.round(average * 10) / 10)}\u00a0na\u00a05`;
}

/** In short: each path with its average, the highest first. */
export function standingOf({ paths }: Weighed, names: readonly string[]): [name: string, average: string][] {
  return paths.map(({ place, average }) => [names[place] ?? '', averageWords(average)]);
}

export function resultSentences(
  { paths, isLevel }: Weighed,
  names: readonly string[],
  whose: Whose,
): string[] {
  const [first, second] = paths;
  if (first === undefined || second === undefined) return [];
  if (isLevel) {
    const level = paths
      .filter(({ points }) => points === first.points)
      .map(({ place }) => named(names, place));
    const list = `${level.slice(0, -1).join(', ')} i\u00a0${level.at(-1) ?? ''}`;
    return [`Przy ${whose} wagach ${list} wychodzą tak samo: ${averageWords(first.average)}.`];
  }
  const result = `Przy ${whose} wagach najwyżej wychodzi ${named(names, first.place)}: ${averageWords(first.average)}.`;
  const isNear = first.average - second.average <= NEAR;
  return isNear ? [result, 'Różnica jest niewielka.'] : [result];
}

/** Null = all of them count. */
export function countedSentence(counted: number, of: number): string | null {
  if (counted === of) return null;
  const criteria = pluralized(counted, ['kryterium', 'kryteria', 'kryteriów']);
  return `Liczymy tylko to, w\u00a0czym każda ścieżka ma ocenę: ${criteria} z\u00a0${of}.`;
}

export function turnSentence(turn: Turn, names: readonly string[]): string {
  const { criterion, from, to } = turn;
  return turn.kind === 'weight'
    ? `Gdyby kryterium „${criterion}” miało wagę ${to} zamiast ${from}.`
    : `Gdyby ścieżka ${named(names, turn.place)} dostała w\u00a0kryterium „${criterion}” ${to} zamiast ${from}.`;
}

export function turnsTitle({ paths }: Weighed, names: readonly string[]): string {
  return `Co musiałoby być inne, żeby wygrała ścieżka ${named(names, paths[1]?.place ?? -1)}`;
}

export const NO_TURN = 'Żadna pojedyncza waga ani ocena tego nie zmieni. Musiałoby się zmienić kilka naraz.';
