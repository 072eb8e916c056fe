// The courses that help in an occupation, as chosen by hand: every name leads somewhere, none stands twice.
import { expect, test } from 'vitest';
import { readCareers } from '../careers.server.ts';
import { listCourses } from '../catalogue.server.ts';
import { COURSE_LINKS } from './course-links.ts';

const ids = new Set((await readCareers()).occupations.map(({ id }) => id));
const courses = new Set(listCourses().map(({ id }) => id));

test('every course and every occupation of a link exists, and each course has one', () => {
  for (const { course, jobs } of COURSE_LINKS) {
    expect([course, courses.has(course)]).toEqual([course, true]);
    expect(jobs.split(' ').filter((id) => !ids.has(id))).toEqual([]);
  }
  expect(new Set(COURSE_LINKS.map(({ course }) => course)).size).toBe(courses.size);
});

test('no occupation stands twice for a course', () => {
  for (const course of courses) {
    const jobs = COURSE_LINKS.filter((link) => link.course === course).flatMap((link) =>
      link.jobs.split(' '),
    );
    expect([course, jobs.length]).toEqual([course, new Set(jobs).size]);
  }
});

test('every reason is a sentence', () => {
  for (const { because } of COURSE_LINKS) expect(because).toMatch(/^\p{Lu}.{30,120}\.$/u);
});
