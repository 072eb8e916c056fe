// What the local model writes for every course of the catalogue passes the application's own rules.
import { expect, test } from 'vitest';
import { wordsOf } from '#domain/courses/lessons/lesson.ts';
import { outlineOf } from '#domain/courses/structure/outline.ts';
import { lessonPrompt } from '#domain/courses/prompts/lesson.ts';
import { structurePrompt } from '#domain/courses/prompts/structure.ts';
import { deviations, parseStructure, type WantedStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf, placeOf, titlesOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import { splitReply } from '#domain/courses/writing/lesson-reply.ts';
import { checkWrittenLesson } from '#domain/courses/writing/written-lesson.ts';
import type { Course } from '#domain/courses/course.ts';
import { readCourses } from '#scripts/content/courses.ts';
import { composeLesson, composeStructure } from '../course-answers.ts';
import { withCourseFault, type CourseFault } from '../course-faults.ts';

const courses = await readCourses('content/courses');
const whole = ({ system, user }: { system: string; user: string }) => `${system}\n${user}`;
const FIRST = { title: 'Nasza pierwsza', goal: 'Umiesz zacząć.', leaves: 'Kartka.', summary: 'Początek.' };

const promptOf = (course: Course) => whole(structurePrompt({ course, first: FIRST, kept: null }));
const wantedOf = ({ plan }: Course): WantedStructure => ({ topics: plan, first: FIRST, kept: null });

function structureOf(course: Course): CourseStructure {
  const parsed = parseStructure(composeStructure(promptOf(course)), wantedOf(course));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.structure;
}

function lessonOf(course: Course, structure: CourseStructure, lessonId: string): string {
  const place = placeOf(structure, lessonId);
  if (place === null) throw new Error(`no lesson ${lessonId}`);
  return composeLesson(whole(lessonPrompt({ course, structure, place, summaries: new Map() })));
}

test.each(courses.map((course) => [course.id, course] as const))(
  '%s has the structure that its length asks for, and each lesson is one',
  (_, course) => {
    const structure = structureOf(course);
    expect(deviations(structure, outlineOf(course.duration))).toEqual([]);
    const titles = lessonsOf(structure).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(structure.modules.map(({ title }) => title)).size).toBe(structure.modules.length);
    for (const lesson of lessonsOf(structure)) {
      const reply = lessonOf(course, structure, lesson.id);
      expect([lesson.id, checkWrittenLesson(reply, lesson)]).toMatchObject([
        lesson.id,
        { issues: [], findings: [] },
      ]);
      const { text } = splitReply(reply);
      expect([lesson.id, wordsOf(text) <= 1_000]).toEqual([lesson.id, true]);
      const prose = text.replaceAll(/```[\s\S]*?```/g, '');
      expect(prose).not.toMatch(/undefined|\[object|\bNaN\b|jestem (?:modelem|Gemini)/i);
      expect(prose).not.toMatch(/\S {2}\S|\.\.(?!\.)|„„|””/);
      expect(prose.match(/„/g)?.length ?? 0).toBe(prose.match(/”/g)?.length ?? 0);
    }
  },
);

test('the same lesson is always the same text', () => {
  const [course] = courses;
  if (course === undefined) throw new Error('no course');
  const structure = structureOf(course);
  const [first] = lessonsOf(structure);
  if (first === undefined) throw new Error('no lesson');
  expect(lessonOf(course, structure, first.id)).toBe(lessonOf(course, structure, first.id));
});

test('in a structure from before courses were planned as a whole a lesson says itself what it is for', () => {
  for (const course of courses) {
    const structure = titlesOf(structureOf(course));
    const [, second] = lessonsOf(structure);
    if (second === undefined) throw new Error('no lesson');
    const checked = checkWrittenLesson(lessonOf(course, structure, second.id), second);
    expect([course.id, checked]).toMatchObject([course.id, { issues: [], findings: [] }]);
  }
});

test('a course that is planned as a whole afterwards keeps its lessons', () => {
  for (const course of courses) {
    const kept = titlesOf(structureOf(course));
    const reply = composeStructure(whole(structurePrompt({ course, first: null, kept })));
    const parsed = parseStructure(reply, { topics: course.plan, first: null, kept });
    if (!parsed.ok) throw new Error(`${course.id}: ${parsed.reason}`);
    expect(titlesOf(parsed.structure).modules).toEqual(kept.modules);
  }
});

test.each<[CourseFault, string[]]>([
  ['short-lesson', ['too-short', 'text/too-short']],
  ['foreign-address', ['text/foreign-address']],
  ['no-right-answer', ['practice/right']],
  ['cut-in-exercise', ['no-practice']],
])('told to, it writes a lesson with %s', (fault, codes) => {
  const [course] = courses;
  if (course === undefined) throw new Error('no course');
  const structure = structureOf(course);
  const [, second] = lessonsOf(structure);
  if (second === undefined) throw new Error('no lesson');
  const checked = checkWrittenLesson(withCourseFault(lessonOf(course, structure, second.id), fault), second);
  const found = [...checked.issues.map(({ code }) => code), ...checked.findings];
  expect(new Set(found)).toEqual(new Set(codes));
});

test('told to, it forgets a topic', () => {
  const [course] = courses;
  if (course === undefined) throw new Error('no course');
  const reply = composeStructure(promptOf(course));
  const faulty: unknown = JSON.parse(withCourseFault(JSON.stringify(reply), 'missing-topic'));
  const parsed = parseStructure(faulty, wantedOf(course));
  const added = parsed.ok ? lessonsOf(parsed.structure).flatMap(({ addedTopics = [] }) => addedTopics) : [];
  expect(added).toEqual([course.plan.at(-1)]);
});
