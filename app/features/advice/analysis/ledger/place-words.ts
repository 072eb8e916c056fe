// Where a path stands once its owner has denied something, and who stands higher now.
import type { MovedPath, Overtaking } from '#domain/advice/objections.ts';
import { overtakersOf } from '#domain/advice/objections.ts';

const MAX_NAMES = 3;

/** 'był 1., teraz 4. z 24'; null = its place was not known before, so nothing can be compared. */
export function placeWords({ place, placeBefore }: MovedPath, candidates: number): string | null {
  if (placeBefore === null) return null;
  if (place === null) return `był ${placeBefore}., teraz poza pierwszymi ${candidates}`;
  return place === placeBefore
    ? `nadal ${place}. z\u00a0${candidates}`
    : `był ${placeBefore}., teraz ${place}. z\u00a0${candidates}`;
}

/** 'Wyżej są teraz: Ogrodnik, Dietetyk, Leśnik i inne (2).'; '' = nobody passed. */
export function overtakenWords(path: MovedPath, nowHigher: readonly Overtaking[]): string {
  const passed = overtakersOf(path, nowHigher).toSorted((one, other) => one.place - other.place);
  if (passed.length === 0) return '';
  const shown = passed.length === MAX_NAMES + 1 ? passed : passed.slice(0, MAX_NAMES);
  const rest = passed.length - shown.length;
  const names = shown.map(({ nazwa }) => nazwa).join(', ');
  return `Wyżej ${passed.length === 1 ? 'jest' : 'są'} teraz: ${names}${rest === 0 ? '' : ` i\u00a0inne (${rest})`}.`;
}
