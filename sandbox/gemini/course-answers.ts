// The local Gemini's answers to the three tasks of bought courses, recognised by the line with which each begins
// (domain/courses/prompts): a course's structure, one lesson as Markdown, several lessons as JSON. What they are made of is in
// lessons/.
import { TASKS } from '#domain/courses/prompts/course-data.ts';
import { composeLesson as lessonOf, type ToldCourse, type ToldLesson } from './lessons/compose-lesson.ts';
import { composeStructure as structureOf, type ComposedStructure } from './lessons/compose-structure.ts';
import { taggedText } from './tagged.ts';

export const takesStructure = (prompt: string) => prompt.includes(TASKS.structure);
export const takesLesson = (prompt: string) => prompt.includes(TASKS.lesson);
export const takesContent = (prompt: string) => prompt.includes(TASKS.content);

export function composeStructure(prompt: string) {
  const [, modules = 3, lessons = 6] = (/Liczba modułów: (\d+), liczba lekcji: (\d+)/.exec(prompt) ?? []).map(
    Number,
  );
  return structureOf({ ...dataOf<ToldCourse>(prompt, 'kurs'), modules, lessons });
}

export function composeLesson(prompt: string): string {
  return lessonOf(dataOf<ToldCourse>(prompt, 'kurs'), dataOf<ToldLesson>(prompt, 'lekcja'));
}

export function composeContent(prompt: string) {
  const course = dataOf<ToldCourse>(prompt, 'kurs');
  const asked = dataOf<ComposedStructure>(prompt, 'moduly');
  const titles = asked.modules.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  const next = (title: string) => titles[titles.indexOf(title) + 1] ?? null;
  return {
    ...asked,
    modules: asked.modules.map((one) => ({
      ...one,
      lessons: one.lessons.map((lesson) => ({
        ...lesson,
        content: lessonOf(course, { title: lesson.title, previous: null, next: next(lesson.title) }),
      })),
    })),
  };
}

function dataOf<Told>(prompt: string, tag: string): Told {
  const text = taggedText(prompt, tag);
  if (text === null) throw new Error(`The prompt has no <${tag}>.`);
  return JSON.parse(text) as Told;
}
