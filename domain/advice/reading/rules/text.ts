// A text as words, each with the words of the table that it may be a form of, and what parts it from the word before.
import { folded, wordsIn } from '../../../platform/folded-text.ts';
import { isDialect, standardForm } from './dialect.ts';
import type { Forms } from './forms.ts';

type Break = 'none' | 'comma' | 'stop';

export type Token = {
  raw: string;
  /** In lower case, as standard Polish has it, with the diacritics that were written. */
  form: string;
  /** The same without any. */
  bare: string;
  words: ReadonlySet<string>;
  before: Break;
  start: number;
  end: number;
  /** In a text without diacritics it could be another word as well. */
  isDoubtful: boolean;
  /** A capital where no sentence begins: somebody's or something's name. */
  isName: boolean;
};

export type Text = { raw: string; tokens: readonly Token[]; isBare: boolean };

/** So few letters without diacritics prove nothing. */
const BARE_FROM = 25;
/** Of so many somebody who marks letters has marked one, whatever the other answer does. */
const SURELY_BARE_FROM = 80;
const MARKED = /[ąćęłńóśźż]/i;

/** `whole`: all that the person wrote; who marks a letter anywhere marks them all, in a short text. */
export function textOf(written: string, forms: Forms, whole = written): Text {
  // One sign a letter, so that words and quotes count alike.
  const raw = written.normalize('NFC');
  const isBare =
    !MARKED.test(raw) &&
    (raw.length >= SURELY_BARE_FROM || (whole.length >= BARE_FROM && !MARKED.test(whole)));
  const isRegional = isDialect(whole);
  const said: string[] = [];
  let end = 0;
  let last = '';
  const tokens = wordsIn(raw)
    .flatMap(withoutUnit)
    .map((word, at): Token => {
      const between = raw.slice(end, word.start);
      const isShortened = between === '. ' && SHORTENED.has(last) && !/^\p{Lu}/u.test(word.raw);
      end = word.end;
      last = word.raw.toLowerCase();
      const before = isShortened ? 'none' : breakOf(between, at);
      if (before !== 'none') said.length = 0;
      const form = standardForm(word.raw.toLowerCase(), said, forms, isRegional);
      const bare = folded(form);
      said.push(form);
      return {
        raw: word.raw,
        form,
        bare,
        words: new Set(wordsOf(form, bare, isBare, forms)),
        before,
        start: word.start,
        end: word.end,
        isDoubtful: isBare && forms.isDoubtful(form) && mayLackALetter(form, forms),
        isName: before !== 'stop' && /^\p{Lu}\p{Ll}/u.test(word.raw),
      };
    });
  return { raw, tokens, isBare };
}

/** 'Lódke', 'dzwigać' in a text that has other marks: by what it is without any, unless that is another word as well. */
function wordsOf(form: string, bare: string, isBare: boolean, forms: Forms): readonly string[] {
  const found = forms.wordsOf(form, isBare);
  if (found.length > 0 || isBare || forms.isDoubtful(bare)) return found;
  return forms.wordsOf(bare, true);
}

/** 'Kucharza' is a word as it stands, and 'kucharzą' none of ours; 'sadzie' may be 'sądzie'. */
function mayLackALetter(form: string, forms: Forms): boolean {
  const asWritten = new Set(forms.wordsOf(form, false));
  return asWritten.size === 0 || forms.wordsOf(form, true).some((word) => !asWritten.has(word));
}

/** The full stop of 'min. 7000' ends no sentence. */
const SHORTENED = new Set([
  'min',
  'maks',
  'max',
  'ok',
  'np',
  'tys',
  'godz',
  'tzw',
  'm',
  'in',
  'ds',
  'inż',
  'inz',
  'zast',
  'spec',
]);

type Word = ReturnType<typeof wordsIn>[number];

/** '17lat' is two words. */
function withoutUnit(word: Word): Word[] {
  const [, number] = /^(\d{1,2})(?:lata?|rok|roku|latach)$/i.exec(word.raw) ?? [];
  if (number === undefined) return [word];
  const middle = word.start + number.length;
  return [
    { ...word, raw: number, end: middle },
    { ...word, raw: word.raw.slice(number.length), start: middle },
  ];
}

function breakOf(between: string, at: number): Break {
  if (at === 0 || /[.!?;\n…]/.test(between)) return 'stop';
  return /[,:()/–—„”"]|\s-\s/.test(between) ? 'comma' : 'none';
}

/** The words from one token to another, as they were written. */
export function quoteOf({ raw, tokens }: Text, from: number, to: number): string {
  return raw.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0);
}

/** A part of a text without any break; `start` and `end` (past the last) count tokens. */
export type Part = { start: number; end: number };

export function partsOf({ tokens }: Text): Part[] {
  const starts = tokens.flatMap(({ before }, at) => (before === 'none' ? [] : [at]));
  return starts.map((start, place) => ({ start, end: starts[place + 1] ?? tokens.length }));
}
