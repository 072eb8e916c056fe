// How a row moved, as a sign and in words, and why, in one line. Said without a gender: names of occupations have both.
import type { ChangeableValue } from '#domain/advice/condition-change.ts';
import type { Loosened, Move, Reason, Tried } from '#domain/advice/decide/what-if.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { ledgerChangeWords } from '../history/change-words.ts';
import { whyWords } from './why-words.ts';

type MoveWords = { sign: string; said: string; tone: 'positive' | 'warning' | 'neutral' };

const PLACES: [string, string, string] = ['miejsce', 'miejsca', 'miejsc'];

export function moveWords({ place, placeBefore }: Move): MoveWords {
  if (place === null)
    return {
      sign: 'poza listą',
      said: placeBefore === null ? 'nadal poza listą' : 'poza listą',
      tone: 'warning',
    };
  if (placeBefore === null) return { sign: 'nowość', said: 'nowość na liście', tone: 'positive' };
  const up = placeBefore - place;
  if (up === 0) return { sign: 'bez zmian', said: 'to samo miejsce', tone: 'neutral' };
  const by = pluralized(Math.abs(up), PLACES);
  return up > 0
    ? { sign: `▲ ${up}`, said: `o\u00a0${by} wyżej`, tone: 'positive' }
    : { sign: `▼ ${-up}`, said: `o\u00a0${by} niżej`, tone: 'neutral' };
}

export function reasonWords({ place, placeBefore }: Move, reason: Reason): string {
  switch (reason.kind) {
    case 'out':
      return whyWords(reason.why);
    case 'in':
      return reason.why.kind === 'conditions'
        ? `Nie wyklucza go już: ${reason.why.broken.map((one) => `„${conditionName(one)}”`).join(', ')}.`
        : 'Nic go już nie wyklucza.';
    case 'ledger':
      return `W\u00a0bilansie ${ledgerChangeWords(reason.change, reason.names)}.`;
    case 'others':
      if (placeBefore === null) return 'Punkty bez zmian, ale zwolniło się miejsce.';
      return placeBefore > (place ?? Infinity)
        ? 'Punkty bez zmian, ale ubyło zawodów wyżej.'
        : 'Punkty bez zmian, ale przybyło zawodów wyżej.';
  }
}

/** 'dziś 4., po zmianie 2.' */
export function placesWords({ place, placeBefore }: Move): string {
  return `dziś ${placeWord(placeBefore)}, po zmianie ${placeWord(place)}`;
}

export function placeWord(place: number | null): string {
  return place === null ? 'poza listą' : `${place}.`;
}

const NO_MATTER = 'bez znaczenia';

/** 'warunek: praca zdalna', 'wolę: praca zdalna', 'bez znaczenia'. */
export function heldWords(condition: ChangeableValue | null): string {
  if (condition === null) return NO_MATTER;
  return `${condition.firm ? 'musi być' : 'wolę'}: ${conditionName(condition)}`;
}

const OCCUPATIONS: [string, string, string] = ['zawód', 'zawody', 'zawodów'];

export function inShortWords({ changes, count, countBefore, came }: Tried): string {
  const now = pluralized(count, OCCUPATIONS);
  return changes.length === 0
    ? `Na liście przy\u00a0dzisiejszych warunkach: ${now}.`
    : `Na liście przy\u00a0tych warunkach: ${now} (dziś\u00a0${countBefore}), nowych:\u00a0${came}.`;
}

/** What would come onto the list. */
export function loosenedWords({ to, count, names }: Loosened): string {
  const how = to === null ? 'Bez tego warunku' : 'Z\u00a0rokiem więcej na naukę';
  const more = count - names.length;
  const named =
    names.length === 0
      ? ''
      : `: ${names.join(', ')}${more === 0 ? '' : ` i\u00a0${more} ${more === 1 ? 'inny' : 'innych'}`}`;
  return `${how} ${doors(count)} na listę ${pluralized(count, OCCUPATIONS)}${named}.`;
}

const doors = (count: number) => {
  const isFew = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
  return isFew ? 'wchodzą' : 'wchodzi';
};
