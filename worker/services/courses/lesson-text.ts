// A stored lesson as it is read: its Markdown in blocks of safe HTML, its questions without their answers. What reads Markdown is
// brought by who reads a lesson: it is dear to start, and most that comes first after a cold start are pages without one.
import { createHash } from 'node:crypto';
import { taughtLanguage } from '#domain/courses/lessons/foreign.ts';
import { minutesToRead } from '#domain/courses/lessons/lesson.ts';
import { askedOf, type AskedPractice } from '#domain/courses/practice/asked.ts';
import type { LessonPractice, Question } from '#domain/courses/practice/practice.ts';
import { readStoredPractice } from '#domain/courses/practice/stored.ts';
import { shownTalk } from '#domain/courses/talk/talk.ts';
import type { ReadableLesson } from '#domain/courses/writing/events.ts';

const KEY_LENGTH = 16;

/** As the database has it. `practice`: its JSON; none = the lesson has no questions. */
type StoredText = { content: string; words: number; practice?: string | null };

export async function readableLesson(courseId: string, lesson: StoredText): Promise<ReadableLesson> {
  const { renderBlocks } = await import('../../markdown/blocks.ts');
  const { content, words } = lesson;
  const practice = readStoredPractice(lesson.practice);
  return {
    blocks: renderBlocks(content, taughtLanguage(courseId)),
    words,
    minutes: minutesToRead(words),
    practice: practice === null ? null : asked(practice),
  };
}

/** Which wording of a question an answer is to: another one for whatever is changed in it. */
export function questionKey(question: Question): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, KEY_LENGTH);
}

function asked({ goal, leaves, questions, exercise, talk }: LessonPractice): AskedPractice {
  return {
    goal,
    leaves,
    questions: questions.map((question) => ({ ...askedOf(question), key: questionKey(question) })),
    exercise,
    talk: talk === undefined ? null : shownTalk(talk),
  };
}
