// The local Gemini's answers to the two tasks of bought courses, recognised by the line with which each begins (domain/courses/prompts):
// a course's structure, and one lesson as Markdown with its practice. What they are made of is in lessons/.
import { TASKS } from '#domain/courses/prompts/course-data.ts';
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';
import { composeLesson as lessonOf, type ToldCourse, type ToldLesson } from './lessons/compose-lesson.ts';
import { composePractice } from './lessons/compose-practice.ts';
import {
  composeStructure as structureOf,
  structureAround,
  type Program,
} from './lessons/compose-structure.ts';
import { taggedText } from './tagged.ts';

export const takesStructure = (prompt: string) => prompt.includes(TASKS.structure);
export const takesLesson = (prompt: string) => prompt.includes(TASKS.lesson);

export function composeStructure(prompt: string) {
  const [, modules = 3, lessons = 6] = (/Liczba modułów: (\d+), liczba lekcji: (\d+)/.exec(prompt) ?? []).map(
    Number,
  );
  const course = dataOf<ToldCourse>(prompt, 'kurs');
  const program = taggedText(prompt, 'program');
  if (program !== null) return structureAround(course, JSON.parse(program) as Program);
  return structureOf({ ...course, first: dataOf(prompt, 'pierwsza-lekcja'), modules, lessons });
}

export function composeLesson(prompt: string): string {
  const course = dataOf<ToldCourse>(prompt, 'kurs');
  const lesson = dataOf<ToldLesson>(prompt, 'lekcja');
  const practice = JSON.stringify(composePractice(course, lesson), null, 2);
  return `${lessonOf(course, lesson)}\n\n${PRACTICE_MARK}\n${practice}`;
}

function dataOf<Told>(prompt: string, tag: string): Told {
  const text = taggedText(prompt, tag);
  if (text === null) throw new Error(`The prompt has no <${tag}>.`);
  return JSON.parse(text) as Told;
}
