// What a trial taught, and what it moved, in words.
import { overtakersOf, type MovedPath } from '#domain/advice/objections.ts';
import type { TrialOutcome } from '#domain/advice/trial.ts';
import type { TrialTold } from '#worker/services/advice/trial.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { overtakenWords } from '../analysis/ledger/place-words.ts';

export const WISH_WORDS: Readonly<Record<TrialOutcome['wish'], string>> = {
  more: 'chcę więcej',
  mixed: 'mieszane uczucia',
  no: 'to nie dla mnie',
};

export const EFFORT_WORDS: Readonly<Record<TrialOutcome['effort'], string>> = {
  easier: 'łatwiej, niż się zapowiadało',
  fine: 'tak, jak się zapowiadało',
  harder: 'trudniej, niż się zapowiadało',
};

export const MOST_WORDS: Readonly<Record<NonNullable<TrialOutcome['most']>, string>> = {
  strangers: 'kontakt z\u00a0nowymi ludźmi',
  team: 'praca w\u00a0zespole',
  alone: 'praca w\u00a0pojedynkę',
  pace: 'tempo',
  monotony: 'powtarzalność',
  deciding: 'decydowanie',
  screen: 'praca przy ekranie',
  outdoors: 'praca na dworze',
};

/** 'chcę więcej; trudniej, niż się zapowiadało; na plus: tempo' */
export function outcomeWords({ wish, effort, most }: TrialOutcome): string {
  const weighed = most === null ? [] : [`${sideOf(wish)}: ${MOST_WORDS[most]}`];
  return [WISH_WORDS[wish], EFFORT_WORDS[effort], ...weighed].join('; ');
}

/** 'Sobota, 28 listopada 2026' */
export function weekendWords(day: string): string {
  const isSaturday = new Date(`${day}T00:00:00Z`).getUTCDay() === 6;
  return `${isSaturday ? 'Sobota' : 'Niedziela'}, ${polishDay(day)}`;
}

/** What moved, the path that was tried first: 'Po próbie: Piekarz spada z 2. na 5. miejsce, bo to nie dla Ciebie.' */
export function movedSentences({ outcome, ranked, names }: TrialTold, zawodId: string): string[] {
  const own = ranked?.paths.find((one) => one.zawodId === zawodId);
  if (ranked === null || own === undefined)
    return [
      'Tej analizy nie da się już ułożyć na nowo, bo nie zachowało się, z\u00a0czego powstała. Próbę uwzględni następna.',
    ];
  const others = ranked.paths.filter((one) => one !== own && one.place !== one.placeBefore);
  const name = (one: MovedPath) => names[one.zawodId] ?? one.zawodId;
  const tried = `Po próbie: ${name(own)} ${moveWords(own, ranked.candidates)}, bo ${reasonOf(outcome)}.`;
  const passed =
    overtakersOf(own, ranked.nowHigher).length === 0 ? [] : [overtakenWords(own, ranked.nowHigher)];
  return [tried, ...passed, ...others.map((one) => `${name(one)} ${moveWords(one, ranked.candidates)}.`)];
}

function moveWords({ place, placeBefore }: MovedPath, candidates: number): string {
  if (place === placeBefore)
    return place === null
      ? `nadal nie mieści się w\u00a0pierwszych ${candidates}`
      : `zostaje na ${place}. miejscu`;
  if (placeBefore === null) return `wchodzi na ${place}. miejsce`;
  if (place === null) return `spada z\u00a0${placeBefore}. miejsca poza listę`;
  return `${place < placeBefore ? 'awansuje' : 'spada'} z\u00a0${placeBefore}. na ${place}. miejsce`;
}

const REASONS: Readonly<Record<TrialOutcome['wish'], string>> = {
  more: 'chcesz tego więcej',
  mixed: 'wrażenia są mieszane',
  no: 'to nie dla Ciebie',
};

function reasonOf({ wish, most }: TrialOutcome): string {
  return most === null
    ? REASONS[wish]
    : `${REASONS[wish]}, a\u00a0${sideOf(wish)} liczy się ${MOST_WORDS[most]}`;
}

function sideOf(wish: TrialOutcome['wish']): string {
  return wish === 'more' ? 'na plus' : 'na minus';
}
