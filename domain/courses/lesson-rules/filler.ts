// Words that say nothing, or only that something is about to be said. The prompt asks for none; where a sentence opens with some, they are
// cut, elsewhere they stay. They are counted, and no lesson is refused for them.

/** As they are looked for: small letters, the beginning of a word, whatever ending follows it. */
export const FILLERS: readonly string[] = [
  'w tej lekcji dowiesz się',
  'w tej lekcji nauczysz się',
  'w tej lekcji poznasz',
  'w tej lekcji omówimy',
  'w dzisiejszych czasach',
  'w dzisiejszym świecie',
  'w dobie cyfryzacji',
  'w dobie sztucznej inteligencji',
  'warto zauważyć',
  'warto podkreślić',
  'warto pamiętać',
  'należy pamiętać',
  'pamiętaj, że',
  'kluczowe jest',
  'odgrywa kluczową rolę',
  'podsumowując',
  'nie ma wątpliwości',
  'bez wątpienia',
  'nie da się ukryć',
  'jak powszechnie wiadomo',
  'przyjrzyjmy się',
  'zanurzmy się',
];

/** Those of them that a text has. */
export function fillersIn(text: string): string[] {
  const plain = text.toLocaleLowerCase('pl').replaceAll(/\s+/g, ' ');
  return FILLERS.filter((filler) => new RegExp(`(?<!\\p{L})${filler}`, 'u').test(plain));
}

// What may go from the beginning of a sentence and leaves a whole one. A line or a list's item begins one, too.
const BEGIN = /(^|[.!?…]\s+|^[ \t]*(?:[-*+]|\d+[.)])[ \t]+)/u.source;
const OPENINGS = [
  /(?:warto (?:zauważyć|podkreślić|pamiętać)|należy pamiętać|pamiętaj|nie ma wątpliwości|nie da się ukryć),\s+że\s+/,
  /jak powszechnie wiadomo,\s+/,
  /podsumowując[,:]?\s+/,
  /bez wątpienia,?\s+/,
  /w dzisiejszych czasach,?\s+/,
  /w dzisiejszym świecie,?\s+/,
]
  .map(({ source }) => source)
  .join('|');
const OPENING = new RegExp(`${BEGIN}(?:${OPENINGS})(\\p{L})`, 'gimu');

/** Without what opens a sentence and says nothing. */
export function withoutOpenings(text: string): string {
  return text.replaceAll(
    OPENING,
    (_, before: string, letter: string) => `${before}${letter.toLocaleUpperCase('pl')}`,
  );
}
