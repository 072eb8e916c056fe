// A reading from outside (a browser, a model, a file), made safe to rank, store and show: an entry that can't be understood is dropped by
// itself, never the rest; what the tables don't know is dropped, an unknown occupation loses its id; sizes are bounded. `checkedQuotes`
// then keeps what the answers really say. Anyone who lets a model read uses `saidOnly`, too: nobody but the person adds by hand.
import * as z from 'zod';
import { quoteCheck } from '../analysis/grounding/quotes.ts';
import { cleanName } from '../analysis/reply/clean-text.ts';
import { lazy } from '../../platform/lazy.ts';
import { EDUCATION_LEVELS, POLISH_LEVELS } from '../occupation.ts';
import { VOIVODESHIPS } from '../voivodeships.ts';
import {
  ALARMS,
  ANSWER_LANGUAGES,
  EMPTY_READING,
  MAX_UNCLEAR,
  STANCES,
  WISH_KINDS,
  WORK_RELATIONS,
  type Activity,
  type Condition,
  type Reading,
  type ReadingAddition,
  type Unclear,
  type Work,
} from './reading.ts';

/** What the tables know: slugs of meanings, ids of occupations, keys of licences. */
export type KnownIds = {
  concepts: ReadonlySet<string>;
  occupations: ReadonlySet<string>;
  licences: ReadonlySet<string>;
};

type Answers = Parameters<typeof quoteCheck>[0];

export const READING_LIMITS = {
  activities: 60,
  work: 20,
  conditions: 40,
  ideas: 10,
  licences: 20,
  languages: 12,
  circumstances: 12,
  answers: 4,
  fewestAnswers: 2,
  quoteLength: 300,
} as const;

const MAX_YEARS = 80;
const MAX_MONTHS = 600;
const MAX_PAY = 1_000_000;

const shapes = lazy(() => {
  const text = z.string().transform(cleanName).pipe(z.string().min(1));
  const words = z
    .string()
    .trim()
    .min(1)
    .max(READING_LIMITS.quoteLength)
    .transform((one) => one.toWellFormed());
  const quote = words.nullable();
  const level = z.enum(POLISH_LEVELS);
  const said = { firm: z.boolean().catch(false), quote };
  return {
    text,
    activity: z.object({ concept: text, stance: z.enum(STANCES), quote }),
    work: z.object({
      occupation: text.nullable().catch(null),
      label: text,
      relation: z.enum(WORK_RELATIONS),
      years: z.number().min(0).max(MAX_YEARS).nullable().catch(null),
      quote,
    }),
    idea: z.object({ occupation: text, quote: words, isByRules: z.literal(true).exactOptional() }),
    condition: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(WISH_KINDS), value: z.enum(['avoid', 'want']), ...said }),
      z.object({ kind: z.literal('months'), value: z.number().int().min(0).max(MAX_MONTHS), ...said }),
      z.object({ kind: z.literal('pay'), value: z.number().int().min(0).max(MAX_PAY), ...said }),
      z.object({ kind: z.literal('polish'), value: level, ...said }),
      z.object({ kind: z.literal('field'), value: z.enum(['keep', 'leave']), ...said }),
    ]),
    education: z.object({ level: z.enum(EDUCATION_LEVELS), field: text.nullable().catch(null), quote }),
    licence: z.object({ key: text, quote }),
    language: z.object({ language: text, level: level.nullable().catch(null), quote }),
    place: z.object({ voivodeship: z.enum(VOIVODESHIPS).nullable().catch(null), label: text, quote }),
    circumstance: z.object({ label: text, quote }),
    whole: z.record(z.string(), z.unknown()).catch({}),
  };
});

export function parseReading(value: unknown, known: KnownIds): Reading {
  const shape = shapes();
  const given = shape.whole.parse(value);
  const background = shape.whole.parse(given['background']);
  return {
    language: z.enum(ANSWER_LANGUAGES).catch(EMPTY_READING.language).parse(given['language']),
    ...parseAddition(given, known),
    ideas: listOf(shape.idea, given['ideas'], READING_LIMITS.ideas).filter(({ occupation }) =>
      known.occupations.has(occupation),
    ),
    background: {
      education: shape.education.nullable().catch(null).parse(background['education']),
      licences: listOf(shape.licence, background['licences'], READING_LIMITS.licences).filter(({ key }) =>
        known.licences.has(key),
      ),
      languages: listOf(shape.language, background['languages'], READING_LIMITS.languages),
      place: shape.place.nullable().catch(null).parse(background['place']),
      circumstances: listOf(shape.circumstance, background['circumstances'], READING_LIMITS.circumstances),
    },
    unclear: listOf(shape.whole, given['unclear'], MAX_UNCLEAR).flatMap((one) => parseUnclear(one, known)),
    alarm: z.enum(ALARMS).catch(EMPTY_READING.alarm).parse(given['alarm']),
  };
}

function parseAddition(given: Record<string, unknown>, known: KnownIds): ReadingEntries {
  const shape = shapes();
  const activities: Activity[] = listOf(shape.activity, given['activities'], READING_LIMITS.activities);
  const work: Work[] = listOf(shape.work, given['work'], READING_LIMITS.work);
  const conditions: Condition[] = listOf(shape.condition, given['conditions'], READING_LIMITS.conditions);
  const { hires } = given;
  return {
    activities: activities.filter(({ concept }) => known.concepts.has(concept)),
    work: work.map((one) => ({ ...one, occupation: knownOrNull(one.occupation, known.occupations) })),
    conditions,
    ...(typeof hires === 'string' && { hires: known.occupations.has(hires) ? hires : '' }),
  };
}

type ReadingEntries = Required<Omit<ReadingAddition, 'hires'>> & Pick<ReadingAddition, 'hires'>;

const knownOrNull = (id: string | null, ids: ReadonlySet<string>) => (id !== null && ids.has(id) ? id : null);

function parseUnclear(given: Record<string, unknown>, known: KnownIds): Unclear[] {
  const shape = shapes();
  const question = shape.text.safeParse(given['question']);
  const answers = listOf(shape.whole, given['answers'], READING_LIMITS.answers).flatMap((answer) => {
    const label = shape.text.safeParse(answer['label']);
    return label.success
      ? [{ label: label.data, adds: parseAddition(shape.whole.parse(answer['adds']), known) }]
      : [];
  });
  if (!question.success || answers.length < READING_LIMITS.fewestAnswers) return [];
  const quote = shape.activity.shape.quote.catch(null).parse(given['quote'] ?? null);
  return [{ question: question.data, quote, answers }];
}

function listOf<Entry>(shape: z.ZodType<Entry>, value: unknown, most: number): Entry[] {
  if (!Array.isArray(value)) return [];
  const entries = value.slice(0, most * 2).flatMap((one): Entry[] => {
    const parsed = shape.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  return entries.slice(0, most);
}

type Quoted = { quote: string | null };

/** Without the entries whose quote isn't in the answers; those without a quote are the person's own and stay. */
export function checkedQuotes(reading: Reading, answers: Answers): Reading {
  const isSaid = quoteCheck(answers);
  return keeping(reading, ({ quote }) => quote === null || isSaid(quote));
}

/** Without the entries that have no quote: what a model adds by itself. */
export function saidOnly(reading: Reading): Reading {
  return keeping(reading, ({ quote }) => quote !== null);
}

function keeping(reading: Reading, isKept: (entry: Quoted) => boolean): Reading {
  const { background } = reading;
  const kept = <Entry extends Quoted>(entry: Entry | null) =>
    entry !== null && isKept(entry) ? entry : null;
  return {
    ...reading,
    activities: reading.activities.filter(isKept),
    work: reading.work.filter(isKept),
    conditions: reading.conditions.filter(isKept),
    ideas: reading.ideas.filter(isKept),
    background: {
      education: kept(background.education),
      licences: background.licences.filter(isKept),
      languages: background.languages.filter(isKept),
      place: kept(background.place),
      circumstances: background.circumstances.filter(isKept),
    },
    // A question may be about what was not said; what its answers add is the person's own press.
    unclear: reading.unclear.filter(({ quote }) => quote === null || isKept({ quote })),
  };
}
