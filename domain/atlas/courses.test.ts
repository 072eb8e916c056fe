import { expect, test } from 'vitest';
import { coursesFor, occupationsHelpedBy, type CourseLink } from './courses.ts';

const LINKS: CourseLink[] = [
  { course: 'excel', because: 'Arkusz jest tu na co dzień.', jobs: 'ksiegowy magazynier' },
  { course: 'excel', because: 'Plany robi się tu w arkuszu.', jobs: 'kierownik' },
  { course: 'sql', because: 'Dane są w bazie.', jobs: 'analityk ksiegowy' },
  { course: 'gone', because: 'Nie ma go.', jobs: 'ksiegowy' },
];
const COURSES = ['excel', 'sql', 'figma'].map((id) => ({ id, title: id.toUpperCase() }));

test('an occupation has the courses that name it, the nearest first, none that is gone', () => {
  expect(coursesFor('ksiegowy', LINKS, COURSES)).toEqual([
    { id: 'excel', title: 'EXCEL', because: 'Arkusz jest tu na co dzień.' },
    { id: 'sql', title: 'SQL', because: 'Dane są w bazie.' },
  ]);
  expect(coursesFor('spawacz', LINKS, COURSES)).toEqual([]);
});

test('a course says where it helps, reason by reason', () => {
  expect(occupationsHelpedBy('excel', LINKS)).toEqual([
    { because: 'Arkusz jest tu na co dzień.', jobs: ['ksiegowy', 'magazynier'] },
    { because: 'Plany robi się tu w arkuszu.', jobs: ['kierownik'] },
  ]);
});
