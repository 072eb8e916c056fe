// A stop: one thing to do inside a lesson's text, where its idea lands (docs/decisions.md 'Stops'). Written as a fenced block `stop`:
// what is to be done, the question, answers (+ right, - wrong; numbers for an order), each with a hint after ' :: ', and why.
import { comparable } from '../practice/answer.ts';
import { mendedQuestion } from '../practice/mend-question.ts';
import { GAP, type Question } from '../practice/practice.ts';

/** In the block: 'przewidź', 'wybierz', 'znajdź błąd', 'ułóż', 'uzupełnij'. */
export type StopKind = 'predict' | 'choose' | 'mistake' | 'order' | 'fill';

/** `of`: the answer it is for, as `slipOf` names it; `answer`: in words. */
type StopHint = { of: string; answer: string; text: string };

export type Stop = {
  kind: StopKind;
  question: Exclude<Question, { kind: 'multiple' }>;
  /** Shown as code under the question; '' = none. */
  code: string;
  hints: readonly StopHint[];
};

/** Stands before an answer's hint. */
export const HINT_SIGN = '::';

/** More is no stop but a part of the text. */
const MAX_STOP_CHARACTERS = 3_000;

const KINDS: readonly [RegExp, StopKind][] = [
  [/^przewid(?:ź|z)(?![\p{L}\d])/iu, 'predict'],
  [/^wyb(?:ierz|ór|or)(?![\p{L}\d])/iu, 'choose'],
  [/^znajd(?:ź|z)\s+b(?:ł|l)(?:ą|a)d(?![\p{L}\d])/iu, 'mistake'],
  [/^(?:u(?:ł|l)(?:ó|o)(?:ż|z)|kolejno(?:ść|sc))(?![\p{L}\d])/iu, 'order'],
  [/^(?:uzupe(?:ł|l)nij|luka)(?![\p{L}\d])/iu, 'fill'],
];

const CODE_LINE = /^(?: {4}|\t)(.*)$/;
const ANSWER = /^\s*([-+*])\s+(?:\[([ xX])\]\s+)?(.+)$/;
const ITEM = /^\s*\d+[.)]\s+(.+)$/;
const WHY = /^\s*\**(?:dlaczego|bo|wyjaśnienie)\**\s*:\**\s*(.*)$/i;
const NAMED = /^\s*\**(?:rodzaj|pytanie)\**\s*:\**\s*/i;

/** `language`: what stands after the fence. */
export function isStop(language: string | undefined): boolean {
  return /^stop(?![\p{L}\d-])/iu.test(language ?? '');
}

const HEADING_LINE = /^ {0,3}#{1,6}\s/;

/** Whether a line still belongs to the stop that these are the beginning of: a model may forget the fence that ends it. */
export function goesOn(lines: readonly string[], next: string): boolean {
  if (HEADING_LINE.test(next)) return false;
  if (next.trim() === '' || lines.at(-1)?.trim() !== '') return true;
  const isAnswer = (line: string) => ANSWER.test(line) || ITEM.test(line);
  if (lines.some((line) => WHY.test(line))) return false;
  return !lines.some(isAnswer) || isAnswer(next) || WHY.test(next);
}

type Answer = { text: string; isRight: boolean; hint: string };

type Read = {
  kind: StopKind | null;
  text: string[];
  code: string[];
  answers: Answer[];
  items: Answer[];
  why: string[];
};

/** `text`: what stands between the fences. Null = it can't be asked: no question, not one truth, or nobody said why. */
export function parseStop(text: string): Stop | null {
  if (text.length > MAX_STOP_CHARACTERS) return null;
  const read = readLines(text);
  const [words, why] = [read.text.join(' '), read.why.join(' ')];
  if (words === '' || why === '') return null;
  const kind = read.kind ?? kindOf(read, words);
  const answers = kind === 'order' ? read.items : read.answers;
  const question = mendedQuestion({ ...rawOf(kind, answers), text: words, why });
  if (question === null || question.kind === 'multiple') return null;
  return { kind, question, code: read.code.join('\n'), hints: hintsOf(kind, answers) };
}

function readLines(text: string): Read {
  const read: Read = { kind: null, text: [], code: [], answers: [], items: [], why: [] };
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, why] = WHY.exec(line) ?? [];
    if (why !== undefined || read.why.length > 0) read.why.push((why ?? line).trim());
    else readBefore(read, line);
  }
  return read;
}

/** A line above the one that tells why. */
function readBefore(read: Read, line: string): void {
  const [, sign, box, said] = ANSWER.exec(line) ?? [];
  const [, item] = ITEM.exec(line) ?? [];
  const [, code] = CODE_LINE.exec(line) ?? [];
  const isAnswered = read.answers.length + read.items.length > 0;
  if (code !== undefined && !isAnswered && read.text.length > 0) read.code.push(code);
  else if (said !== undefined) read.answers.push(answerOf(said, sign === '+' || box?.toLowerCase() === 'x'));
  else if (item !== undefined) read.items.push(answerOf(item, true));
  else if (!isAnswered) readAsked(read, line.trim());
}

/** What is to be done stands first, alone or before its question. */
function readAsked(read: Read, line: string): void {
  let rest = line.replace(NAMED, '');
  const isFirst = read.kind === null && read.text.length === 0;
  const [sign, kind] = (isFirst ? KINDS.find(([words]) => words.test(rest)) : undefined) ?? [];
  if (sign !== undefined && kind !== undefined) {
    const after = rest.replace(sign, '');
    // 'Wybierz zdanie, które …' is a question that happens to begin so.
    if (after === '' || /^\s*[:.]/.test(after)) {
      read.kind = kind;
      rest = after.replace(/^\s*[:.]?\s*/, '');
    }
  }
  if (rest !== '') read.text.push(rest);
}

function answerOf(said: string, isRight: boolean): Answer {
  const at = said.lastIndexOf(` ${HINT_SIGN} `);
  if (at === -1) return { text: said.trim(), isRight, hint: '' };
  return { text: said.slice(0, at).trim(), isRight, hint: said.slice(at + HINT_SIGN.length + 2).trim() };
}

function kindOf({ items }: Read, words: string): StopKind {
  if (items.length > 0) return 'order';
  return words.includes(GAP) ? 'fill' : 'choose';
}

function rawOf(kind: StopKind, answers: readonly Answer[]) {
  const texts = answers.map(({ text }) => text);
  if (kind === 'order') return { kind: 'order', items: texts };
  const right = answers.filter(({ isRight }) => isRight);
  if (kind === 'fill') return { kind: 'gap', accepted: right.map(({ text }) => text) };
  return {
    kind: 'single',
    options: texts,
    right: answers.flatMap(({ isRight }, at) => (isRight ? [at] : [])),
  };
}

function hintsOf(kind: StopKind, answers: readonly Answer[]): StopHint[] {
  return answers.flatMap(({ text, isRight, hint }, index) => {
    if (hint === '' || (isRight && kind !== 'order')) return [];
    return [{ of: kind === 'fill' ? comparable(text) : String(index), answer: text, text: hint }];
  });
}

// A stop as a review card: what it asks, with what there was to choose from, and what is right and why.

/** One line each: a form's field keeps no other. */
export function cardOf({ question, code }: Stop): { term: string; meaning: string } {
  const { kind, text, why } = question;
  if (kind === 'gap') {
    const right = text.replace(GAP, question.accepted[0] ?? '');
    return { term: text.replace(GAP, '…'), meaning: `${right} ${why}` };
  }
  const asked = code === '' ? text : `${text} \`${code.replaceAll(/\s+/g, ' ').trim()}\``;
  if (kind === 'order') {
    const shown = question.items.toSorted((one, other) => one.localeCompare(other, 'pl'));
    return { term: `${asked} (${shown.join(' · ')})`, meaning: `${question.items.join(' → ')}. ${why}` };
  }
  const right = question.options[question.right] ?? '';
  return { term: `${asked} (${question.options.join(' · ')})`, meaning: `${ended(right)} ${why}` };
}

/** A sentence. */
export function ended(answer: string): string {
  return /[.?!…”]$/.test(answer) ? answer : `${answer}.`;
}

/** What a card asks, and what there was to choose from; of a term nothing. */
export function askedOn(term: string): { asked: string; choices: string[] } {
  let depth = 0;
  for (let at = term.length - 1; at > 0; at -= 1) {
    if (term[at] === ')') depth += 1;
    if (term[at] === '(') depth -= 1;
    if (depth > 0) continue;
    const choices = term.slice(at + 1, -1).split(' · ');
    return choices.length > 1
      ? { asked: term.slice(0, at).trimEnd(), choices }
      : { asked: term, choices: [] };
  }
  return { asked: term, choices: [] };
}
