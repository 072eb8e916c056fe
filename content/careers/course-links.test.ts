// The courses that help in an occupation, as chosen by hand: every name leads somewhere, none stands twice.
import { expect, test } from 'vitest';
import { readCareers } from '../careers.server.ts';
import { createRecommender } from '#domain/courses/recommend.ts';
import { listCourses } from '../catalogue.server.ts';
import { COURSE_LINKS } from './course-links.ts';
import { skillsOf } from './course-skills.ts';

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

const recommend = createRecommender(
  listCourses().map(({ id }) => ({ id, teaches: skillsOf(id) })),
  COURSE_LINKS,
);

function offered(zawodId: string, skills: readonly string[] = []): string[] {
  return recommend({ paths: [{ zawodId, name: zawodId }], skills }).map(({ id }) => id);
}

test.each([
  ['inzynier-lesnictwa', ['Gospodarka leśna', 'Obsługa GIS', 'Organizacja pracy zespołu', 'Komunikacja']],
  ['technik-lesnik', ['Rozpoznawanie gatunków', 'Pomiary drewna', 'Bezpieczeństwo', 'Grafika']],
  ['robotnik-lesny', ['Obsługa pilarki', 'Praca w zespole']],
  ['dietetyk', ['Układanie jadłospisów', 'Rozmowa z pacjentem', 'Planowanie', 'Media']],
  ['dietetyk-specjalista', ['Żywienie kliniczne', 'Marketing', 'Edukacja żywieniowa']],
  ['hydraulik', ['Montaż instalacji', 'Wycena robót', 'Czytanie dokumentacji']],
  ['murarz-tynkarz', ['Czytanie rysunku', 'Szacowanie ryzyka']],
  ['fryzjer', ['Strzyżenie', 'Dobór koloru', 'Rozmowa z klientem']],
  ['kosmetyczka', ['Higiena', 'Sprzedaż']],
  ['tatuazysta', ['Rysunek', 'Projekt']],
  ['fizjoterapeuta', ['Terapia manualna', 'Dokumentacja']],
  ['stolarz', ['Obróbka drewna', 'Projektowanie mebli']],
  ['kurier', ['Planowanie trasy']],
  ['spawacz', ['Spawanie MIG', 'Rysunek techniczny']],
])('%s: no course, whatever words its skills share with one', (occupation, skills) => {
  // A long way to an examination is a reason of its own.
  expect(offered(occupation, skills).filter((id) => id !== 'techniki-uczenia-sie')).toEqual([]);
});

test.each([
  ['ksiegowy', 'excel-dla-poczatkujacych'],
  ['web-developer', 'html-i-css-od-zera'],
  ['pielegniarka', 'inteligencja-emocjonalna-w-pracy'],
  ['social-media', 'canva-w-pracy'],
  ['administrator-stron', 'wordpress-dla-poczatkujacych'],
  ['kierownik-budowy', 'zarzadzanie-projektami'],
  ['fotograf', 'grafika-dla-laikow-gimp'],
])('%s: %s among its courses, with a reason', (occupation, course) => {
  expect(offered(occupation)).toContain(course);
});

test('a skill that a course teaches brings it to any occupation', () => {
  expect(offered('inzynier-lesnictwa', ['Znajomość programu Excel', 'język niemiecki'])).toEqual([
    'excel-dla-poczatkujacych',
    'niemiecki-w-pracy',
  ]);
});

test('of every course it is said what it teaches, and no two courses teach a skill by one name', () => {
  const taught = listCourses().flatMap(({ id }) => skillsOf(id).split(', '));
  expect(taught.filter((one, at) => taught.indexOf(one) !== at)).toEqual([]);
});
