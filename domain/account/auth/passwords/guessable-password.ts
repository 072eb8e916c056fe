// Whether a password can be guessed by anyone who knows its owner or the habits of people (docs/security.md 'Who is asking'): the person's
// own address and name, words of the site, the commonest Polish ones, repeats and sequences, with little else.

export type Owner = { email: string; fullName: string | null };

/** 'own': about the person or the site. 'pattern': repeats and sequences. 'common': words that everybody takes. */
export type Guessable = 'own' | 'pattern' | 'common';

/** So many characters that nothing explains make a password that is not guessed. */
const ENOUGH_OF_ITS_OWN = 4;

const MIN_OWN_LENGTH = 4;
const MIN_RUN = 3;

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'zaq12wsxcde34rfv',
];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Null = none of it. */
export function guessable(password: string, owner: Owner): Guessable | null {
  const text = plain(password);
  const patterns = covered(text, [], true);
  if (isLittle(patterns)) return 'pattern';
  if (isLittle(either(patterns, words(text, [...ownWords(owner), ...SITE_WORDS])))) return 'own';
  return isLittle(either(patterns, words(text, [...ownWords(owner), ...SITE_WORDS, ...WEAK_WORDS])))
    ? 'common'
    : null;
}

// Ł has no decomposition.
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}

function ownWords({ email, fullName }: Owner): string[] {
  const address = plain(email);
  const [local = '', host = ''] = address.split('@');
  const parts = [...local.split(/[^\p{L}\p{N}]+/u), ...plain(fullName ?? '').split(/[^\p{L}\p{N}]+/u)];
  const bare = parts.map((part) => part.replaceAll(/^\d+|\d+$/g, ''));
  const host1 = host.split('.')[0] ?? '';
  return [address, local, local.replaceAll(/[^\p{L}\p{N}]+/gu, ''), host1, ...parts, ...bare].filter(
    ({ length }) => length >= MIN_OWN_LENGTH,
  );
}

type Covered = readonly boolean[];

const isLittle = (cover: Covered) => cover.filter((isCovered) => !isCovered).length < ENOUGH_OF_ITS_OWN;
const either = (one: Covered, other: Covered) =>
  one.map((isCovered, index) => isCovered || other[index] === true);

/** As typed, and with figures read as the letters they stand for. */
function words(text: string, known: readonly string[]): Covered {
  const read = [...text].map((letter) => LEET[letter] ?? letter).join('');
  const leet = either(covered(text, known, false), covered(read, known, false));
  // With '1' for 'l', too.
  return either(leet, covered(text.replaceAll('1', 'l'), known, false));
}

function covered(text: string, known: readonly string[], patterns: boolean): Covered {
  const cover = Array.from({ length: text.length }, () => false);
  const mark = (from: number, length: number) => cover.fill(true, from, from + length);
  for (const word of known)
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) mark(at, word.length);
  if (!patterns) return cover;
  for (const { index, 0: year } of text.matchAll(/(?:19|20)\d\d/g)) mark(index, year.length);
  // The same character, pair or triple over and over.
  for (const { index, 0: repeat } of text.matchAll(/(.)\1{2,}|(..)\2+|(...)\3+/gu))
    mark(index, repeat.length);
  for (let at = 0; at + MIN_RUN <= text.length; at++) {
    const run = longestRun(text, at);
    if (run >= MIN_RUN) mark(at, run);
  }
  return cover;
}

function longestRun(text: string, at: number): number {
  let length = MIN_RUN - 1;
  while (at + length < text.length && SEQUENCES.some((row) => row.includes(text.slice(at, at + length + 1))))
    length++;
  return length;
}

// What Polish passwords are made of: words and names that are tried first. In lower case, without diacritics; four letters at least.
const WEAK_WORDS = (
  'haslo moje tajne polska polak warszawa krakow gdansk poznan wroclaw lodz szczecin slask legia lech wisla gornik widzew arka ' +
  'kocham kochanie kocha ciebie kotek misiek misiu mysz myszka zabka slonko slonce sloneczko serce buziak skarb aniol aniolek diabel ' +
  'mama tata matka ojciec babcia dziadek rodzina siostra brat dupa dupka kurwa chuj jebac pierdol cycki seks ' +
  'anna ania kasia katarzyna basia gosia malgorzata asia joanna agnieszka agata magda magdalena monika marta marzena beata dorota ' +
  'ewelina iwona izabela justyna karolina kinga klaudia kamila natalia ola aleksandra paulina patrycja sylwia wiktoria zuzanna julia ' +
  'adam adrian andrzej arek artur bartek bartosz damian daniel darek dawid dominik grzegorz hubert jacek jakub kuba janek jarek ' +
  'kamil karol konrad krzysiek krzysztof lukasz maciek maciej marcin marek mariusz mateusz michal norbert patryk pawel piotr piotrek ' +
  'przemek radek rafal robert sebastian slawek szymon tomasz tomek wojtek wojciech zbyszek ' +
  'samsung nokia iphone komputer internet windows admin administrator user test testowe start witaj dzien dobry login qwerty ' +
  'password master dragon monkey football pilka piwo wodka samochod ferrari porsche audi bmw opel golf ' +
  'wiosna lato jesien zima styczen luty marzec kwiecien czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien ' +
  'poniedzialek wtorek sroda czwartek piatek sobota niedziela'
)
  .split(' ')
  .filter((word) => word.length > 3);

/** Words of this site, which whoever tries passwords here tries first. */
const SITE_WORDS = ['szlak', 'szlaku', 'sciezka', 'kariera', 'doradca', 'premium', 'kursy', 'quiz'];
