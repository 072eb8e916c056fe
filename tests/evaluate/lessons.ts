// What the weights of domain/advice/gate/likeness.ts are learned from.
import type { Careers } from '#domain/advice/occupation.ts';
import {
  CRISIS_SENTENCES,
  ENOUGH,
  LATER_CRISIS,
  LATER_ORDINARY,
  LEARNED_CRISIS,
  LEARNED_ORDINARY,
  MINOR_SENTENCES,
  NOT_MINOR_SENTENCES,
  ORDINARY_SENTENCES,
  sentencesIn,
  TOO_LITTLE,
} from './gate-sentences.ts';
import { readProse } from './prose.ts';
import { PERSONAS } from './personas/all.ts';

const TOLD_OF = 4;

const DANGER: readonly string[] = [
  ...CRISIS_SENTENCES,
  ...LATER_CRISIS,
  ...sentencesIn('lessons-danger', 'danger'),
  ...sentencesIn('lessons-danger-more', 'danger'),
  ...sentencesIn('lessons-danger-hints', 'danger'),
  ...sentencesIn('lessons-hard-lives', 'danger'),
  ...sentencesIn('lessons-violence', 'danger'),
  ...sentencesIn('lessons-in-passing', 'danger'),
  ...ofPeople(sentencesIn('lessons-in-passing', 'hurts')),
  ...LEARNED_CRISIS,
];

function ordinaryTexts(careers: Careers): string[] {
  return [
    ...ORDINARY_SENTENCES,
    ...LATER_ORDINARY,
    ...sentencesIn('lessons-ordinary', 'ordinary'),
    ...sentencesIn('lessons-ordinary-more', 'ordinary'),
    ...sentencesIn('lessons-hard-lives', 'ordinary'),
    ...sentencesIn('lessons-violence', 'ordinary'),
    ...sentencesIn('lessons-in-passing', 'ordinary'),
    ...ofPeople(sentencesIn('lessons-in-passing', 'lives')),
    ...LEARNED_ORDINARY,
    ...NOT_MINOR_SENTENCES,
    ...ENOUGH,
    ...MINOR_SENTENCES,
    ...TOO_LITTLE,
    ...PERSONAS.flatMap(({ answers }) => [answers.additional_interests, answers.additional_info]),
    ...careers.occupations.map(({ oneLine }) => oneLine),
  ];
}

export function lessons(careers: Careers): { danger: string[]; ordinary: string[] } {
  const ordinary = ordinaryTexts(careers);
  return {
    danger: [...DANGER, ...amongOthers(DANGER)],
    ordinary: [...ordinary, ...amongOthers(ordinary), ...readProse()],
  };
}

/** Stands before or after anything, so that it tells nothing. */
const BEFORE = [
  'Od dawna ',
  'Lubię koty, ale ',
  'Szczerze mówiąc ',
  'Pracuję w sklepie, a ',
  'Mam 30 lat i ',
  'Czasem ',
  'Interesuje mnie sport, gotowanie, poza tym ',
  'Po rozwodzie ',
];
const AFTER = [
  '',
  ', doradźcie coś',
  ' i nie wiem, co dalej',
  ', lubię też rysować',
  ' od kilku miesięcy',
  ', z zawodu jestem kucharzem',
  ' i szukam pracy',
];
const MAX_WORDS = 9;

/** Each short sentence once more among others, in another place each. */
function amongOthers(sentences: readonly string[]): string[] {
  return sentences
    .filter((sentence) => sentence.split(' ').length <= MAX_WORDS)
    .map((sentence, at) => {
      const before = BEFORE[at % BEFORE.length] ?? '';
      const after = AFTER[at % AFTER.length] ?? '';
      return before + sentence.replace(/[.!?]+$/, '') + after;
    });
}

/** Who does it says nothing, what is done says all: each deed is told of a few people, and each of them of many deeds. */
function ofPeople(deeds: readonly string[]): string[] {
  const people = sentencesIn('lessons-in-passing', 'who');
  return deeds.flatMap((deed, at) =>
    Array.from({ length: TOLD_OF }, (_, turn) => {
      const who = people[(at * TOLD_OF + turn) % people.length] ?? '';
      return `${who} ${deed}`;
    }),
  );
}
