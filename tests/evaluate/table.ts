// The table of the measures with what each must reach and what it aims at ('npm run evaluate'; tests/evaluate/table.test.ts).
import { gate } from '#domain/advice/gate.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import { rank } from '#domain/advice/rank.ts';
import { CRISIS_SENTENCES, ORDINARY_SENTENCES } from './gate-sentences.ts';
import {
  average,
  brokenLedgers,
  brokenLimits,
  brokenSwaps,
  measureParaphrases,
  measurePersonas,
  shareAcceptable,
  shareAccepted,
  shareWithoutUnacceptable,
} from './measure.ts';
import { PERSONAS } from './personas/all.ts';
import { HELD_OUT } from './personas/held-out.ts';

/** `measured` and the limits in the unit said: shares from 0 to 1, counts, or milliseconds. */
export type Row = {
  measure: string;
  unit: 'share' | 'count' | 'ms';
  must: number | null;
  aim: number | null;
  measured: number;
};

export function isMet({ unit, measured }: Row, limit: number | null): boolean {
  if (limit === null) return true;
  return unit === 'share' ? measured >= limit : measured <= limit;
}

export function measureAll(careers: Careers): Row[] {
  const personas = measurePersonas(PERSONAS, careers);
  const paraphrases = measureParaphrases(PERSONAS, careers);
  const share = (measure: string, must: number | null, aim: number | null, measured: number): Row => ({
    measure,
    unit: 'share',
    must,
    aim,
    measured,
  });
  const count = (measure: string, measured: number): Row => ({
    measure,
    unit: 'count',
    must: 0,
    aim: 0,
    measured,
  });
  return [
    share('paraphrases: candidates in common', 0.8, 0.95, average(paraphrases.map(({ all }) => all))),
    share('paraphrases: first 8 in common', 0.7, 0.9, average(paraphrases.map(({ first }) => first))),
    count('gender, names, age, nationality swapped: changed lists', brokenSwaps(PERSONAS, careers).length),
    share('personas with at least 3 acceptable of the first 8', 0.9, 0.98, shareAccepted(personas)),
    share('acceptable among all first 8', null, null, shareAcceptable(personas)),
    share(
      'acceptable among the first 8 of people written later',
      null,
      null,
      shareAcceptable(measurePersonas(HELD_OUT, careers)),
    ),
    share('personas with nothing unacceptable', 1, 1, shareWithoutUnacceptable(personas)),
    count('hard limits broken', brokenLimits(PERSONAS, careers).length),
    count('ledgers that do not add up', brokenLedgers(PERSONAS, careers).length),
    share(
      'gate: crisis sentences caught',
      0.98,
      1,
      shareOf(CRISIS_SENTENCES, (sentence) => gateOf(sentence) === 'crisis'),
    ),
    share(
      'gate: ordinary sentences let through',
      0.98,
      0.99,
      shareOf(ORDINARY_SENTENCES, (sentence) => gateOf(sentence) === 'ok'),
    ),
    share('figures with a source', 1, 1, shareOfSourcedFigures(careers)),
  ];
}

function gateOf(sentence: string): string {
  return gate({ preferences: ['helping'], additional_interests: sentence, additional_info: '' }).kind;
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return average(items.map((item) => (holds(item) ? 1 : 0)));
}

/** Pay and demand that an occupation points to: there, named, and not from memory. */
function shareOfSourcedFigures(careers: Careers): number {
  const payGroups = new Map(careers.payGroups.map((group) => [group.id, group]));
  const demandGroups = new Map(careers.demandGroups.map((group) => [group.id, group]));
  const pay = careers.occupations.flatMap((one) => (one.pay === null ? [] : [payGroups.get(one.pay.group)]));
  const demand = careers.occupations.flatMap((one) =>
    one.barometer?.match === 'pewne' ? [demandGroups.get(one.barometer.group)] : [],
  );
  return shareOf([...pay, ...demand], (group) => group !== undefined && group.name !== '');
}

/** Apart from the rest: a loaded machine may miss it, so the tests don't ask. */
export function measureCpu(careers: Careers): Row {
  return { measure: 'ranking, CPU (median)', unit: 'ms', must: 5, aim: 2, measured: rankingCpuMs(careers) };
}

const ROUNDS = 5;

function rankingCpuMs(careers: Careers): number {
  const took = Array.from({ length: ROUNDS }, () =>
    PERSONAS.map((persona) => cpuMsOf(() => rank(persona, careers))),
  );
  const sorted = took.flat().toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
