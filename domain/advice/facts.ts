// The optional facts beside the quiz's answers, as they travel. Every field may be missing; one
// that can't be understood is dropped by itself, never the rest. No schema library here: the browser uses it too.
import { EDUCATION_LEVELS, POLISH_LEVELS, RIASEC, type Education, type PolishLevel } from './occupation.ts';

export const ACTIVITY_KEYS = RIASEC.flatMap((letter) => [`${letter}1`, `${letter}2`, `${letter}3`]);

export const YES_NO_FACTS = [
  'noLifting',
  'noStanding',
  'noShifts',
  'noScreen',
  'remoteOnly',
  'outdoors',
] as const;

type YesNoFact = (typeof YES_NO_FACTS)[number];

/** Limits of work that say something of a person's health: kept only with their consent (art. 9 RODO). */
export const HEALTH_LIMITS = [
  'noLifting',
  'noStanding',
  'noShifts',
  'noScreen',
] as const satisfies YesNoFact[];

/** 0 = no, 1 = a bit, 2 = yes. */
export type Activities = Readonly<Record<string, number>>;

export type Facts = Readonly<
  {
    education?: Education;
    /** Ids of occupations done before. */
    from?: readonly string[];
    years?: number;
    voivodeship?: string;
    hoursPerWeek?: number;
    maxMonths?: number;
    /** PLN gross a month. */
    minPay?: number;
    polishLevel?: PolishLevel;
    /** Keys of licences held. */
    licences?: readonly string[];
    stay?: 'near' | 'far';
    activities?: Activities;
  } & Partial<Record<YesNoFact, boolean>>
>;

const HIGHEST = { years: 80, hoursPerWeek: 168, maxMonths: 600, minPay: 1_000_000 } as const;
const MAX_LISTED = 50;
const MAX_KEY_LENGTH = 80;

export function saysOfHealth(facts: Facts): boolean {
  return HEALTH_LIMITS.some((key) => facts[key] === true);
}

export function withoutHealthLimits(facts: Facts): Facts {
  const rest = { ...facts };
  for (const key of HEALTH_LIMITS) delete rest[key];
  return rest;
}

export function readFacts(value: unknown): Facts {
  if (!isRecord(value)) return {};
  const numbers = Object.entries(HIGHEST).flatMap(([key, highest]) => {
    const number = value[key];
    return typeof number === 'number' && number >= 0 && number <= highest ? [[key, number]] : [];
  });
  const yesNo = YES_NO_FACTS.flatMap((key) => (typeof value[key] === 'boolean' ? [[key, value[key]]] : []));
  const lists = ['from', 'licences'].flatMap((key) => {
    const keys = readKeys(value[key]);
    return keys.length > 0 ? [[key, keys]] : [];
  });
  const activities = readActivities(value['activities']);
  const { voivodeship } = value;
  return {
    ...Object.fromEntries([...numbers, ...yesNo, ...lists]),
    ...oneOf('education', EDUCATION_LEVELS, value),
    ...oneOf('polishLevel', POLISH_LEVELS, value),
    ...oneOf('stay', ['near', 'far'] as const, value),
    ...(isKey(voivodeship) ? { voivodeship } : {}),
    ...(Object.keys(activities).length > 0 ? { activities } : {}),
  };
}

function oneOf<Key extends string, Word extends string>(
  key: Key,
  words: readonly Word[],
  value: Record<string, unknown>,
): { [K in Key]?: Word } {
  const found = words.find((word) => word === value[key]);
  if (found === undefined) return {};
  const fact: { [K in Key]?: Word } = {};
  fact[key] = found;
  return fact;
}

function readKeys(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isKey))].slice(0, MAX_LISTED) : [];
}

function readActivities(value: unknown): Activities {
  if (!isRecord(value)) return {};
  const answered = ACTIVITY_KEYS.filter(
    (key) => [0, 1, 2].includes(Number(value[key] ?? -1)) && value[key] !== '',
  );
  return Object.fromEntries(answered.map((key) => [key, Number(value[key])]));
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_KEY_LENGTH;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
