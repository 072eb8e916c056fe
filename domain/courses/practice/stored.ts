// A lesson's practice as it is stored (db/courses/schema/lessons.ts, `lessons.practice`): JSON that was checked before it was written.
import { z } from 'zod';
import { lazy } from '../../platform/lazy.ts';
import { stateIn } from '../memory/memory.ts';
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
  });
});

export function storedPracticeText(practice: LessonPractice): string {
  return JSON.stringify(practiceSchema().parse(practice));
}

/** Null = none is stored, or it can't be read. */
export function readStoredPractice(text: string | null | undefined): LessonPractice | null {
  if (text === null || text === undefined) return null;
  try {
    return practiceSchema().parse(JSON.parse(text));
  } catch {
    return null;
  }
}
