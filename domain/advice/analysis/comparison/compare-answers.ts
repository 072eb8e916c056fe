// Which answers of two analyses differ. Only that they differ is said: what followed from them stands in the ledgers, if anywhere.
import type { Facts } from '../../facts.ts';
import { wordsIn, type FoundWord } from '../../../platform/folded-text.ts';
import { PREFERENCES, type Preference, type QuizAnswers } from '../../quiz/answers.ts';

type Change<Said> = { added: Said[]; removed: Said[] };

export type AnswerChanges = {
  preferences: Change<Preference>;
  interests: Change<string>;
  info: Change<string>;
  /** Which facts differ, by their names in domain/advice/facts.ts. */
  facts: (keyof Facts)[];
};

type Answered = { answers: QuizAnswers; facts: Facts };

const FACT_KEYS = [
  'education',
  'from',
  'years',
  'voivodeship',
  'hoursPerWeek',
  'maxMonths',
  'minPay',
  'polishLevel',
  'licences',
  'stay',
  'activities',
  'noLifting',
  'noStanding',
  'noShifts',
  'noScreen',
  'remoteOnly',
  'outdoors',
] as const satisfies (keyof Facts)[];

export function compareAnswers(before: Answered, now: Answered): AnswerChanges {
  const [one, other] = [before.answers, now.answers];
  return {
    preferences: {
      added: PREFERENCES.filter((key) => other.preferences.includes(key) && !one.preferences.includes(key)),
      removed: PREFERENCES.filter((key) => one.preferences.includes(key) && !other.preferences.includes(key)),
    },
    interests: compareTexts(one.additional_interests, other.additional_interests),
    info: compareTexts(one.additional_info, other.additional_info),
    facts: FACT_KEYS.filter((key) => canonical(before.facts[key]) !== canonical(now.facts[key])),
  };
}

export function isUnchanged({ preferences, interests, info, facts }: AnswerChanges): boolean {
  const lists = [preferences, interests, info].flatMap(({ added, removed }) => [added, removed]);
  return facts.length === 0 && lists.every((list) => list.length === 0);
}

/** Words that one text has and the other has not, as they were written; neighbours stay together. */
function compareTexts(before: string, now: string): Change<string> {
  return { added: wordsMissingFrom(before, now), removed: wordsMissingFrom(now, before) };
}

function wordsMissingFrom(known: string, text: string): string[] {
  const seen = new Set(wordsIn(known).map((word) => word.folded));
  const runs: FoundWord[][] = [];
  let end = -1;
  for (const word of wordsIn(text)) {
    if (seen.has(word.folded)) continue;
    const isNext = end >= 0 && /^\s*$/.test(text.slice(end, word.start));
    if (isNext) runs.at(-1)?.push(word);
    else runs.push([word]);
    end = word.end;
  }
  return [...new Set(runs.map((run) => quoteOf(run, text)))].filter((quote) => quote !== '');
}

/** Without the little words at its ends: an 'i' or 'w' tells nothing. */
function quoteOf(run: readonly FoundWord[], text: string): string {
  const first = run.find(isTelling);
  const last = run.findLast(isTelling);
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}

function isTelling({ raw }: FoundWord): boolean {
  return raw.length > 2;
}

/** Equal for equal answers, in whatever order they were given. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  if (typeof value === 'object' && value !== null) return JSON.stringify(Object.entries(value).toSorted());
  // A limit that isn't set and one that was taken back are the same.
  return value === undefined || value === false ? '' : JSON.stringify(value);
}
