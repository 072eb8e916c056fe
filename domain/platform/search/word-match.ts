// How well a typed word fits a word of the catalogue: forgiving missing diacritics (both come folded), endings, words not yet
// typed to their end, and a typing error (docs/decisions.md 'Library search').

const EXACT = 1;
const BEGINNING = 0.9;
const SAME_STEM = 0.7;
export const MISTYPED = 0.5;

const MIN_MISTYPED = 4;
const MIN_TWICE_MISTYPED = 9;
const MIN_STEM = 5;
const MIN_STEM_SHARE = 0.6;

/** What nouns, adjectives and names end in when a sentence bends them; folded. */
const ENDINGS = new Set(
  ' a e i o u y ie ia iu em om am im ym ej ow ze ach ich ych ami imi ymi ego emu owi owie'.split(' '),
);
const MIN_BENT_STEM = 3;
const MIN_SHARED = 0.75;
const MAX_SLIP_TAIL = 2;

/** From 0 (no match) to 1 (the same word). Both words folded. */
export function wordMatch(typed: string, word: string): number {
  if (typed === word) return EXACT;
  if (word.startsWith(typed)) return BEGINNING;
  if (haveOneStem(typed, word)) return SAME_STEM;
  return isMistyped(typed, word) ? MISTYPED : 0;
}

/**
 * Whether both are one word: as typed so far, or in another form ('bazy', 'baza'). What merely has a stem in common isn't:
 * 'gotowanie' is not 'gotowa'.
 */
export function isOneWord(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  return isOtherForm(typed, word);
}

/** 'Bazy' and 'baza', 'las' and 'lasy'; not 'las' and 'laser'. */
export function isOtherForm(typed: string, word: string): boolean {
  const shared = sharedStart(typed, word);
  if (shared >= Math.max(typed.length, word.length) * MIN_SHARED) return shared >= MIN_BENT_STEM;
  for (let stem = shared; stem >= Math.max(MIN_BENT_STEM, shared - 2); stem--) {
    if (ENDINGS.has(typed.slice(stem)) && ENDINGS.has(word.slice(stem))) return true;
  }
  return false;
}

/** Of a word that fits with a slip: whether it is surely the one that was meant. 'pies' isn't 'pieniądze', nor 'gotowanie' 'notowanie'. */
export function isOneSlipOff(typed: string, word: string): boolean {
  return typed[0] === word[0] && Math.abs(word.length - typed.length) <= MAX_SLIP_TAIL;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

// 'programowanie' and 'programista', 'początkujących' and 'początkujący'.
function haveOneStem(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  const needed = Math.max(MIN_STEM, Math.ceil(shorter * MIN_STEM_SHARE));
  return shorter >= needed && typed.slice(0, needed) === word.slice(0, needed);
}

// Also against the word's beginning, since an ending may follow: 'exel' and 'excelu'.
function isMistyped(typed: string, word: string): boolean {
  if (typed.length < MIN_MISTYPED) return false;
  const allowed = typed.length >= MIN_TWICE_MISTYPED ? 2 : 1;
  if (word.length < typed.length - allowed) return false;
  return distanceToBeginning(typed, word, allowed) <= allowed;
}

/**
 * The fewest slips (a letter too many, missing, wrong, or two swapped) that lead from `typed` to some beginning of `word`;
 * a number above `limit` if there are more. A wrong first letter is two slips: people rarely miss it.
 */
export function distanceToBeginning(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  const firstSlip = typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0] ? 0 : 1;
  // The letter itself is one slip, too. Most words of a list end here.
  if (firstSlip > 0 && limit < 2) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= width; column++) {
      const wrong = typed[row - 1] === word[column - 1] ? 0 : 1;
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      line[column] = Math.min(
        (last[column] ?? limit) + 1,
        (line[column - 1] ?? limit) + 1,
        (last[column - 1] ?? limit) + wrong,
        isSwap ? (beforeLast[column - 2] ?? limit) + 1 : Infinity,
      );
    }
    if (Math.min(...line) > limit) return limit + 1;
    beforeLast = last;
    last = line;
  }
  return Math.min(...last) + firstSlip;
}
