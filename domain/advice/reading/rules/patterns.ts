// Patterns over forms, one a line: words stand for all their forms ('pracować' = pracuję, pracowałam), '=jako' for itself alone,
// 'a|b' for either, 'słowo?' may be missing, '..2' lets up to two other words stand between. A pattern holds within one sentence; a
// comma is no obstacle only where it says ','.
import { folded } from '../../../platform/folded-text.ts';
import { lazy } from '../../../platform/lazy.ts';
import type { Token } from './text.ts';

type Step =
  | { kind: 'word'; any: readonly PatternWord[]; isOptional: boolean }
  | { kind: 'gap'; most: number }
  | { kind: 'comma' };

/** `bare`: an exact form without diacritics, as who leaves some out may have it; else null. */
type PatternWord = { form: string; bare: string | null };

/** Its steps, taken apart when a text is first read by it: no page of a stranger reads one. */
export type Pattern = () => readonly Step[];

export function patternsOf(lines: string): Pattern[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(patternOf);
}

export function patternOf(line: string): Pattern {
  return lazy(() => stepsOf(line));
}

function stepsOf(line: string): Step[] {
  return line.split(/\s+/).map((step): Step => {
    if (step === ',') return { kind: 'comma' };
    if (step.startsWith('..')) return { kind: 'gap', most: Number(step.slice(2)) };
    const isOptional = step.endsWith('?');
    const any = (isOptional ? step.slice(0, -1) : step).split('|').map((word): PatternWord => {
      const form = word.replace(/^=/, '').replaceAll('_', ' ');
      return { form, bare: word.startsWith('=') ? folded(form) : null };
    });
    return { kind: 'word', any, isOptional };
  });
}

/** The words of patterns that the table of forms must know. */
export function wordsOfPattern(pattern: Pattern): string[] {
  return pattern().flatMap((step) =>
    step.kind === 'word' ? step.any.filter(({ bare }) => bare === null).map(({ form }) => form) : [],
  );
}

function isWord(token: Token, { form, bare }: PatternWord): boolean {
  if (token.form === form) return true;
  if (bare === null) return token.words.has(form);
  return token.bare === bare && isLessMarked(token.form, form);
}

/** 'Skonczyłam' is 'skończyłam', and 'sąd' no 'sad'. */
function isLessMarked(form: string, marked: string): boolean {
  return [...form].every((letter, at) => letter === marked[at] || letter === folded(marked[at] ?? ''));
}

/** Past the last token that the pattern takes from `at` on; null if it doesn't hold. The shortest way wins. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], at: number): number | null {
  return follow(pattern(), 0, tokens, at, at);
}

function follow(
  steps: readonly Step[],
  place: number,
  tokens: readonly Token[],
  at: number,
  start: number,
): number | null {
  const step = steps[place];
  if (step === undefined) return at;
  if (step.kind === 'comma') {
    return tokens[at]?.before === 'comma' ? follow(steps, place + 1, tokens, at, at) : null;
  }
  if (step.kind === 'gap') {
    for (let skipped = 0; skipped <= step.most; skipped++) {
      if (skipped > 0 && !isJoined(tokens, at + skipped - 1, start)) break;
      const end = follow(steps, place + 1, tokens, at + skipped, start);
      if (end !== null) return end;
    }
    return null;
  }
  const token = tokens[at];
  const isThere =
    token !== undefined && isJoined(tokens, at, start) && step.any.some((word) => isWord(token, word));
  if (isThere) {
    const end = follow(steps, place + 1, tokens, at + 1, start);
    if (end !== null) return end;
  }
  return step.isOptional ? follow(steps, place + 1, tokens, at, start) : null;
}

// `start`: where the pattern begins, or goes on after its comma.
function isJoined(tokens: readonly Token[], at: number, start: number): boolean {
  return at === start || tokens[at]?.before === 'none';
}

export type Match = { from: number; to: number };

/** The first place of each pattern between two tokens; `to` is the last token taken. */
export function findAll(
  patterns: readonly Pattern[],
  tokens: readonly Token[],
  from = 0,
  until = tokens.length,
): Match[] {
  const found: Match[] = [];
  for (let at = from; at < until; at++) {
    for (const pattern of patterns) {
      const end = matchAt(pattern, tokens, at);
      if (end !== null && end > at && end <= until) found.push({ from: at, to: end - 1 });
    }
  }
  return found;
}
