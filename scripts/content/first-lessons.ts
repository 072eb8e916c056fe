// content/courses/first-lessons: a text and its practice for each course -> what the lesson's page shows. What is wrong with one of
// them, tests/first-lessons.test.ts says.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentsEntry } from '#content/blocks.ts';
import type { FirstLesson, FirstLessonSource } from '#content/courses/first-lessons/first-lesson.ts';
import { taughtLanguage } from '#domain/courses/lessons/foreign.ts';
import { lessonMinutes } from '#domain/courses/lesson-rules/lesson-rules.ts';
import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';
import { renderBlocks } from '#worker/markdown/blocks.ts';
import { plainText } from './markdown.ts';

/** As the editors wrote it. */
type WrittenLesson = { id: string; markdown: string; practice: FirstLessonPractice };

const HEADING = /^<h2 id="([^"]+)">(.*)<\/h2>$/s;

/** In the order of their ids. Throws if a text has no practice. */
export function readFirstLessons(folder: string): Promise<WrittenLesson[]> {
  const ids = globSync(`${folder}/texts/*.md`).map((file) => basename(file, '.md'));
  return Promise.all(ids.toSorted().map((id) => readFirstLesson(folder, id)));
}

async function readFirstLesson(folder: string, id: string): Promise<WrittenLesson> {
  const file = pathToFileURL(resolve(`${folder}/practice/${id}.ts`)).href;
  const { practice }: { practice?: FirstLessonPractice } = await import(file);
  if (practice === undefined) throw new Error(`${file} exports no practice.`);
  return { id, markdown: await readFile(`${folder}/texts/${id}.md`, 'utf8'), practice };
}

/** As its page shows it, and as buyers get it. */
export type CompiledFirstLesson = { shown: FirstLesson; source: FirstLessonSource };

/** By course. Throws if one has no lesson: its page says that everybody may read it. */
export async function compileFirstLessons(
  folder: string,
  courseIds: readonly string[],
): Promise<Map<string, CompiledFirstLesson>> {
  const lessons = new Map((await readFirstLessons(folder)).map((lesson) => [lesson.id, lesson]));
  return new Map(
    courseIds.map((id) => {
      const lesson = lessons.get(id);
      if (lesson === undefined) throw new Error(`${folder} has no lesson of ${id}.`);
      const { markdown, practice } = lesson;
      return [id, { shown: compiled(lesson), source: { markdown: markdown.trim(), practice } }];
    }),
  );
}

function compiled({ id: courseId, markdown, practice }: WrittenLesson): FirstLesson {
  const { summary: _summary, talk: _talk, ...shown } = practice;
  const blocks = renderBlocks(markdown, taughtLanguage(courseId));
  const contents = blocks.flatMap((block): ContentsEntry[] => {
    const [, id, title] = HEADING.exec(block) ?? [];
    return id === undefined || title === undefined ? [] : [{ id, title: plainText(title) }];
  });
  return { ...shown, blocks, contents, minutes: lessonMinutes(markdown) };
}
