// A lesson's practice as it is stored (db/courses/schema/lessons.ts, `lessons.practice`), and what was said of an answer to it
// (practice.ts, `exercise_answers.feedback`): JSON that was checked before it was written.
import { z } from 'zod';
import { lazy } from '../../platform/lazy.ts';
import { stateIn } from '../memory/memory.ts';
import { talkIn } from '../talk/talk-rules.ts';
import type { KeptFeedback } from './feedback.ts';
import type { LessonPractice } from './practice.ts';

export const practiceSchema = lazy((): z.ZodType<LessonPractice> => {
  const texts = z.array(z.string());
  const asked = { text: z.string(), why: z.string() };
  return z.object({
    goal: z.string(),
    leaves: z.string(),
    summary: z.string(),
    state: z.unknown().transform(stateIn).optional(),
    terms: z.array(z.object({ term: z.string(), meaning: z.string() })),
    questions: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('single'), ...asked, options: texts, right: z.number() }),
        z.object({ kind: z.literal('multiple'), ...asked, options: texts, right: z.array(z.number()) }),
        z.object({ kind: z.literal('order'), ...asked, items: texts }),
        z.object({ kind: z.literal('gap'), ...asked, accepted: texts }),
      ]),
    ),
    exercise: z.object({ task: z.string(), hint: z.string(), minutes: z.number() }),
    talk: z
      .unknown()
      .transform((value) => talkIn(value) ?? undefined)
      .optional(),
  });
});

export function storedPracticeText(practice: LessonPractice): string {
  return JSON.stringify(practiceSchema().parse(practice));
}

/** Null = none is stored, or it can't be read. */
export function readStoredPractice(text: string | null | undefined): LessonPractice | null {
  return read(practiceSchema(), text);
}

const feedbackSchema = lazy((): z.ZodType<KeptFeedback> => {
  const texts = z.array(z.string());
  return z.object({ there: texts, missing: texts, next: z.string(), version: z.number(), at: z.number() });
});

/** Null = none is stored, or it can't be read. */
export function readStoredFeedback(text: string | null): KeptFeedback | null {
  return read(feedbackSchema(), text);
}

function read<Value>(schema: z.ZodType<Value>, text: string | null | undefined): Value | null {
  if (text === null || text === undefined) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
