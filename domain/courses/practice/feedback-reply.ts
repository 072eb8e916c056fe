// The reply of the model that reads an answer -> its parts, each as soon as it closes. A sentence that gives a mark, tells the reader's gender
// or leads elsewhere is dropped, whatever the model was talked into by the answer.
import { cleanLongText } from '../../advice/analysis/reply/clean-text.ts';
import { createItemReader } from '../../advice/analysis/reply/items.ts';
import { foreignAddresses } from '../lesson-rules/addresses.ts';
import type { Feedback, FeedbackPart } from './feedback.ts';

export const MOST = { there: 3, missing: 2, next: 1 } as const;

const MAX_PART_LENGTH = 500;

const KINDS = { jest: 'there', brakuje: 'missing', dalej: 'next' } as const;

type FeedbackReader = {
  /** Takes the next characters; returns the parts that they finished. */
  push(chunk: string): FeedbackPart[];
  readonly isCrisis: boolean;
  /** Null = it says too little, or the reply didn't come to its end. */
  whole(): Feedback | null;
  readonly overflowed: boolean;
};

/** `known`: the task and the answer, whose own figures are no marks. */
export function createFeedbackReader(
  known: string,
  most: Record<FeedbackPart['kind'], number> = MOST,
): FeedbackReader {
  const items = createItemReader<keyof typeof KINDS | 'uwaga'>({
    lists: ['jest', 'brakuje'],
    texts: ['uwaga', 'dalej'],
    within: null,
  });
  const parts: FeedbackPart[] = [];
  const of = (kind: FeedbackPart['kind']) => parts.filter((one) => one.kind === kind).map(({ text }) => text);
  let isCrisis = false;
  return {
    push(chunk) {
      return items.push(chunk).flatMap(({ name, value }) => {
        if (name === 'uwaga') {
          isCrisis = isCrisis || value === 'kryzys';
          return [];
        }
        const kind = KINDS[name];
        const text = typeof value === 'string' ? shownText(value, known) : '';
        if (text === '' || of(kind).length >= most[kind]) return [];
        const part = { kind, text };
        parts.push(part);
        return [part];
      });
    },
    get isCrisis() {
      return isCrisis;
    },
    whole() {
      const [next] = of('next');
      if (!items.finished || next === undefined || parts.length === 1) return null;
      return { there: of('there'), missing: of('missing'), next };
    },
    get overflowed() {
      return items.overflowed;
    },
  };
}

/** '' = nothing of it may be shown. */
function shownText(text: string, known: string): string {
  return text.length > MAX_PART_LENGTH ? '' : sentencesOf(text, (one) => isPlain(one) && !isMark(one, known));
}

export function sentencesOf(text: string, isKept: (sentence: string) => boolean): string {
  const sentences = cleanLongText(text).split(/(?<=[.!?…])\s+(?=[\p{Lu}\d„])/u);
  return sentences.filter(isKept).join(' ');
}

/** Neither tells the reader's gender nor leads elsewhere. */
export function isPlain(sentence: string): boolean {
  return !TELLS_GENDER.test(sentence) && foreignAddresses(sentence, []).length === 0;
}

/** '-łeś', '-łaś' and their conditionals; 'cieś' and the like are no verbs. */
const TELLS_GENDER = /\p{L}ł(?:eś|aś|byś|abyś)(?!\p{L})|(?<!\p{L})(?:powinieneś|powinnaś|winieneś|winnaś)/iu;

const GRADE_WORDS = 'szóstk|piątk|czwórk|trójk|dwójk|jedynk';
const BETWEEN = String.raw`\s*(?:(?:odpowiedź|odpowiedzi|pracy|pracę|zadania|zadanie|tę|tej|ją|to|jest|jako|na|końcowa)\s*|[:–-]\s*)*`;
const GRADE = String.raw`(?:[1-6](?!\d)|celując|(?:bardzo )?dobr[aąye]|(?:nie)?dostateczn|wzorow)`;

const SHARE = String.raw`\d\s*(?:%|procent|pkt|punkt|/\s*\d)`;
const JUDGED = String.raw`(?<!\p{L})(?:odpowied|zadani|ćwiczeni|wynik)\p{L}*`;

const MARKS: readonly RegExp[] = [
  // 'Ocena: 6', 'oceniam to na 5+', 'ocena bardzo dobra'; 'ocena ryzyka' is none.
  new RegExp(String.raw`(?<!\p{L})ocen(?:a|ę|ą|y|iam)(?!\p{L})${BETWEEN}${GRADE}`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})na (?:${GRADE_WORDS})[ęi](?!\p{L})|^(?:${GRADE_WORDS})a(?!\p{L})`, 'iu'),
  /(?<!\p{L})na [1-6](?:[+-]|\s(?:z plusem|z minusem))?\s*[.!?]*$/iu,
  /(?<!\p{L})(?:nie)?zaliczon[eyoa](?!\p{L})(?! (?:do|jako))|(?<!\p{L})(?:nie )?zaliczam(?!\p{L})/iu,
  // Anyone who writes '100%' into an answer isn't told that it is worth that.
  new RegExp(`${JUDGED}[^.!?]{0,30}?${SHARE}|${SHARE}[^.!?]{0,30}?${JUDGED}`, 'iu'),
];

/** Marks unless they are the task's or the answer's own: 'wkład 20%', '7 punktów planu'. */
const FIGURES = /\d+(?:[.,]\d+)?\s*(?:%|procent\p{L}*|pkt|punkt\p{L}*|\/\s*\d+|na\s+(?:6|10|100)(?!\d))/giu;

function isMark(sentence: string, known: string): boolean {
  if (MARKS.some((mark) => mark.test(sentence))) return true;
  const own = new Set(figuresIn(known));
  return figuresIn(sentence).some((figure) => !own.has(figure));
}

/** '20 procent' and '20%' are one figure. */
function figuresIn(text: string): string[] {
  return Array.from(text.toLocaleLowerCase('pl').matchAll(FIGURES), ([figure]) =>
    figure
      .replaceAll(/\s+/g, '')
      .replace(/procent\p{L}*/u, '%')
      .replace(/(?:punkt\p{L}*|pkt)/u, 'pkt'),
  );
}
