// The measures of the rule over all personas; tests/evaluate/table.ts says what they must reach.
import type { Careers, Occupation } from '#domain/advice/occupation.ts';
import { rank, scoresOf } from '#domain/advice/rank.ts';
import { indexOf } from '#domain/advice/ranking/occupation-index.ts';
import { PARAPHRASES } from './paraphrases.ts';
import type { Persona } from './personas/persona.ts';
import { SWAPS } from './swaps.ts';

const FIRST = 8;
/** How many of the first eight an adviser must nod at. */
const ENOUGH_ACCEPTABLE = 3;

type PersonaResult = {
  id: string;
  acceptable: number;
  unacceptable: readonly string[];
  first: readonly string[];
};

export function fits(occupation: Occupation, list: string): boolean {
  return list.split(' ').some((entry) => {
    if (entry.startsWith('@')) return hasCondition(occupation, entry.slice(1));
    return /^\d+$/.test(entry) ? occupation.code.startsWith(entry) : occupation.id === entry;
  });
}

function hasCondition({ conditions }: Occupation, name: string): boolean {
  if (name === 'heavy' || name === 'standing') return conditions.physical === name;
  if (name === 'shifts' || name === 'screen' || name === 'people') return conditions[name] === true;
  throw new Error(`There is no condition ${name}.`);
}

function idsFor({ answers, facts }: Persona, careers: Careers): string[] {
  return rank({ answers, facts }, careers).candidates.map(({ id }) => id);
}

export function measurePersonas(personas: readonly Persona[], careers: Careers): PersonaResult[] {
  const { occupations, numberOf } = indexOf(careers);
  const find = (id: string) => occupations[numberOf.get(id) ?? -1];
  const isIn = (id: string, list: string) => {
    const occupation = find(id);
    return occupation !== undefined && fits(occupation, list);
  };
  return personas.map((persona) => {
    const ids = idsFor(persona, careers);
    const first = ids.slice(0, FIRST);
    return {
      id: persona.id,
      acceptable: first.filter((id) => isIn(id, persona.acceptable)).length,
      unacceptable: ids.filter((id) => isIn(id, persona.unacceptable)),
      first,
    };
  });
}

export function shareAccepted(results: readonly PersonaResult[]): number {
  return average(
    results.map(({ acceptable, first }) => (acceptable >= Math.min(ENOUGH_ACCEPTABLE, first.length) ? 1 : 0)),
  );
}

/** Of all the first eight, how many an adviser nods at. */
export function shareAcceptable(results: readonly PersonaResult[]): number {
  return average(results.map(({ acceptable, first }) => acceptable / Math.max(1, first.length)));
}

export function shareWithoutUnacceptable(results: readonly PersonaResult[]): number {
  return average(results.map(({ unacceptable }) => (unacceptable.length === 0 ? 1 : 0)));
}

/** Nothing absurd among the first eight, which is what somebody sees of a list first. */
export function shareWithoutHowler(results: readonly PersonaResult[]): number {
  return average(
    results.map(({ unacceptable, first }) => (first.some((id) => unacceptable.includes(id)) ? 0 : 1)),
  );
}

type Steadiness = { persona: string; paraphrase: string; all: number; first: number };

export function measureParaphrases(personas: readonly Persona[], careers: Careers): Steadiness[] {
  return personas.flatMap((persona) => {
    const usual = idsFor(persona, careers);
    return Object.entries(PARAPHRASES).map(([paraphrase, change]) => {
      const other = idsFor({ ...persona, answers: change(persona.answers) }, careers);
      return {
        persona: persona.id,
        paraphrase,
        all: inCommon(usual, other),
        first: inCommon(usual.slice(0, FIRST), other.slice(0, FIRST)),
      };
    });
  });
}

function inCommon(one: readonly string[], other: readonly string[]): number {
  const held = new Set(other);
  return one.filter((id) => held.has(id)).length / Math.max(1, one.length, other.length);
}

/** The swaps that changed a candidate or the order. */
export function brokenSwaps(personas: readonly Persona[], careers: Careers): string[] {
  return personas.flatMap((persona) =>
    Object.entries(SWAPS).flatMap(([name, pairOf]) => {
      const [one, other] = pairOf(persona.answers);
      const idsOf = (answers: Persona['answers']) => idsFor({ ...persona, answers }, careers).join(' ');
      return idsOf(one) === idsOf(other) ? [] : [`${persona.id}: ${name}`];
    }),
  );
}

/** Candidates that a limit of the facts excludes, read from the table without the rule's own code. */
export function brokenLimits(personas: readonly Persona[], careers: Careers): string[] {
  const { occupations, numberOf } = indexOf(careers);
  const highest = new Map(careers.payGroups.map(({ id, deciles }) => [id, deciles.at(-1) ?? 0]));
  const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
  return personas.flatMap((persona) => {
    const { facts = {} } = persona;
    const eligible = scoresOf(persona, careers);
    return idsFor(persona, careers).flatMap((id) => {
      const occupation = occupations[numberOf.get(id) ?? -1];
      if (occupation === undefined) return [`${persona.id}: ${id} is unknown`];
      const { physical, shifts, screen, remote, outdoors, polish } = occupation.conditions;
      const topPay = occupation.pay === null ? null : (highest.get(occupation.pay.group) ?? null);
      const isBroken =
        (facts.noLifting === true && physical === 'heavy') ||
        (facts.noStanding === true && physical !== 'sitting') ||
        (facts.noShifts === true && shifts === true) ||
        (facts.noScreen === true && screen === true) ||
        (facts.remoteOnly === true && remote === false) ||
        (facts.outdoors === true && outdoors === false) ||
        (facts.minPay !== undefined && topPay !== null && topPay < facts.minPay) ||
        (facts.polishLevel !== undefined &&
          levels.indexOf(polish) > Math.max(1, levels.indexOf(facts.polishLevel))) ||
        !eligible.has(id);
      return isBroken ? [`${persona.id}: ${id}`] : [];
    });
  });
}

/** Ledgers that don't add up. */
export function brokenLedgers(personas: readonly Persona[], careers: Careers): string[] {
  return personas.flatMap((persona) =>
    rank(persona, careers).candidates.flatMap(({ id, score, ledger }) => {
      const sum = ledger.reduce((points, line) => points + line.points, 0);
      return sum === score && ledger.every(({ points }) => Number.isInteger(points))
        ? []
        : [`${persona.id}: ${id}`];
    }),
  );
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
