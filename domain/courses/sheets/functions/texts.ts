// Texts and days.
import { SheetError } from '../errors.ts';
import { shownAs } from '../patterns.ts';
import { asText, asTruth, dateOf, dayOf, type Scalar } from '../values.ts';
import {
  type Call,
  type SheetFunction,
  MANY,
  MAX_TEXT,
  of,
  numberAt,
  textAt,
  fail,
  flat,
  numbersIn,
  indexes,
  valuesOf,
  found,
  bounded,
} from './call.ts';

function searched(call: Call, change: (text: string) => string): number {
  const at = change(textAt(call, 1)).indexOf(change(textAt(call, 0)), numberAt(call, 2, 1) - 1);
  return at === -1 ? fail('#ARG!') : at + 1;
}

function length(call: Call, at: number, missing?: number): number {
  const size = Math.trunc(numberAt(call, at, missing));
  return size < 0 ? fail('#ARG!') : size;
}

function joined(call: Call): string {
  const [between, skips] = [textAt(call, 0), asTruth(call.part(1))];
  const parts = valuesOf(call, 2).map((value) => asText(found(value) as Scalar));
  return bounded((skips ? parts.filter((part) => part !== '') : parts).join(between));
}

function capitalised(word: string): string {
  return word
    .toLocaleLowerCase('pl')
    .replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toLocaleUpperCase('pl'));
}

function replacedIn(call: Call): string {
  const [whole, old, fresh] = [textAt(call, 0), textAt(call, 1), textAt(call, 2)];
  if (old === '') return whole;
  if (call.count < 4) return bounded(whole.split(old).join(fresh));
  const parts = whole.split(old);
  const at = numberAt(call, 3);
  return at >= parts.length ? whole : [parts.slice(0, at).join(old), parts.slice(at).join(old)].join(fresh);
}

/** In a month later or earlier; days that it hasn't are its last. */
function monthsOn(day: number, months: number, number?: number): number {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + Math.trunc(months)];
  const last = dateOf(dayOf(year, month + 1, 0)).getUTCDate();
  return dayOf(year, month, Math.min(number ?? date.getUTCDate(), last));
}

function weekday(call: Call): number {
  const day = dateOf(numberAt(call, 0)).getUTCDay();
  const kind = numberAt(call, 1, 1);
  if (kind === 1) return day + 1;
  const fromMonday = (day + 6) % 7;
  return kind === 2 ? fromMonday + 1 : kind === 3 ? fromMonday : fail('#LICZBA!');
}

function workdays(call: Call): number {
  const [one, other] = [Math.trunc(numberAt(call, 0)), Math.trunc(numberAt(call, 1))];
  const [from, to] = one < other ? [one, other] : [other, one];
  const isWorked = (day: number) => dateOf(day).getUTCDay() % 6 !== 0;
  const weeks = Math.floor((to - from + 1) / 7);
  const others = Array.from({ length: to - from + 1 - 7 * weeks }, (_, at) => to - at).filter(isWorked);
  const named = new Set(call.count > 2 ? numbersIn(flat(call.range(2))) : []);
  const free = [...named].filter((day) => day >= from && day <= to && isWorked(day));
  const count = 5 * weeks + others.length - free.length;
  return one > other ? -count : count;
}

/** Where nobody knows what day it is. Made when thrown: an error made while a module runs has V8 parse all of its file again. */
export class NoDay extends SheetError {
  constructor() {
    super('#N/D!');
  }
}

function today(call: Call): number {
  if (call.today === null) throw new NoDay();
  return call.today;
}

export const TEXTS: Record<string, SheetFunction> = {
  CONCAT: of(1, MANY, (call) =>
    bounded(
      valuesOf(call)
        .map((value) => asText(found(value) as Scalar))
        .join(''),
    ),
  ),
  CONCATENATE: of(1, MANY, (call) =>
    bounded(
      indexes(call)
        .map((at) => textAt(call, at))
        .join(''),
    ),
  ),
  TEXTJOIN: of(3, MANY, joined),
  LEFT: of(1, 2, (call) => textAt(call, 0).slice(0, length(call, 1, 1))),
  RIGHT: of(1, 2, (call) => textAt(call, 0).slice(Math.max(0, textAt(call, 0).length - length(call, 1, 1)))),
  MID: of(3, 3, (call) => {
    const from = length(call, 1);
    return from < 1 ? fail('#ARG!') : textAt(call, 0).slice(from - 1, from - 1 + length(call, 2));
  }),
  LEN: of(1, 1, (call) => textAt(call, 0).length),
  TRIM: of(1, 1, (call) => textAt(call, 0).trim().replaceAll(/ +/g, ' ')),
  UPPER: of(1, 1, (call) => textAt(call, 0).toLocaleUpperCase('pl')),
  LOWER: of(1, 1, (call) => textAt(call, 0).toLocaleLowerCase('pl')),
  PROPER: of(1, 1, (call) => capitalised(textAt(call, 0))),
  FIND: of(2, 3, (call) => searched(call, (one) => one)),
  SEARCH: of(2, 3, (call) => searched(call, (one) => one.toLocaleLowerCase('pl'))),
  SUBSTITUTE: of(3, 4, replacedIn),
  REPT: of(2, 2, (call) => {
    const [one, times] = [textAt(call, 0), length(call, 1)];
    return one.length * times > MAX_TEXT ? fail('#ARG!') : one.repeat(times);
  }),
  TEXT: of(2, 2, (call) => shownAs(call.part(0), textAt(call, 1))),
  VALUE: of(1, 1, (call) => numberAt(call, 0)),
  EXACT: of(2, 2, (call) => textAt(call, 0) === textAt(call, 1)),
  TODAY: of(0, 0, today),
  DATE: of(3, 3, (call) => dayOf(numberAt(call, 0), numberAt(call, 1), numberAt(call, 2))),
  YEAR: of(1, 1, (call) => dateOf(numberAt(call, 0)).getUTCFullYear()),
  MONTH: of(1, 1, (call) => dateOf(numberAt(call, 0)).getUTCMonth() + 1),
  DAY: of(1, 1, (call) => dateOf(numberAt(call, 0)).getUTCDate()),
  WEEKDAY: of(1, 2, weekday),
  DAYS: of(2, 2, (call) => numberAt(call, 0) - numberAt(call, 1)),
  EDATE: of(2, 2, (call) => monthsOn(numberAt(call, 0), numberAt(call, 1))),
  EOMONTH: of(2, 2, (call) => monthsOn(numberAt(call, 0), numberAt(call, 1), 31)),
  NETWORKDAYS: of(2, 3, workdays),
};
