// Somebody made up, with the reading that a good reader would make of their story, for measuring the rule alone. `acceptable`: what an
// honest counsellor would show to this person's face; `absurd`: what would end the conversation. Ids or beginnings of codes ('3313'),
// judged before the rule's list was seen.
import { EMPTY_BACKGROUND, EMPTY_READING } from '#domain/advice/reading/reading.ts';
import type {
  Activity,
  Condition,
  ConditionValue,
  Reading,
  Stance,
  WishKind,
  Work,
  WorkRelation,
} from '#domain/advice/reading/reading.ts';
import type { Education, PolishLevel } from '#domain/advice/occupation.ts';

export type ReadPerson = {
  id: string;
  story: string;
  reading: Reading;
  preferences: readonly string[];
  acceptable: string;
  absurd: string;
};

/** Lists are parted by blanks. */
type Said = {
  likes?: string;
  can?: string;
  no?: string;
  /** 'now:pielegniarka:18', 'trained:spawacz'. */
  work?: string;
  /** 'lifting-' avoided, 'remote+' wanted, '!' before it = firm; 'months:6', 'pay:6000', 'polish:B1', 'field:leave'. */
  must?: string;
  education?: Education;
  field?: string;
  licences?: string;
  voivodeship?: string;
  lives?: string;
  prefers?: string;
};

export function person(
  id: string,
  story: string,
  said: Said,
  acceptable: string,
  absurd: string,
): ReadPerson {
  const preferences = listed(said.prefers);
  return { id, story, reading: readingOf(said), preferences, acceptable, absurd };
}

const listed = (list = '') => list.split(' ').filter((one) => one !== '');

function readingOf(said: Said): Reading {
  const stanceOf = (list: string | undefined, stance: Stance) =>
    listed(list).map((concept): Activity => ({ concept, stance, quote: null }));
  return {
    ...EMPTY_READING,
    activities: [
      ...stanceOf(said.likes, 'likes'),
      ...stanceOf(said.can, 'can'),
      ...stanceOf(said.no, 'dislikes'),
    ],
    work: listed(said.work).map(workOf),
    conditions: listed(said.must).map(conditionOf),
    background: {
      ...EMPTY_BACKGROUND,
      education:
        said.education === undefined
          ? null
          : { level: said.education, field: said.field ?? null, quote: null },
      licences: listed(said.licences).map((key) => ({ key, quote: null })),
      place:
        said.voivodeship === undefined
          ? null
          : { voivodeship: said.voivodeship, label: said.voivodeship, quote: null },
      circumstances: said.lives === undefined ? [] : [{ label: said.lives, quote: null }],
    },
  };
}

function workOf(text: string): Work {
  const [relation = '', occupation = '', years] = text.split(':');
  return {
    occupation,
    label: occupation,
    relation: relation as WorkRelation,
    years: years === undefined ? null : Number(years),
    quote: null,
  };
}

function conditionOf(text: string): Condition {
  const firm = text.startsWith('!');
  return { ...valueOf(firm ? text.slice(1) : text), firm, quote: null };
}

function valueOf(text: string): ConditionValue {
  const [kind = '', value = ''] = text.split(':');
  if (kind === 'months' || kind === 'pay') return { kind, value: Number(value) };
  if (kind === 'polish') return { kind, value: value as PolishLevel };
  if (kind === 'field') return { kind, value: value === 'keep' ? 'keep' : 'leave' };
  return { kind: text.slice(0, -1) as WishKind, value: text.endsWith('+') ? 'want' : 'avoid' };
}
