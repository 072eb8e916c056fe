// How a value looks in its cell, and how the result of a formula looks that nobody gave a look: as what it was made of.
import { asText, dateOf, plainNumber, type Pattern, type Scalar } from './values.ts';

const MONTHS = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
];
const DAYS = ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'];

const DATE_SIGN = /m{1,4}|d{1,4}|[ry]{4}|[ry]{2}/gi;
const MAX_DECIMALS = 10;

export function isDate(pattern: Pattern): boolean {
  return /^[dmry.\-/ ,]+$/i.test(pattern);
}

const isMoney = (pattern: Pattern) => /\bzł$/.test(pattern);
const isPercent = (pattern: Pattern) => pattern.endsWith('%');

function decimalsOf(pattern: Pattern): number {
  return Math.min(MAX_DECIMALS, /,(0+)/.exec(pattern)?.[1]?.length ?? 0);
}

export function shownAs(value: Scalar, pattern: Pattern): string {
  if (typeof value !== 'number') return asText(value);
  if (pattern === '') return plainNumber(value);
  if (isDate(pattern)) return dateShown(value, pattern);
  const [sign, unit] = [isPercent(pattern), isMoney(pattern)];
  const digits = fixed(sign ? value * 100 : value, decimalsOf(pattern));
  const isGrouped = unit || /#[ \u00a0]/.test(pattern);
  const grouped = isGrouped ? digits.replaceAll(/(?<=\d)(?=(?:\d{3})+(?:,|$))/g, '\u00a0') : digits;
  return `${grouped}${sign ? '%' : ''}${unit ? '\u00a0zł' : ''}`;
}

/** Half away from zero, as what is typed, not as what the machine keeps. */
export function rounded(value: number, decimals: number): number {
  const size = Number(`${Math.abs(value).toPrecision(15)}e${decimals}`);
  const whole = Math.round(Number.isNaN(size) ? Math.abs(value) * 10 ** decimals : size);
  return (Math.sign(value) * whole) / 10 ** decimals;
}

function fixed(value: number, decimals: number): string {
  // Without a minus before zero.
  return (rounded(value, decimals) + 0).toFixed(decimals).replace('.', ',');
}

function dateShown(day: number, pattern: Pattern): string {
  const date = dateOf(day);
  const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const two = (part: number) => String(part).padStart(2, '0');
  return pattern.replaceAll(DATE_SIGN, (sign) => {
    const [letter, { length }] = [sign[0]?.toLowerCase(), sign];
    if (letter === 'd')
      return length > 2
        ? (DAYS[date.getUTCDay()] ?? '').slice(0, length === 3 ? 3 : undefined)
        : length === 2
          ? two(number)
          : String(number);
    if (letter === 'm')
      return length > 2
        ? (MONTHS[month] ?? '').slice(0, length === 3 ? 3 : undefined)
        : length === 2
          ? two(month + 1)
          : String(month + 1);
    return length === 2 ? two(year % 100) : String(year);
  });
}

/** Of cells that are taken together: days only if all of them are. */
export function commonPattern(patterns: readonly Pattern[]): Pattern {
  const numbers = patterns.filter((one) => !isDate(one));
  if (numbers.length === 0) return patterns[0] ?? '';
  const unit = numbers.find((one) => isMoney(one) || isPercent(one));
  const alike = unit === undefined ? numbers : numbers.filter((one) => isMoney(one) === isMoney(unit));
  return alike.reduce((most, one) => (decimalsOf(one) > decimalsOf(most) || most === '' ? one : most), '');
}

export function patternOfBinary(sign: string, left: Pattern, right: Pattern): Pattern {
  if (sign === '+' || sign === '-') {
    if (isDate(left) && isDate(right)) return '';
    return isDate(left) || isDate(right) ? (isDate(left) ? left : right) : commonPattern([left, right]);
  }
  if (sign === '*') {
    const money = [left, right].find(isMoney);
    return money ?? (isPercent(left) && isPercent(right) ? left : '');
  }
  return sign === '/' && isMoney(left) && !isMoney(right) ? left : '';
}

/** What a formula came to isn't cut where the cells it came from had no more digits. */
export function widened(pattern: Pattern, value: Scalar): Pattern {
  if (typeof value !== 'number') return pattern;
  const isWhole = (one: number) => Math.abs(one - Math.round(one)) < 1e-6;
  if (isMoney(pattern) && decimalsOf(pattern) < 2 && !isWhole(value)) return '0,00 zł';
  if (isPercent(pattern) && decimalsOf(pattern) < 1 && !isWhole(value * 100)) return '0,0%';
  const isCut = !isDate(pattern) && !isMoney(pattern) && !isPercent(pattern);
  return isCut && !isWhole(value * 10 ** decimalsOf(pattern)) ? '' : pattern;
}
