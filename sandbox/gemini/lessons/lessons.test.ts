// What the local model writes for every course of the catalogue passes the application's own rules.
import { expect, test } from 'vitest';
import { checkLesson } from '#domain/courses/lessons/lesson.ts';
import { outlineOf } from '#domain/courses/structure/outline.ts';
import { contentPrompt } from '#domain/courses/prompts/content.ts';
import { lessonPrompt } from '#domain/courses/prompts/lesson.ts';
import { structurePrompt } from '#domain/courses/prompts/structure.ts';
import { deviations, parseContents, parseStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf, placeOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import type { Course } from '#domain/courses/course.ts';
import { readCourses } from '#scripts/content/courses.ts';
import { composeContent, composeLesson, composeStructure } from '../course-answers.ts';

const courses = await readCourses('content/courses');
const whole = ({ system, user }: { system: string; user: string }) => `${system}\n${user}`;

function structureOf(course: Course): CourseStructure {
  const parsed = parseStructure(composeStructure(whole(structurePrompt(course, outlineOf(course.duration)))));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.structure;
}

function lessonOf(course: Course, structure: CourseStructure, lessonId: string): string {
  const place = placeOf(structure, lessonId);
  if (place === null) throw new Error(`no lesson ${lessonId}`);
  return composeLesson(whole(lessonPrompt(course, structure, place)));
}

test.each(courses.map((course) => [course.id, course] as const))(
  '%s has the structure that its length asks for, and each lesson is one',
  (_, course) => {
    const structure = structureOf(course);
    expect(deviations(structure, outlineOf(course.duration))).toEqual([]);
    const titles = lessonsOf(structure).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(structure.modules.map(({ title }) => title)).size).toBe(structure.modules.length);
    for (const { id } of lessonsOf(structure)) {
      const text = lessonOf(course, structure, id);
      const checked = checkLesson(text);
      const words = checked.ok ? checked.words : 0;
      expect([id, words >= 500 && words <= 1_000, words]).toEqual([id, true, words]);
      const prose = text.replaceAll(/```[\s\S]*?```/g, '');
      expect(prose).not.toMatch(/undefined|\[object|\bNaN\b|jestem (?:modelem|Gemini)/i);
      expect(prose).not.toMatch(/\S {2}\S|\.\.(?!\.)|„„|””/);
      expect(prose.match(/„/g)?.length ?? 0).toBe(prose.match(/”/g)?.length ?? 0);
    }
  },
);

test('the same lesson is always the same text, and the whole course holds it, too', () => {
  const [course] = courses;
  if (course === undefined) throw new Error('no course');
  const structure = structureOf(course);
  const [first] = lessonsOf(structure);
  if (first === undefined) throw new Error('no lesson');
  const text = lessonOf(course, structure, first.id);
  expect(lessonOf(course, structure, first.id)).toBe(text);
  const ids = new Set(lessonsOf(structure).map(({ id }) => id));
  const contents = parseContents(composeContent(whole(contentPrompt(course, structure, ids))));
  expect(contents.ok && contents.contents.get(first.id)).toBe(text);
});
