// A form's answer to a question, and whether it is right. The same code reads it in the browser and, without JavaScript, on the server.
import type { OrderQuestion, Question } from './practice.ts';

/** Right, wrong, or not whole: nothing chosen, an empty field, a place left open. */
export type Verdict = 'right' | 'wrong' | 'open';

/** What a question's answer is held against, without its words. `shown`: the items' right places, as they stand on the page. */
export type AnswerKey =
  | { kind: 'choice'; right: readonly number[] }
  | { kind: 'order'; shown: readonly number[] }
  | { kind: 'gap'; accepted: readonly string[] };

/** The part of URLSearchParams and FormData that is needed. */
export type Fields = { getAll(name: string): unknown[] };

/** The name of a question's fields; those of an order have the place where the item is shown after it. */
export function fieldName(number: number, shown?: number): string {
  return shown === undefined ? `p${number}` : `p${number}-${shown}`;
}

export function keyOf(question: Question): AnswerKey {
  if (question.kind === 'order') return { kind: 'order', shown: shownOrder(question) };
  if (question.kind === 'gap') return { kind: 'gap', accepted: question.accepted };
  return { kind: 'choice', right: question.kind === 'single' ? [question.right] : question.right };
}

export function verdictOf(key: AnswerKey, number: number, fields: Fields): Verdict {
  const given = fields.getAll(fieldName(number)).filter((value) => typeof value === 'string');
  if (key.kind === 'choice') {
    if (given.length === 0) return 'open';
    const right = key.right.map(String);
    return said(new Set(given).size === right.length && right.every((index) => given.includes(index)));
  }
  if (key.kind === 'gap') {
    const typed = comparable(given[0] ?? '');
    return typed === '' ? 'open' : said(key.accepted.some((word) => comparable(word) === typed));
  }
  const places = key.shown.map((_, index) => fields.getAll(fieldName(number, index))[0] ?? '');
  if (places.includes('')) return 'open';
  return said(key.shown.every((item, index) => places[index] === String(item + 1)));
}

/**
 * Which wrong answer it is, for the hint that belongs to it: the chosen option, the first step that stands elsewhere (both by their
 * number from 0), the word.
 */
export function slipOf(key: AnswerKey, number: number, fields: Fields): string {
  const given = fields.getAll(fieldName(number)).find((value) => typeof value === 'string') ?? '';
  if (key.kind === 'choice') return given;
  if (key.kind === 'gap') return comparable(given);
  const misplaced = key.shown.filter((item, place) => {
    return fields.getAll(fieldName(number, place))[0] !== String(item + 1);
  });
  return misplaced.length === 0 ? '' : String(Math.min(...misplaced));
}

function said(isRight: boolean): Verdict {
  return isRight ? 'right' : 'wrong';
}

/** Without what a hand may do differently: case, spaces, the sign that ends a sentence. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, '')
    .replace(/(?<=[\p{L}\p{N}])[.,;!?]+$/u, '')
    .toLocaleLowerCase('pl');
}

/** In which order the items are shown, by their indices: by the alphabet, or, where that gives the answer away, backwards. */
export function shownOrder({ items }: Pick<OrderQuestion, 'items'>): number[] {
  const shown = items
    .map((text, index) => ({ text, index }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'pl'))
    .map(({ index }) => index);
  return shown.every((item, place) => item === place) ? shown.toReversed() : shown;
}
