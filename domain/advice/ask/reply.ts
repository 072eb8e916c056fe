// The reply of the model that answers -> parts, each as soon as it closes, and what it doesn't know (docs/decisions.md 'A question to the
// adviser'). A part without a source of ours, or with a figure that isn't in what was sent, is dropped: nobody could say where it is from.
import { createItemReader } from '../analysis/reply/items.ts';
import { cleanLongText } from '../analysis/reply/clean-text.ts';
import type { AskedData } from './prompt.ts';
import { ANSWER_SOURCES, type Answer, type AnswerPart } from './question.ts';

const MAX_PARTS = 6;
const MAX_PART_LENGTH = 900;

/** Such numbers count things ('dwa z 3 szlaków') and say nothing of pay or time. */
const LARGEST_COUNT = 10;

type AnswerReader = {
  /** Takes the next characters; returns the parts that they finished. */
  push(chunk: string): AnswerPart[];
  readonly isCrisis: boolean;
  /** Null = nothing of it can be shown, or the reply didn't come to its end. */
  whole(): Answer | null;
  readonly overflowed: boolean;
};

export function createAnswerReader(question: string, data: AskedData): AnswerReader {
  const items = createItemReader<'akapity' | 'uwaga' | 'czegoNieWiem'>({
    lists: ['akapity'],
    texts: ['uwaga', 'czegoNieWiem'],
    within: null,
  });
  const known = figuresIn(`${question} ${JSON.stringify(data)}`);
  const isCovered = (text: string) => [...figuresIn(text)].every((figure) => known.has(figure));
  const parts: AnswerPart[] = [];
  let isCrisis = false;
  let unknown = '';
  return {
    push(chunk) {
      return items.push(chunk).flatMap(({ name, value }) => {
        if (name === 'uwaga') isCrisis = isCrisis || value === 'kryzys';
        if (name === 'czegoNieWiem') unknown = typeof value === 'string' ? cleanText(value) : '';
        const part = name === 'akapity' && parts.length < MAX_PARTS ? partOf(value) : null;
        if (part === null || !isCovered(part.text)) return [];
        parts.push(part);
        return [part];
      });
    },
    get isCrisis() {
      return isCrisis;
    },
    whole() {
      const shown = isCovered(unknown) ? unknown : '';
      return !items.finished || (parts.length === 0 && shown === '') ? null : { parts, unknown: shown };
    },
    get overflowed() {
      return items.overflowed;
    },
  };
}

function partOf(value: unknown): AnswerPart | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tekst, zrodlo } = value as Record<string, unknown>;
  const source = ANSWER_SOURCES.find((one) => one === zrodlo);
  const text = typeof tekst === 'string' ? cleanText(tekst) : '';
  return source === undefined || text === '' ? null : { text, source };
}

function cleanText(text: string): string {
  return text.length > MAX_PART_LENGTH ? '' : cleanLongText(text);
}

/** '12 400 zł' and '12400' are one figure, '4,5' and '4.5' another. */
function figuresIn(text: string): Set<string> {
  const found = text.match(/\d+(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? [];
  const figures = found.map((one) => one.replaceAll(/[ \u00a0\u202f]/g, '').replace(',', '.'));
  return new Set(figures.filter((one) => one.includes('.') || Number(one) > LARGEST_COUNT));
}
