import type { BookletPage, Stamp } from '#domain/advice/progress/booklet.ts';
import { outcomeWords } from '../trial/trial-words.ts';

/** What a stamp is for. The words of a step on a path that is locked now stay on the server, its number doesn't. */
export function stampName({ kind, name, number }: Stamp): string {
  if (kind === 'test') return 'Próba zawodu';
  if (name !== null) return name;
  return kind === 'step' ? `Krok ${number}` : 'Lekcja';
}

/** What its owner said of a trial, '' = nothing: 'chcę więcej; tak, jak się zapowiadało. „Ręce bolą, ale warto.”' */
export function toldWords({ told }: Stamp): string {
  if (told === undefined) return '';
  const { outcome, note } = told;
  return [
    ...(outcome === null ? [] : [`${outcomeWords(outcome)}.`]),
    ...(note === null ? [] : [`„${note}”`]),
  ].join(' ');
}

/** What stands in the ring. */
export function ringWord({ kind, number }: Stamp): string {
  if (kind === 'test') return 'próba';
  return kind === 'step' ? `krok ${number}` : 'lekcja';
}

/** 'Masz 5 pieczątek.' */
export function stampsWords(pages: readonly Pick<BookletPage, 'stamps'>[]): string {
  const count = pages.reduce((sum, { stamps }) => sum + stamps.length, 0);
  if (count === 1) return 'Masz 1\u00a0pieczątkę.';
  const isFew = count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14);
  return `Masz ${count}\u00a0${isFew ? 'pieczątki' : 'pieczątek'}.`;
}
