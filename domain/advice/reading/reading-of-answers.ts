// The bridge: answers without a reading, read by the words of before. One file, so that another reader takes its place.
import type { AdviceAnswers } from '../person.ts';
import type { OccupationIndex } from '../ranking/occupation-index.ts';
import { LIKED, LIVED } from './cues.ts';
import { hear, saidWords, type HeardWords, type SaidWord } from './heard-words.ts';
import {
  EMPTY_BACKGROUND,
  EMPTY_READING,
  type Activity,
  type Condition,
  type Reading,
  type Stance,
  type Work,
} from './reading.ts';
import { standsOf } from './stands.ts';
import { backgroundIn } from './stated-background.ts';
import { statedLimits, type StatedLimits } from './stated-limits.ts';
import { plainText, tokensOf } from './tokens.ts';

export function readingOfAnswers(answers: AdviceAnswers, index: OccupationIndex): Reading {
  const interests = tokensOf(answers.additional_interests);
  const info = tokensOf(answers.additional_info);
  const liked: HeardWords = new Map();
  const disliked: HeardWords = new Map();
  hear(interests, standsOf(interests, LIKED), index, liked, disliked);
  hear(info, standsOf(info, LIVED), index, liked, disliked);
  const plain = `${plainText(interests)} ${plainText(info)}`;
  const { education, from, wantsAway } = backgroundIn(plain, interests, info, index);
  const slugs = new Map([...index.conceptOf].map(([slug, concept]) => [concept, slug]));
  const activitiesOf = (said: readonly SaidWord[], stance: Stance | null) =>
    said.flatMap(({ concept, word, weight }): Activity[] => {
      const slug = slugs.get(concept);
      if (slug === undefined) return [];
      return [{ concept: slug, stance: stance ?? (weight >= LIKED ? 'likes' : 'can'), quote: word }];
    });
  const work = [...from].map(([occupation, word]): Work => {
    const relation = wantsAway ? 'leaves' : 'now';
    return { occupation, label: word, relation, years: null, quote: word };
  });
  return {
    ...EMPTY_READING,
    activities: [...activitiesOf(saidWords(liked), null), ...activitiesOf(saidWords(disliked), 'dislikes')],
    work,
    conditions: [
      ...conditionsOf(statedLimits(plain, plainText(info))),
      ...(wantsAway ? [{ kind: 'field', value: 'leave', firm: true, quote: null } as const] : []),
    ],
    background: {
      ...EMPTY_BACKGROUND,
      education: education === null ? null : { level: education, field: null, quote: null },
    },
  };
}

function conditionsOf(limits: StatedLimits): Condition[] {
  const avoided = (isSaid: boolean, kind: 'lifting' | 'standing' | 'shifts' | 'screen'): Condition[] =>
    isSaid ? [{ kind, value: 'avoid', firm: true, quote: null }] : [];
  const wanted = (isSaid: boolean, kind: 'remote' | 'outdoors'): Condition[] =>
    isSaid ? [{ kind, value: 'want', firm: true, quote: null }] : [];
  const { maxMonths, minPay, polishLevel } = limits;
  return [
    ...avoided(limits.noLifting, 'lifting'),
    ...avoided(limits.noStanding, 'standing'),
    ...avoided(limits.noShifts, 'shifts'),
    ...avoided(limits.noScreen, 'screen'),
    ...wanted(limits.remoteOnly, 'remote'),
    ...wanted(limits.outdoors, 'outdoors'),
    ...(maxMonths === null ? [] : [{ kind: 'months', value: maxMonths, firm: true, quote: null } as const]),
    ...(minPay === null ? [] : [{ kind: 'pay', value: minPay, firm: true, quote: null } as const]),
    ...(polishLevel === null
      ? []
      : [{ kind: 'polish', value: polishLevel, firm: true, quote: null } as const]),
  ];
}
