// Prose that can't take the sentence from domain/courses/authorship.ts says it in the same words, and nobody is said to teach what
// nobody teaches.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCourse, listCourses } from '#content/catalogue.server.ts';
import { AUTHORSHIP, COURSE_PLANNER } from '#domain/courses/authorship.ts';

test.each(['content/pages/regulamin.md', 'content/pages/polityka-prywatnosci.md', 'content/pages/faq.ts'])(
  '%s says who writes the lessons',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(AUTHORSHIP);
  },
);

test("every course's plan is the editors'", async () => {
  const courses = await Promise.all(listCourses().map(({ id }) => readCourse(id)));
  expect(new Set(courses.map((course) => course?.instructor))).toEqual(new Set([COURSE_PLANNER]));
});
