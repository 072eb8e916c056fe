// What a person hands over to a counsellor (docs/decisions.md 'Hand-over'): the parts they choose, as they stand at that moment, in plain
// lines. What is handed over is what they saw before; a later change of theirs gets into no link that is out.
import { cleanLongText } from '../analysis/reply/clean-text.ts';

const HAND_OVER_PARTS = ['answers', 'reading', 'facts', 'paths', 'ledger', 'decision', 'plan'] as const;

export type HandOverPart = (typeof HAND_OVER_PARTS)[number];

export const HAND_OVER_DAYS = [7, 30, 90] as const;

export type HandOverDays = (typeof HAND_OVER_DAYS)[number];

export const DAY_MS = 24 * 60 * 60_000;

/** Open at a time; more are refused. */
export const MAX_HAND_OVERS = 5;

/** Of one link; each in UTF-16 units, as `maxlength` counts them. */
export const MAX_REPLIES = 5;
export const MAX_REPLY_LENGTH = 2_000;

/** 128 bits, in base64url. */
export const HAND_OVER_KEY = /^[A-Za-z0-9_-]{22}$/;

/** `quote`: the person's own words that the line stands on; null = none. */
export type HandOverLine = { text: string; quote: string | null };

export type HandOverGroup = { title: string; lines: HandOverLine[] };

export type HandOverSection = { part: HandOverPart; groups: HandOverGroup[] };

/** In our order, each once. */
export function chosenParts(chosen: readonly string[]): HandOverPart[] {
  return HAND_OVER_PARTS.filter((part) => chosen.includes(part));
}

/** Null = none of ours. */
export function chosenDays(chosen: string): HandOverDays | null {
  return HAND_OVER_DAYS.find((days) => String(days) === chosen) ?? null;
}

/** Without what has nothing to say. */
export function filledSections(sections: readonly HandOverSection[]): HandOverSection[] {
  return sections
    .map(({ part, groups }) => ({ part, groups: groups.filter(({ lines }) => lines.length > 0) }))
    .filter(({ groups }) => groups.length > 0);
}

/** As it is stored and shown; the fault is the sentence for its field. */
export function readReply(typed: string): { text: string } | { fault: string } {
  if (typed.length > MAX_REPLY_LENGTH)
    return { fault: `Skróć wiadomość do ${MAX_REPLY_LENGTH} znaków – teraz ma ich ${typed.length}.` };
  const text = cleanLongText(typed);
  return text === '' ? { fault: 'Wpisz wiadomość.' } : { text };
}

/** Of what we stored ourselves; a part that an earlier edition knew and this one doesn't is left out. */
export function readHandOver(stored: string): HandOverSection[] {
  const value: unknown = JSON.parse(stored);
  return Array.isArray(value) ? value.flatMap(readSection) : [];
}

function readSection(value: unknown): HandOverSection[] {
  if (!isRecord(value) || !Array.isArray(value['groups'])) return [];
  const part = HAND_OVER_PARTS.find((one) => one === value['part']);
  return part === undefined ? [] : [{ part, groups: value['groups'].flatMap(readGroup) }];
}

function readGroup(value: unknown): HandOverGroup[] {
  if (!isRecord(value) || typeof value['title'] !== 'string' || !Array.isArray(value['lines'])) return [];
  return [{ title: value['title'], lines: value['lines'].flatMap(readLine) }];
}

function readLine(value: unknown): HandOverLine[] {
  if (!isRecord(value) || typeof value['text'] !== 'string') return [];
  return [{ text: value['text'], quote: typeof value['quote'] === 'string' ? value['quote'] : null }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
