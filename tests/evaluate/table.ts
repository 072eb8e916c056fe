// The table of the measures with what each must reach and what it aims at ('npm run evaluate'; tests/evaluate.test.ts).
import { gate } from '#domain/advice/gate.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import { rank } from '#domain/advice/rank.ts';
import { measureGate } from './measure-gate.ts';
import {
  average,
  brokenLedgers,
  brokenLimits,
  brokenSwaps,
  measureParaphrases,
  measurePersonas,
  shareAcceptable,
  shareAccepted,
  shareWithoutHowler,
  shareWithoutUnacceptable,
} from './measure.ts';
import { countAbsurd, measurePeople, shareAcceptableOf } from './measure-people.ts';
import { measureReadings } from './measure-readings.ts';
import { FIRST_TEXTS } from './readings/first.ts';
import { FOURTH_TEXTS } from './readings/fourth.ts';
import { SECOND_TEXTS } from './readings/second.ts';
import { THIRD_TEXTS } from './readings/third.ts';
import { UNSEEN_TEXTS } from './readings/unseen.ts';
import { SEEN_MORE } from './people/seen-more.ts';
import { SEEN } from './people/seen.ts';
import { UNSEEN } from './people/unseen.ts';
import { PERSONAS } from './personas/all.ts';
import { BLIND } from './personas/blind.ts';
import { FRESH, FRESH_AT_FIRST_SIGHT } from './personas/fresh.ts';
import { FROZEN_AT_FIRST_SIGHT } from './personas/frozen.ts';
import { HELD_OUT } from './personas/held-out.ts';
import {
  LATEST_AT_FIRST_SIGHT,
  MIXED_AT_FIRST_SIGHT,
  NEXT_AT_FIRST_SIGHT,
  PROPOSED_AT_FIRST_SIGHT,
  STRANGERS_AT_FIRST_SIGHT,
} from './personas/latest.ts';

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
  const blind = measurePersonas(BLIND, careers);
  const fresh = measurePersonas(FRESH, careers);
  const read = measurePeople([...SEEN, ...SEEN_MORE], careers);
  const unseen = measurePeople(UNSEEN, careers);
  const seenTexts = measureReadings([...FIRST_TEXTS, ...SECOND_TEXTS, ...THIRD_TEXTS], careers);
  const unseenTexts = measureReadings([...UNSEEN_TEXTS, ...FOURTH_TEXTS], careers);
  const paraphrases = measureParaphrases(PERSONAS, careers);
  const share = (measure: string, must: number | null, aim: number | null, measured: number): Row => ({
    measure,
    unit: 'share',
    must,
    aim,
    measured,
  });
  const count = (measure: string, measured: number, must: number | null = 0): Row => ({
    measure,
    unit: 'count',
    must,
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
    share(
      'acceptable among the first 8 of people written blind, mended by since',
      null,
      null,
      shareAcceptable(blind),
    ),
    share(
      'written blind, mended by since: at least 3 acceptable of the first 8',
      null,
      null,
      shareAccepted(blind),
    ),
    share(
      'written blind, mended by since: nothing unacceptable',
      null,
      null,
      shareWithoutUnacceptable(blind),
    ),
    share(
      'newest people, at first sight: acceptable of the first 8',
      null,
      null,
      FRESH_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'newest people, at first sight: nothing absurd in the first 8',
      null,
      null,
      FRESH_AT_FIRST_SIGHT.withoutHowler,
    ),
    share(
      'people after the freeze, at first sight: acceptable of the first 8',
      null,
      null,
      FROZEN_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'people after the freeze, at first sight: nothing absurd in the first 8',
      null,
      null,
      FROZEN_AT_FIRST_SIGHT.withoutHowler,
    ),
    share(
      'fifteen people after the last mends, at first sight: acceptable of the first 8',
      null,
      null,
      LATEST_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'fifteen people after the last mends, at first sight: nothing absurd in the first 8',
      null,
      null,
      LATEST_AT_FIRST_SIGHT.withoutHowler,
    ),
    share(
      'strangers of a hundred words, at first sight: acceptable of the first 8',
      null,
      null,
      STRANGERS_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'strangers of a hundred words, at first sight: nothing absurd in the first 8',
      null,
      null,
      STRANGERS_AT_FIRST_SIGHT.withoutHowler,
    ),
    share(
      'strangers of the week after, at first sight: acceptable of the first 8',
      null,
      null,
      NEXT_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'strangers of the week after, at first sight: nothing absurd in the first 8',
      null,
      null,
      NEXT_AT_FIRST_SIGHT.withoutHowler,
    ),
    share(
      'strangers of the week after, read by a model, at first sight: acceptable of the first 8',
      null,
      null,
      NEXT_AT_FIRST_SIGHT.read.acceptable,
    ),
    share(
      'strangers of the week after, read by a model, at first sight: nothing absurd in the first 8',
      null,
      null,
      NEXT_AT_FIRST_SIGHT.read.withoutHowler,
    ),
    share(
      'people of short and long answers, at first sight: acceptable of the first 8',
      null,
      null,
      MIXED_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'people of short and long answers, at first sight: nothing absurd in the first 8',
      null,
      null,
      MIXED_AT_FIRST_SIGHT.withoutHowler,
    ),
    share(
      'people of a counsellor, at first sight: acceptable of the first 8',
      null,
      null,
      PROPOSED_AT_FIRST_SIGHT.acceptable,
    ),
    share(
      'people of a counsellor, at first sight: nothing absurd in the first 8',
      null,
      null,
      PROPOSED_AT_FIRST_SIGHT.withoutHowler,
    ),
    share('newest people, mended by: acceptable of the first 8', null, null, shareAcceptable(fresh)),
    share('newest people, mended by: nothing absurd in the first 8', null, null, shareWithoutHowler(fresh)),
    share('personas with nothing unacceptable', 1, 1, shareWithoutUnacceptable(personas)),
    share(
      'the rule, given a right reading: acceptable among the first 8',
      0.85,
      0.95,
      shareAcceptableOf(read),
    ),
    share(
      'the rule, given a right reading: acceptable among the first 8, people mended by since',
      0.85,
      0.95,
      shareAcceptableOf(unseen),
    ),
    count('the rule, given a right reading: absurd among the first 8', countAbsurd(read)),
    count(
      'the rule, given a right reading: absurd among the first 8, people mended by since',
      countAbsurd(unseen),
      null,
    ),
    count('hard limits broken', brokenLimits(PERSONAS, careers).length),
    count('ledgers that do not add up', brokenLedgers(PERSONAS, careers).length),
    share('reading by rules: what is read is right, unseen texts', 0.97, 0.99, unseenTexts.right),
    share('reading by rules: what is there is read, unseen texts', 0.6, 0.8, unseenTexts.found),
    share('reading by rules: what is read is right, seen texts', null, null, seenTexts.right),
    share('reading by rules: what is there is read, seen texts', null, null, seenTexts.found),
    ...measureGate().map(({ measure, must, aim, measured }) => share(measure, must, aim, measured)),
    share('figures with a source', 1, 1, shareOfSourcedFigures(careers)),
  ];
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
export function measureCpu(careers: Careers): Row[] {
  const row = (measure: string, must: number, aim: number, measured: number): Row => ({
    measure,
    unit: 'ms',
    must,
    aim,
    measured,
  });
  const longest = LONG_ANSWER.repeat(MAX_ANSWER / LONG_ANSWER.length + 1).slice(0, MAX_ANSWER);
  const answers = { preferences: [], additional_interests: longest, additional_info: longest };
  return [
    row('ranking, CPU (median)', 5, 2, medianCpuMs(PERSONAS.map((persona) => () => rank(persona, careers)))),
    row('gate of the longest answers, CPU (median)', 2, 1, medianCpuMs(Array(50).fill(() => gate(answers)))),
  ];
}

const LONG_ANSWER =
  'Od dziesięciu lat pracuję w magazynie, lubię porządek i spokój, w domu gotuję, a w weekendy jeżdżę na rowerze i naprawiam radia. ';
const MAX_ANSWER = 1000;
const ROUNDS = 5;

function medianCpuMs(works: readonly (() => unknown)[]): number {
  const took = Array.from({ length: ROUNDS }, () => works.map(cpuMsOf));
  const sorted = took.flat().toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
