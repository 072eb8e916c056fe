// The bar of everything that is written for a course: 5 at the start, up to 90 while it is written (as domain/advice/analysis/progress-bar.ts).
import { SIMULATED_CAP_PERCENT, START_PERCENT } from '#domain/advice/analysis/progress-bar.ts';
import type { WritingEvent } from '#domain/courses/writing/events.ts';

export type Emit = (event: WritingEvent) => void;

/** The model begins to think, or to write after it. */
export function thinkingProgress(isThinking: boolean): WritingEvent {
  return { event: 'progress', data: { percent: START_PERCENT, stage: isThinking ? 'mysli' : 'pisanie' } };
}

/** All of it is written, and a second reader has it. */
export function checkingProgress(): WritingEvent {
  return { event: 'progress', data: { percent: SIMULATED_CAP_PERCENT, stage: 'sprawdzanie' } };
}

/** `share` of what is expected, from 0 up; more than 1 counts as 1. */
export function writingProgress(share: number): WritingEvent {
  const percent = START_PERCENT + Math.floor((SIMULATED_CAP_PERCENT - START_PERCENT) * Math.min(1, share));
  return { event: 'progress', data: { percent, stage: share === 0 ? 'start' : 'pisanie' } };
}
