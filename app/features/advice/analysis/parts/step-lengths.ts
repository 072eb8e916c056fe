// How long the steps of a plan take, read from the model's words ('4–6 tygodni', 'około 2 miesięcy', 'pół roku'). Loose on
// purpose: the words themselves are always shown, the numbers only place the signposts.

const WEEKS_OF: readonly [unit: RegExp, weeks: number][] = [
  [/^(dni|dzień|dnia)/, 1 / 7],
  // A weekend is followed by the rest of its week.
  [/^weekend/, 1],
  [/^(tydzień|tygod|tyg)/, 1],
  [/^(miesiąc|miesięc|mies|mc)/, 52 / 12],
  [/^kwarta/, 13],
  [/^semestr/, 20],
  [/^(rok|lat)/, 52],
];

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(String.raw`(${NUMBER})(?:\s*(?:[–—-]|do)\s*(${NUMBER}))?\s+(\p{L}+)`, 'u');
const HALF = /pół(?:tora)?\s+(\p{L}+)/u;
const WORD = /\p{L}+/gu;

/** The middle of the range, in weeks; null if the words don't tell. */
export function weeksOf(words: string): number | null {
  const text = words.toLowerCase();
  const [, from = '', to = from, unit = ''] = AMOUNT.exec(text) ?? [];
  if (from !== '') return times((numberOf(from) + numberOf(to)) / 2, weeksOfUnit(unit));
  const [half = '', halved = ''] = HALF.exec(text) ?? [];
  if (half !== '') return times(half.startsWith('półtora') ? 1.5 : 0.5, weeksOfUnit(halved));
  // 'miesiąc', 'rok': one of them.
  return (
    text
      .match(WORD)
      ?.map(weeksOfUnit)
      .find((weeks) => weeks !== null) ?? null
  );
}

/** The length of each step in weeks; null if one of them is unknown, since the others would then be out of proportion. */
export function stepWeeks(durations: readonly string[]): number[] | null {
  const weeks = durations.map(weeksOf).filter((one) => one !== null && one > 0);
  return weeks.length === durations.length && weeks.length > 0 ? weeks.map(Number) : null;
}

/** 'około 7 tygodni', 'około 5 miesięcy', 'około 2 lat'. */
export function aboutWeeks(weeks: number): string {
  const [amount, one, more] = rounded(weeks);
  return `około ${amount}\u00a0${amount === 1 ? one : more}`;
}

function rounded(weeks: number): [amount: number, one: string, more: string] {
  const months = Math.round((weeks * 12) / 52);
  if (months < 3) return [Math.max(1, Math.round(weeks)), 'tygodnia', 'tygodni'];
  if (months < 24) return [months, 'miesiąca', 'miesięcy'];
  return [Math.round(weeks / 52), 'roku', 'lat'];
}

function weeksOfUnit(word: string): number | null {
  return WEEKS_OF.find(([unit]) => unit.test(word))?.[1] ?? null;
}

function times(amount: number, weeks: number | null): number | null {
  return weeks === null ? null : amount * weeks;
}

function numberOf(digits: string): number {
  return Number(digits.replace(',', '.'));
}
