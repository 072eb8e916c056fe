// Words that say nothing, or only that something is about to be said. A lesson with one of them is written anew.

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
