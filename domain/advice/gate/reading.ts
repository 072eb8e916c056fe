// A person's text as words to compare: folded, other alphabets and look-alike signs turned into Latin letters, spaced-out words
// joined, spelling mistakes of the same sound made equal. A ',' in the list stands for every pause; each sentence ends in one.

import { lazy } from '../../platform/lazy.ts';

const MAX_TEXT_LENGTH = 2000;
const MAX_WORD_LENGTH = 40;
const MAX_BEGINNING = 2;
// Nothing is said over a longer way; and no text takes long.
const MAX_SENTENCE = 160;

const SPACED_OUT = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[ .\-_*/|]{1,3}[\p{L}\p{N}@$]){3,}(?![\p{L}\p{N}])/gu;
const SEPARATORS = /[ .\-_*/|]+/g;
const WORD_OR_MARK =
  /[\p{L}\p{N}@$](?:[\p{L}\p{N}@$*]|[!|(](?=\p{L}))*|\.{2,}|…|[.?!;\n\r\u2028\u2029]|[,:()[\]"„”«»–—]|\s-+\s/gu;

// Letter by letter; the hard and the soft sign say nothing.
const CYRILLIC = letters('абвгґдеєэжзиіїйклмнопрстуфхцчшщыюя', 'abwggdeeezziiijklmnoprstufhccssiua');
// Cyrillic and Greek letters put into a Latin word for their look alone.
const LOOKALIKES = letters('авезікмнорстухѕјαειου', 'abe3ikmhopctyxsjaeiou');
const SIGNS = letters('013457@$!|(', 'oieastasiic');

const SAYS_NOTHING = /[\p{M}\p{Cf}ъь'’`´]/gu;

/** A pattern that is spelled as people write, for a text that is `plain`. */
export function plainPattern(source: string): () => RegExp {
  return lazy(() => new RegExp(source.normalize('NFD').replaceAll(SAYS_NOTHING, ''), 'u'));
}

/** Lower case without diacritics, one form for every way Unicode has of writing a letter. */
export function plain(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .normalize('NFKC')
    .slice(0, MAX_TEXT_LENGTH)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(SAYS_NOTHING, '')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i');
}

/** One word as it is compared: 'rządzić' and 'żądzić' are the same, as are 'hcem' and 'chcem', 'umieraaam' and 'umieram'. */
export function keyOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return sounding(word);
  const isMixed = /[a-z]/.test(word);
  const latin = /[^\x20-\x7e]/.test(word)
    ? Array.from(word, (sign) => (isMixed ? LOOKALIKES : CYRILLIC).get(sign) ?? sign).join('')
    : word;
  const isWritten = /[a-z]/.test(latin) && !/^\d+[a-z]{1,4}$/.test(latin);
  return sounding(isWritten ? latin.replaceAll(/[013457@$!|(*]/g, (sign) => SIGNS.get(sign) ?? '') : latin);
}

function letters(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (letter, at) => [letter, to[at] ?? '']));
}

function sounding(word: string): string {
  if (!/rz|ch|v|([a-z])\1/.test(word)) return word.slice(0, MAX_WORD_LENGTH);
  return word
    .replaceAll('rz', 'z')
    .replaceAll('ch', 'h')
    .replaceAll('v', 'w')
    .replaceAll(/([a-z])\1+/g, '$1')
    .slice(0, MAX_WORD_LENGTH);
}

/** The sentences of a text, each a list of keys and pauses. */
export function sentencesOf(text: string): string[][] {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  const end = () => {
    const last = sentences.at(-1);
    // 'Nie chcę. Żyć.' is one sentence.
    if (isShort(sentence, 1) && last !== undefined && isShort(last, MAX_BEGINNING))
      last.splice(-1, 1, ...sentence, ',');
    else if (isShort(sentence, 0) === false) sentences.push([...sentence, ',']);
    sentence = [];
  };
  const word = (key: string) => {
    sentence.push(key);
    if (sentence.length >= MAX_SENTENCE) end();
  };
  const joined = plain(text)
    .replaceAll('_', ' ')
    .replaceAll(SPACED_OUT, (run) => run.replaceAll(SEPARATORS, ''));
  for (const [found] of joined.matchAll(WORD_OR_MARK)) {
    if (/^[.?!;\n\r\u2028\u2029]$/.test(found)) end();
    else if (/^[\p{L}\p{N}@$]/u.test(found)) word(keyOf(found));
    else if (!/^[.…]/.test(found) && sentence.length > 0 && sentence.at(-1) !== ',') sentence.push(',');
  }
  end();
  return sentences;
}

function isShort(sentence: readonly string[], most: number): boolean {
  return sentence.filter((word) => word !== ',').length <= most;
}
