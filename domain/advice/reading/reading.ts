// What Szlak understood of a person (docs/decisions.md 'Who reads what a person wrote'): one value, whoever made it, a model, the rules or
// the person. The rule ranks what was confirmed. Every entry carries the words it comes from; null = the person added it by hand.
// Plain types and lists: the browser uses them, too. The schema is in reading-schema.ts.
import type { Education, PolishLevel } from '../occupation.ts';

export const ANSWER_LANGUAGES = ['pl', 'uk', 'en', 'other'] as const;

export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];

export const STANCES = ['likes', 'can', 'dislikes'] as const;

export type Stance = (typeof STANCES)[number];

/** `concept`: the slug of a row of content/careers/words.ts. */
export type Activity = { concept: string; stance: Stance; quote: string | null };

export const WORK_RELATIONS = ['now', 'before', 'trained', 'wants', 'leaves', 'refuses'] as const;

export type WorkRelation = (typeof WORK_RELATIONS)[number];

/** `label`: the work in the person's words; `occupation` null = no occupation of the table is certain. */
export type Work = {
  occupation: string | null;
  label: string;
  relation: WorkRelation;
  years: number | null;
  quote: string | null;
};

/** What the person does, did, learned or wants, and an occupation stands behind it. */
export function isTrade({ occupation, relation }: Work): boolean {
  return occupation !== null && relation !== 'refuses';
}

/**
 * An occupation that whoever read would lay before this person, and the words for which: not what they said, so it stands apart from `work` and
 * is shown as the reader's own: the model's (docs/decisions.md 'What the reading model proposes'), or the rules' ('What the rules propose').
 */
export type Idea = { occupation: string; quote: string; isByRules?: true };

/** Conditions that somebody avoids or wants. 'sitting' = the whole day on a chair; 'screen' = the whole day at one. */
export const WISH_KINDS = [
  'lifting',
  'standing',
  'sitting',
  'kneeling',
  'walking',
  'heights',
  'driving',
  'outdoors',
  'indoors',
  'night',
  'shifts',
  'weekends',
  'away',
  'part-time',
  'remote',
  'screen',
  'telephone',
  'strangers',
  'conflict',
  'noise',
  'dust',
  'chemicals',
  'pollen',
  'fumes',
  'animals',
  'blood',
  'hazards',
  'hearing',
  'sight',
  'hands',
  'legs',
  'pace',
  'monotony',
  'alone',
  'team',
  'deciding',
  'record',
  'studies',
  'school',
] as const;

export type WishKind = (typeof WISH_KINDS)[number];

/**
 * 'hearing', 'sight', 'hands', 'legs': work that needs them well ('avoid' = the person's are weak). 'hazards': machines and places where a
 * faint or a dizzy spell ends in an accident. 'record': work that asks for a clean criminal record. 'studies', 'school': a way of years at an academy, or at any school. 'months': until the first job; 'pay': PLN gross a month at least; 'field': the field of the work so far.
 */
export type ConditionValue =
  | { kind: WishKind; value: 'avoid' | 'want' }
  | { kind: 'months'; value: number }
  | { kind: 'pay'; value: number }
  | { kind: 'polish'; value: PolishLevel }
  | { kind: 'field'; value: 'keep' | 'leave' };

/** Firm = excludes where the table knows; else points. */
export type Condition = ConditionValue & { firm: boolean; quote: string | null };

export type ConditionKind = ConditionValue['kind'];

export type Background = {
  /** The highest schooling and its field in the person's words. */
  education: { level: Education; field: string | null; quote: string | null } | null;
  /** Keys of licences that the table knows. */
  licences: readonly { key: string; quote: string | null }[];
  /** `level` null = not said. */
  languages: readonly { language: string; level: PolishLevel | null; quote: string | null }[];
  /** A voivodeship's key, or the place in words. */
  place: { voivodeship: string | null; label: string; quote: string | null } | null;
  /** What the person lives in: 'dwa lata do emerytury', 'sama z dwójką dzieci'. */
  circumstances: readonly { label: string; quote: string | null }[];
};

/** What one ready answer changes in the reading: entries that come with it. */
export type ReadingAddition = {
  activities?: readonly Activity[];
  work?: readonly Work[];
  conditions?: readonly Condition[];
  hires?: string;
};

/** A question whose answer would change the list most; `quote`: the words that were not certain. */
export type Unclear = {
  question: string;
  quote: string | null;
  answers: readonly { label: string; adds: ReadingAddition }[];
};

export const ALARMS = ['none', 'crisis', 'violence', 'minor'] as const;

export type Alarm = (typeof ALARMS)[number];

export const MAX_UNCLEAR = 2;

export type Reading = {
  language: AnswerLanguage;
  activities: readonly Activity[];
  work: readonly Work[];
  conditions: readonly Condition[];
  ideas: readonly Idea[];
  background: Background;
  unclear: readonly Unclear[];
  alarm: Alarm;
  /** Said by an employer, whom nothing here advises: the occupation that is looked for, '' if no table knows it. */
  hires?: string;
};

export const EMPTY_BACKGROUND: Background = {
  education: null,
  licences: [],
  languages: [],
  place: null,
  circumstances: [],
};

export const EMPTY_READING: Reading = {
  language: 'pl',
  activities: [],
  work: [],
  conditions: [],
  ideas: [],
  background: EMPTY_BACKGROUND,
  unclear: [],
  alarm: 'none',
};
