// What a cell may hold, what somebody typed into it, and one kind of value as another. Days are numbers as in a sheet: 1 is 1 January 1900.
import { SheetError } from './errors.ts';

/** null = an empty cell. */
export type Scalar = number | string | boolean | null;

export type Value = Scalar | SheetError;

/** Rows of cells. */
export type Range = readonly (readonly Value[])[];

/** Of a cell: the digits, the unit, 'rrrr-mm-dd'; '' = whatever the value asks for. */
export type Pattern = string;

type Typed = { value: Scalar; pattern: Pattern };

const DAY_MS = 86_400_000;
/** A sheet believes that 1900 was a leap year; from March of it on the days agree. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
export const DATE: Pattern = 'rrrr-mm-dd';
const LAST_DAY = 2_958_465;

export function dayOf(year: number, month: number, day: number): number {
  return Math.round((Date.UTC(year, month - 1, day) - DAY_ZERO) / DAY_MS);
}

/** Throws for a number that is no day. */
export function dateOf(day: number): Date {
  if (day < 0 || day > LAST_DAY) throw new SheetError('#LICZBA!');
  return new Date(DAY_ZERO + Math.floor(day) * DAY_MS);
}

const NUMBER = /^([-−+]?)(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)?(?:,(\d+))?[ \u00a0]?(%|zł)?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const POLISH = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?$/;
const TRUTHS = new Map([
  ['PRAWDA', true],
  ['TRUE', true],
  ['FAŁSZ', false],
  ['FALSE', false],
]);

/** As a sheet understands what is typed. `today`: by it a day without a year gets one; null = nobody knows. No formulas. */
export function readTyped(text: string, today: number | null): Typed {
  const plain = text.trim();
  if (plain === '') return { value: null, pattern: '' };
  const truth = TRUTHS.get(plain.toUpperCase());
  if (truth !== undefined) return { value: truth, pattern: '' };
  const number = NUMBER.exec(plain);
  if (number !== null && (number[2] ?? number[3]) !== undefined) return numberOf(number);
  const day = dayIn(plain, today);
  if (day !== null) return day;
  // What begins with an apostrophe is text, whatever it looks like.
  return { value: plain.replace(/^'/, ''), pattern: '' };
}

function numberOf([, sign = '', whole = '', part = '', unit = '']: RegExpExecArray): Typed {
  const size = Number(`${whole.replaceAll(/\D/g, '')}.${part}0`) / (unit === '%' ? 100 : 1);
  const digits = part === '' ? '0' : `0,${'0'.repeat(part.length)}`;
  const isGrouped = /\D/.test(whole);
  const pattern =
    unit === '%' ? `${digits}%` : unit === 'zł' ? `${digits} zł` : isGrouped ? `# ${digits}` : '';
  return {
    value: sign === '-' || sign === '−' ? -size : size,
    pattern: pattern === '' && part !== '' ? digits : pattern,
  };
}

function dayIn(text: string, today: number | null): Typed | null {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  const [, polishDay, polishMonth, polishYear] = POLISH.exec(text) ?? [];
  const year = isoYear ?? polishYear ?? (today === null ? undefined : dateOf(today).getUTCFullYear());
  const [month, day] = [isoMonth ?? polishMonth, isoDay ?? polishDay];
  if (year === undefined || month === undefined || day === undefined) return null;
  const value = dayOf(Number(year), Number(month), Number(day));
  const isReal =
    value > 0 && value <= LAST_DAY && Number(month) <= 12 && dateOf(value).getUTCDate() === Number(day);
  if (!isReal) return null;
  const hasYear = isoYear !== undefined || polishYear !== undefined;
  return { value, pattern: hasYear ? (isoYear === undefined ? 'dd.mm.rrrr' : DATE) : 'd.mmm' };
}

export function asNumber(value: Scalar): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value === null) return 0;
  const read = readTyped(value, null).value;
  if (typeof read !== 'number') throw new SheetError('#ARG!');
  return read;
}

export function asText(value: Scalar): string {
  if (typeof value === 'boolean') return value ? 'PRAWDA' : 'FAŁSZ';
  if (typeof value === 'number') return plainNumber(value);
  return value ?? '';
}

export function asTruth(value: Scalar): boolean {
  if (typeof value !== 'string') return Boolean(value);
  const truth = TRUTHS.get(value.toUpperCase());
  if (truth === undefined) throw new SheetError('#ARG!');
  return truth;
}

/** As many digits as a cell shows. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(10));
  const size = Math.abs(rounded);
  const text =
    size !== 0 && (size >= 1e15 || size < 1e-9)
      ? rounded.toExponential().replace('e', 'E')
      : String(size < 1e-6 ? rounded.toFixed(15).replace(/\.?0+$/, '') : rounded);
  return text.replace('.', ',');
}

// A number stands before text, text before truths.
const rankOf = (value: Scalar) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2);

/** Below 0 = `one` is less. An empty cell is what the other makes of it. */
export function compared(one: Scalar, other: Scalar): number {
  const [left, right] = [one ?? emptyLike(other), other ?? emptyLike(one)];
  if (typeof left === 'string' && typeof right === 'string') {
    const [lower, upper] = [left.toLocaleLowerCase('pl'), right.toLocaleLowerCase('pl')];
    return lower === upper ? 0 : lower.localeCompare(upper, 'pl') || (lower < upper ? -1 : 1);
  }
  return rankOf(left) - rankOf(right) || Number(left) - Number(right);
}

function emptyLike(other: Scalar): number | string | boolean {
  if (typeof other === 'string') return '';
  return typeof other === 'boolean' ? false : 0;
}
