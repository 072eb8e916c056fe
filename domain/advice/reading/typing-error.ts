// One typing error forgiven in words of five letters and more: a letter too many, missing, wrong, or two swapped. Known words are
// filed by first letter and length, so that a look-up compares a handful.

export const MIN_MISTYPED = 5;
const MIN_WRONG = 7;

export type KnownWords = Map<string, string[]>;

const drawer = (letter: string | undefined, length: number) => `${letter ?? ''}${length}`;

export function fileWord(known: KnownWords, word: string): void {
  if (word.length < MIN_MISTYPED) return;
  const key = drawer(word[0], word.length);
  const filed = known.get(key);
  if (filed === undefined) known.set(key, [word]);
  else if (!filed.includes(word)) filed.push(word);
}

/** The known word that was meant, null if there is none. The first letter must be there, or swapped with the second. */
export function meantWord(known: KnownWords, typed: string): string | null {
  if (typed.length < MIN_MISTYPED) return null;
  const keys = [-1, 0, 1].map((more) => drawer(typed[0], typed.length + more));
  if (typed[0] !== typed[1]) keys.push(drawer(typed[1], typed.length));
  for (const key of keys) {
    const word = known.get(key)?.find((filed) => isOneErrorApart(typed, filed));
    if (word !== undefined) return word;
  }
  return null;
}

/** Also true of equal words. In words of five letters a wrong one makes another word ('praca', 'prawa'). A first letter that is wrong is no typing error: people rarely miss it. */
export function isOneErrorApart(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  const isSwap = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  if (typed.length === word.length && isSwap && sameFrom(typed, start + 2, word, start + 2)) return true;
  if (start === 0) return false;
  if (typed.length > word.length) return sameFrom(typed, start + 1, word, start);
  if (typed.length < word.length) return sameFrom(typed, start, word, start + 1);
  return word.length > MIN_MISTYPED && sameFrom(typed, start + 1, word, start + 1);
}

function sameFrom(one: string, at: number, other: string, otherAt: number): boolean {
  if (one.length - at !== other.length - otherAt) return false;
  for (let ahead = 0; at + ahead < one.length; ahead++) {
    if (one[at + ahead] !== other[otherAt + ahead]) return false;
  }
  return true;
}

/**
 * Whether a word begins with `beginning` but for one error. Only letters swapped or one too many in short ones: in Polish a wrong or
 * missing letter soon makes another word ('potrzeba', 'pogrzeb').
 */
export function beginsMistyped(typed: string, beginning: string): boolean {
  const { length } = beginning;
  if (length < MIN_MISTYPED || typed.length < length || typed[0] !== beginning[0]) return false;
  const head = typed.slice(0, length);
  let start = 0;
  while (start < length && head[start] === beginning[start]) start++;
  const isSwap = head[start] === beginning[start + 1] && head[start + 1] === beginning[start];
  if (isSwap && sameFrom(head, start + 2, beginning, start + 2)) return true;
  if (typed.length > length && sameFrom(typed.slice(0, length + 1), start + 1, beginning, start)) return true;
  if (length < MIN_WRONG) return false;
  return (
    sameFrom(head, start + 1, beginning, start + 1) ||
    sameFrom(typed.slice(0, length - 1), start, beginning, start + 1)
  );
}
