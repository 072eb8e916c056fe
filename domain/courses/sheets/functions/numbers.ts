// Sums, counts and what is reckoned with numbers alone.
import { rounded } from '../patterns.ts';
import type { Value } from '../values.ts';
import {
  type Call,
  type SheetFunction,
  MANY,
  of,
  numberAt,
  fail,
  flat,
  numbers,
  numbersIn,
  indexes,
  valuesOf,
  sum,
  sorted,
  found,
} from './call.ts';
import { meets } from './criteria.ts';

function mean(all: readonly number[]): number {
  return all.length === 0 ? fail('#DZIEL/0!') : sum(all) / all.length;
}

function median(all: readonly number[]): number {
  const order = sorted(all);
  const half = order.length >> 1;
  const [low, high] = [order[order.length % 2 === 0 ? half - 1 : half], order[half]];
  return low === undefined || high === undefined ? fail('#LICZBA!') : (low + high) / 2;
}

function deviation(all: readonly number[]): number {
  if (all.length < 2) return fail('#DZIEL/0!');
  const middle = mean(all);
  return Math.sqrt(sum(all.map((one) => (one - middle) ** 2)) / (all.length - 1));
}

function divided(one: number, other: number): number {
  return other === 0 ? fail('#DZIEL/0!') : one / other;
}

/** Of ranges and what each is to meet, from a part on: whether the cell of that place meets all. */
function allMeet(call: Call, from: number): (at: number) => boolean {
  const pairs = indexes(call, from)
    .filter((at) => (at - from) % 2 === 0)
    .map((at) => ({ cells: flat(call.range(at)), isMet: meets(call.part(at + 1)) }));
  return (at) => pairs.every(({ cells, isMet }) => isMet(cells[at] ?? null));
}

function chosen(call: Call, taken: number, from: number): number[] {
  const isMet = allMeet(call, from);
  return numbersIn(flat(call.range(taken)).filter((_, at) => isMet(at)));
}

/** SUMA.JEŻELI and ŚREDNIA.JEŻELI: the range itself is taken where no other is named. */
function chosenByOne(call: Call): number[] {
  const isMet = meets(call.part(1));
  const cells = flat(call.range(call.count > 2 ? 2 : 0));
  return numbersIn(
    flat(call.range(0)).flatMap((value, at) =>
      isMet(value) && at < cells.length ? [cells[at] ?? null] : [],
    ),
  );
}

function products(call: Call): number {
  const ranges = indexes(call).map((at) => flat(call.range(at)));
  const [first = []] = ranges;
  if (ranges.some((range) => range.length !== first.length)) return fail('#ARG!');
  const valueOf = (value: Value | undefined) => {
    const one = found(value);
    return typeof one === 'number' ? one : 0;
  };
  return sum(first.map((_, at) => ranges.reduce((product, range) => product * valueOf(range[at]), 1)));
}

function steps(call: Call, round: (value: number) => number): number {
  const decimals = Math.trunc(numberAt(call, 1, 0));
  const size = 10 ** decimals;
  const scaled = Number((Math.abs(numberAt(call, 0)) * size).toPrecision(14));
  return (Math.sign(numberAt(call, 0)) * round(scaled)) / size;
}

function power(base: number, exponent: number): number {
  const value = base ** exponent;
  return Number.isFinite(value) ? value : fail(base === 0 ? '#DZIEL/0!' : '#LICZBA!');
}

function ranked(call: Call): number {
  const [value, all] = [numberAt(call, 0), numbersIn(flat(call.range(1)))];
  if (!all.includes(value)) return fail('#N/D!');
  const grows = numberAt(call, 2, 0) !== 0;
  return all.filter((one) => (grows ? one < value : one > value)).length + 1;
}

function nth(call: Call, order: readonly number[]): number {
  return order[Math.trunc(numberAt(call, 1)) - 1] ?? fail('#LICZBA!');
}

const root = (value: number) => (value < 0 ? fail('#LICZBA!') : Math.sqrt(value));

function payment(call: Call): number {
  const [rate, months, sum_, after] = [
    numberAt(call, 0),
    numberAt(call, 1),
    numberAt(call, 2),
    numberAt(call, 3, 0),
  ];
  if (months === 0) return fail('#LICZBA!');
  if (rate === 0) return -(sum_ + after) / months;
  const growth = (1 + rate) ** months;
  const isAtBeginning = numberAt(call, 4, 0) !== 0;
  return (-rate * (sum_ * growth + after)) / ((growth - 1) * (isAtBeginning ? 1 + rate : 1));
}

function future(call: Call): number {
  const [rate, months, paid, now] = [
    numberAt(call, 0),
    numberAt(call, 1),
    numberAt(call, 2),
    numberAt(call, 3, 0),
  ];
  if (rate === 0) return -(now + paid * months);
  const growth = (1 + rate) ** months;
  const isAtBeginning = numberAt(call, 4, 0) !== 0;
  return -(now * growth + (paid * (isAtBeginning ? 1 + rate : 1) * (growth - 1)) / rate);
}

export const NUMBERS: Record<string, SheetFunction> = {
  SUM: of(1, MANY, (call) => sum(numbers(call))),
  AVERAGE: of(1, MANY, (call) => mean(numbers(call))),
  MEDIAN: of(1, MANY, (call) => median(numbers(call))),
  'STDEV.S': of(1, MANY, (call) => deviation(numbers(call))),
  MIN: of(1, MANY, (call) => sorted(numbers(call))[0] ?? 0),
  MAX: of(1, MANY, (call) => sorted(numbers(call)).at(-1) ?? 0),
  SMALL: of(2, 2, (call) => nth(call, sorted(numbersIn(flat(call.range(0)))))),
  LARGE: of(2, 2, (call) => nth(call, sorted(numbersIn(flat(call.range(0)))).toReversed())),
  RANK: of(2, 3, ranked),
  PRODUCT: of(1, MANY, (call) => numbers(call).reduce((product, one) => product * one, 1)),
  SUMPRODUCT: of(1, MANY, products),
  COUNT: of(1, MANY, (call) => valuesOf(call).filter((value) => typeof value === 'number').length),
  COUNTA: of(1, MANY, (call) => valuesOf(call).filter((value) => value !== null).length),
  COUNTBLANK: of(1, 1, (call) => valuesOf(call).filter((value) => value === null || value === '').length),
  COUNTIF: of(2, 2, (call) => flat(call.range(0)).filter(meets(call.part(1))).length),
  COUNTIFS: of(2, MANY, (call) => {
    const isMet = allMeet(call, 0);
    return flat(call.range(0)).filter((_, at) => isMet(at)).length;
  }),
  SUMIF: of(2, 3, (call) => sum(chosenByOne(call))),
  SUMIFS: of(3, MANY, (call) => sum(chosen(call, 0, 1))),
  AVERAGEIF: of(2, 3, (call) => mean(chosenByOne(call))),
  AVERAGEIFS: of(3, MANY, (call) => mean(chosen(call, 0, 1))),
  MAXIFS: of(3, MANY, (call) => sorted(chosen(call, 0, 1)).at(-1) ?? 0),
  MINIFS: of(3, MANY, (call) => sorted(chosen(call, 0, 1))[0] ?? 0),
  ROUND: of(2, 2, (call) => rounded(numberAt(call, 0), Math.trunc(numberAt(call, 1)))),
  ROUNDUP: of(2, 2, (call) => steps(call, Math.ceil)),
  ROUNDDOWN: of(2, 2, (call) => steps(call, Math.floor)),
  TRUNC: of(1, 2, (call) => steps(call, Math.floor)),
  INT: of(1, 1, (call) => Math.floor(numberAt(call, 0))),
  ABS: of(1, 1, (call) => Math.abs(numberAt(call, 0))),
  MOD: of(2, 2, (call) => {
    const [one, other] = [numberAt(call, 0), numberAt(call, 1)];
    return one - other * Math.floor(divided(one, other));
  }),
  POWER: of(2, 2, (call) => power(numberAt(call, 0), numberAt(call, 1))),
  SQRT: of(1, 1, (call) => root(numberAt(call, 0))),
  PMT: of(3, 5, payment),
  FV: of(3, 5, future),
};
