// /kursy/{id}/pierwsza-lekcja: the same for everybody, whole, at no call to the database, and checked by itself without JavaScript.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFirstLesson } from '#content/first-lessons.server.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';

const COURSE = 'sql-od-podstaw';
const PAGE = `/kursy/${COURSE}/pierwsza-lekcja`;

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
const read = async (path: string) => plain(await (await visitorOf(app).fetch(path)).text());

test('every course leads to its first lesson, and every lesson is there, whole', async () => {
  for (const { id } of listCourses()) {
    const lesson = await readFirstLesson(id);
    const course = await read(`/kursy/${id}`);
    expect([id, course.includes(`href="/kursy/${id}/pierwsza-lekcja"`)]).toEqual([id, true]);
    expect([id, /Przeczytaj pierwszą lekcję za darmo \(\d minut/.test(course)]).toEqual([id, true]);
    const page = await read(`/kursy/${id}/pierwsza-lekcja`);
    const parts = [...lesson.contents.map((entry) => `id="${entry.id}"`), 'Redakcja Szlaku, z pomocą AI'];
    expect([id, parts.filter((part) => !page.includes(part))]).toEqual([id, []]);
    expect([id, page.match(/<form[^>]*id="pytanie-\d[^>]*data-key/g)?.length]).toEqual([id, 3]);
    const stops = page.match(/<form[^>]*id="przystanek-\d[^>]*data-key/g)?.length ?? 0;
    expect([id, stops >= 2]).toEqual([id, true]);
    expect([id, page.includes('<!--stop')]).toEqual([id, false]);
  }
});

test('it costs no round trip, whoever reads it, and is kept for strangers', async () => {
  const person = await signedIn(app);
  await person.fetch('/');
  const before = app.databaseProxy.roundTrips;
  expect((await visitorOf(app).fetch(PAGE)).headers.get('X-Cache')).toMatch(/MISS|HIT/);
  expect(app.databaseProxy.roundTrips).toBe(before);
  const own = await person.fetch(PAGE);
  expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
});

test('answers in the address are kept, said to, and never cached', async () => {
  const address = `${PAGE}?p1=1&p2=0&p3=psim&sprawdz=3`;
  const response = await visitorOf(app).fetch(address);
  expect(response.headers.get('X-Cache')).toBe('BYPASS');
  const page = plain(await response.text());
  expect(page.match(/data-verdict="(\w+)"/g)).toEqual([
    'data-verdict="right"',
    'data-verdict="wrong"',
    'data-verdict="wrong"',
  ]);
  expect(page).toContain('Dobrze! Niżej przeczytasz dlaczego.');
  expect(page).toContain('value="psim"');
  expect(page).toContain('rel="canonical"');
  expect(await read(`${PAGE}?sprawdz=1`)).toContain('Najpierw odpowiedz, potem sprawdzimy.');
  expect(await read(PAGE)).not.toContain('data-verdict="');
});

test('hostile answers are words in a field', async () => {
  const page = await read(`${PAGE}?p3=${encodeURIComponent('"><script>alert(1)</script>')}&sprawdz=3`);
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)');
});

test('a course that is not there has no first lesson', async () => {
  expect((await visitorOf(app).fetch('/kursy/nie-ma/pierwsza-lekcja')).status).toBe(404);
});
