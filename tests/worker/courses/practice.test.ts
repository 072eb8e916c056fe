// Questions, exercises and the portfolio of bought lessons against the built Worker: whose they are, what is kept, and at what cost.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases } from '#db/schema/payments/courses.ts';
import { exerciseAnswers, questionResults } from '#db/schema/practice.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import {
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
  type Visitor,
} from '#tests/support/account/visitor.ts';
import { endOf, lessonOf, written } from '#tests/support/courses/reading.ts';
import type { ExerciseSave } from '#worker/services/courses/practice.ts';
import { PRACTICE, storePractice, storeStructureOf } from '#tests/support/courses/written.ts';

const COURSE = 'budzet-domowy';
const OTHER_COURSE = 'sql-od-podstaw';
const PORTFOLIO = `/moje-kursy/${COURSE}/portfolio`;
const FILE = `/api/courses/${COURSE}/portfolio`;
const MOST = 8_000;

let app: Application;
let ids: string[];
beforeAll(async () => {
  app = await startApplication();
  ids = await storeStructureOf(app.database, COURSE, 4);
  for (const lessonId of ids.slice(0, 2)) await storePractice(app.database, { courseId: COURSE, lessonId });
  await storePractice(app.database, { courseId: COURSE, lessonId: ids[2] ?? '' }, null);
});
afterAll(() => app.stop());

const page = (at = 0) => `/moje-kursy/${COURSE}/${ids[at]}`;
const call = (at = 0) => `/api/courses/${COURSE}/lessons/${ids[at]}/exercise`;

async function buyer(): Promise<SignedIn> {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, COURSE);
  return person;
}

async function giveBack(person: SignedIn): Promise<void> {
  const closed = { withdrawn_at: Date.now() };
  await app.database.update(purchases).set(closed).where(eq(purchases.user_id, person.id));
}

const html = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).text();

const send = (visitor: Visitor, fields: Record<string, string> | [string, string][], at = 0) =>
  visitor.fetch(page(at), {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
    body: new URLSearchParams(fields),
  });

/** As the page shows it now. */
async function keyOf(visitor: Visitor, number: number): Promise<string> {
  const form = new RegExp(
    `name="numer" value="${number}"/><input type="hidden" name="wersja" value="([\\w-]+)"`,
  );
  return form.exec(await html(visitor, page()))?.[1] ?? '';
}

async function answer(visitor: Visitor, number: number, given: [string, string][]): Promise<Response> {
  const key = await keyOf(visitor, number);
  return send(visitor, [['intent', 'pytanie'], ['numer', String(number)], ['wersja', key], ...given]);
}

const save = (visitor: Visitor, text: string, base: number, at = 0) =>
  visitor.post(call(at), { text, base }, { method: 'PUT' });

const stored = async (person: SignedIn) =>
  (await app.database.select().from(exerciseAnswers).where(eq(exerciseAnswers.user_id, person.id)))[0];

const resultsOf = (person: SignedIn) =>
  app.database
    .select()
    .from(questionResults)
    .where(and(eq(questionResults.user_id, person.id), eq(questionResults.course_id, COURSE)));

test('an owner gets goal, questions and exercise in one round trip, and no right answer before an answer', async () => {
  const person = await buyer();
  const before = app.databaseProxy.roundTrips;
  const text = await html(person, page());
  expect(app.databaseProxy.roundTrips - before).toBe(1);
  for (const words of [/Policzysz,/, /Tabela kosztów/, /Co jest kosztem stałym\?/, /Wypisz pięć swoich/])
    expect(text).toMatch(words);
  for (const path of [page(), `${page()}.data`])
    expect(await html(person, path)).not.toMatch(/wraca\s+w\s+każdym|nadwyżka|Bez rachunków|Banknot nie/i);
});

test('a lesson from before there were questions shows nothing of them, and takes no answer', async () => {
  const person = await buyer();
  expect(await html(person, page(2))).not.toMatch(/Sprawdź się|Ćwiczenie|portfolio/);
  expect((await save(person, 'tekst', 0, 2)).status).toBe(404);
  const fields = { intent: 'pytanie', numer: '1', wersja: 'x', p1: '1' };
  expect((await send(person, fields, 2)).status).toBe(404);
  expect(await resultsOf(person)).toEqual([]);
});

test('an answer by a plain form leads back to its question, with the first verdict and the latest kept', async () => {
  const person = await buyer();
  const open = await answer(person, 1, []);
  expect(open.status).toBe(200);
  expect(await open.text()).toContain('Najpierw odpowiedz');
  expect(await resultsOf(person)).toEqual([]);

  const wrong = await answer(person, 1, [['p1', '0']]);
  expect([wrong.status, wrong.headers.get('Location')]).toEqual([303, `${page()}#pytanie-1`]);
  const told = await html(person, page());
  expect(told).toContain('Jeszcze nie.');
  expect(told).toMatch(/Czynsz wraca w/);
  // The other questions keep theirs to themselves.
  expect(told).not.toContain('Banknot nie');

  // What isn't kept comes back to its place, too.
  for (const place of ['pytanie-1', 'cwiczenie']) expect(told).toContain(`action="${page()}#${place}"`);

  const key = await keyOf(person, 1);
  const before = app.databaseProxy.roundTrips;
  await send(person, { intent: 'pytanie', numer: '1', wersja: key, p1: '1' });
  expect(app.databaseProxy.roundTrips - before).toBe(2);
  expect(await html(person, page())).toContain('Teraz dobrze!');
  const [result] = await resultsOf(person);
  expect(result).toMatchObject({ question: 1, first_verdict: 'wrong', latest_verdict: 'right' });
  expect(result?.latest_at).toBeGreaterThanOrEqual(result?.first_at ?? Infinity);
});

test('all four kinds are judged; only when all are right the page says so', async () => {
  const person = await buyer();
  await answer(person, 1, [['p1', '1']]);
  await answer(person, 2, [
    ['p2', '0'],
    ['p2', '1'],
  ]);
  await answer(person, 3, [['p3', ' NADWYŻKA. ']]);
  expect(await html(person, page())).not.toContain('Wszystko dobrze');
  // Shown by the alphabet: policzyć, wpisać, zebrać.
  await answer(person, 4, [
    ['p4-0', '3'],
    ['p4-1', '2'],
    ['p4-2', '1'],
  ]);
  expect((await resultsOf(person)).map(({ latest_verdict }) => latest_verdict)).toEqual(
    Array(4).fill('right'),
  );
  expect(await html(person, page())).toContain('Wszystko dobrze');
});

test('a question that was mended since is asked anew: the earlier answer is told as such and an old page’s is refused', async () => {
  const person = await buyer();
  const old = await keyOf(person, 1);
  await answer(person, 1, [['p1', '1']]);
  const [first, ...others] = PRACTICE.questions;
  if (first?.kind !== 'single') throw new Error('another kind');
  const mended = { ...PRACTICE, questions: [{ ...first, right: 2 }, ...others] };
  try {
    await storePractice(app.database, { courseId: COURSE, lessonId: ids[0] ?? '' }, mended, 2);
    const shown = await html(person, page());
    expect(shown).toMatch(/odpowiedź na\s+wcześniejszą wersję była dobra/);
    expect(shown).not.toContain('Dobrze! Niżej');
    const refused = await send(person, { intent: 'pytanie', numer: '1', wersja: old, p1: '1' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('To pytanie zmieniło się');
    expect((await resultsOf(person))[0]).toMatchObject({ asked: old, latest_verdict: 'right' });
    // The new wording begins anew.
    await answer(person, 1, [['p1', '1']]);
    expect((await resultsOf(person))[0]).toMatchObject({ first_verdict: 'wrong', latest_verdict: 'wrong' });
  } finally {
    await storePractice(app.database, { courseId: COURSE, lessonId: ids[0] ?? '' });
  }
});

test('a question that the lesson doesn’t have is no question', async () => {
  const person = await buyer();
  for (const numer of ['0', '5', '-1', '1.5', 'x', '']) {
    const answered = await send(person, { intent: 'pytanie', numer, wersja: 'x', p1: '1' });
    expect([numer, answered.status]).toEqual([numer, 404]);
  }
});

test('an exercise is saved in one round trip and goes on from its version; the same once more is no other text', async () => {
  const person = await buyer();
  const before = app.databaseProxy.roundTrips;
  const saved = await save(person, 'czynsz\r\nprąd', 0);
  expect([saved.status, app.databaseProxy.roundTrips - before]).toEqual([200, 1]);
  const first = (await saved.json()) as { version: number };
  expect(first).toMatchObject({ kind: 'saved', version: 1 });
  // The answer was lost on its way, and the browser tries again.
  expect(await (await save(person, 'czynsz\nprąd', 0)).json()).toEqual(first);
  expect(await (await save(person, 'czynsz, prąd, gaz', 1)).json()).toMatchObject({ version: 2 });
  expect(await stored(person)).toMatchObject({ text: 'czynsz, prąd, gaz', task: PRACTICE.exercise.task });
  expect(await html(person, page())).toContain('czynsz, prąd, gaz</textarea>');
});

test('of two tabs one saves and the other learns of it; neither text is lost', async () => {
  const person = await buyer();
  const replies = await Promise.all([save(person, 'karta A', 0), save(person, 'karta B', 0)]);
  const bodies = (await Promise.all(replies.map((reply) => reply.json()))) as ExerciseSave[];
  expect(bodies.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
  const { text } = (await stored(person)) ?? {};
  const lost = bodies.find((body) => body.kind === 'conflict');
  expect(lost?.other).toMatchObject({ text, version: 1 });
  // By a plain form, too: both are shown, and the next press goes on from the other.
  const met = await send(person, { intent: 'cwiczenie', wersja: '0', text: 'karta C' });
  expect(met.status).toBe(409);
  const shown = await met.text();
  expect(shown).toContain('karta C</textarea>');
  expect(shown).toContain(`>${text}</p>`);
  expect(shown).toContain('name="wersja" value="1"');
  const led = await send(person, { intent: 'cwiczenie', wersja: '1', text: 'karta\r\nC' });
  expect([led.status, led.headers.get('Location')]).toEqual([303, `${page()}#cwiczenie`]);
  expect(await stored(person)).toMatchObject({ text: 'karta\nC', version: 2 });
});

test('8 000 characters are saved and one more isn’t; by a form the text comes back whole', async () => {
  const person = await buyer();
  expect((await save(person, 'ż'.repeat(MOST), 0)).status).toBe(200);
  expect((await save(person, 'ż'.repeat(MOST + 1), 1)).status).toBe(400);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'cwiczenie',
    wersja: '1',
    text: 'ż'.repeat(MOST + 1),
  }))
    form.set(name, value);
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };
  const refused = await person.fetch(page(), { method: 'POST', headers, body: form });
  expect(refused.status).toBe(400);
  const text = await refused.text();
  expect(text).toContain('Skróć tekst do 8000 znaków.');
  expect(text).toContain(`${'ż'.repeat(MOST + 1)}</textarea>`);
  expect((await stored(person))?.text).toHaveLength(MOST);
});

test.each([{ text: 'x' }, { text: 'x', base: -1 }, { text: 'x', base: 0.5 }, { text: 1, base: 0 }])(
  '%j is no exercise',
  async (body) => {
    expect((await (await buyer()).post(call(), body, { method: 'PUT' })).status).toBe(400);
  },
);

test('what was written as markup is text on the page, in the portfolio and in the file', async () => {
  const person = await buyer();
  const hostile = '</textarea><script>alert(1)</script>';
  await save(person, hostile, 0);
  for (const path of [page(), PORTFOLIO]) expect(await html(person, path)).not.toContain('<script>alert');
  expect(await html(person, FILE)).toContain(hostile);
});

test('the portfolio has the course’s texts in the order of its lessons, as a page and as a file, in one round trip', async () => {
  const person = await buyer();
  expect(await html(person, PORTFOLIO)).toContain(`href="${page()}#cwiczenie"`);
  await save(person, 'drugie ćwiczenie', 0, 1);
  await save(person, 'pierwsze ćwiczenie', 0, 0);
  await buyCourse(app.database, person.id, OTHER_COURSE);
  const [foreign = ''] = await storeStructureOf(app.database, OTHER_COURSE, 1);
  await storePractice(app.database, { courseId: OTHER_COURSE, lessonId: foreign });
  const other = `/api/courses/${OTHER_COURSE}/lessons/${foreign}/exercise`;
  await person.post(other, { text: 'z innego kursu', base: 0 }, { method: 'PUT' });

  for (const path of [PORTFOLIO, FILE]) {
    const before = app.databaseProxy.roundTrips;
    const shown = await person.fetch(path);
    expect([path, shown.status, app.databaseProxy.roundTrips - before]).toEqual([path, 200, 1]);
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await shown.text();
    expect(text.indexOf('pierwsze ćwiczenie')).toBeGreaterThan(0);
    expect(text.indexOf('drugie ćwiczenie')).toBeGreaterThan(text.indexOf('pierwsze ćwiczenie'));
    expect(text).toMatch(/Wypisz pięć swoich kosztów/);
    expect(text).not.toContain('z innego kursu');
  }
  // Its lessons have been opened, so the course leads there, too.
  await person.fetch(page());
  const file = await person.fetch(FILE);
  expect(file.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="szlak-portfolio-${COURSE}.md"`);
  expect(await html(person, `/moje-kursy/${COURSE}`)).toContain(`href="${PORTFOLIO}"`);
});

test('another buyer sees nothing of it and writes over nothing', async () => {
  const [person, other] = [await buyer(), await buyer()];
  await save(person, 'tylko moje zdanie', 0);
  await answer(person, 1, [['p1', '1']]);
  for (const path of [page(), `${page()}.data`, PORTFOLIO, FILE, '/api/account/export']) {
    const shown = await html(other, path);
    expect([path, /tylko moje zdanie|Czynsz wraca/.test(shown)]).toEqual([path, false]);
  }
  await save(other, 'cudze', 1);
  await answer(other, 1, [['p1', '0']]);
  expect(await stored(person)).toMatchObject({ text: 'tylko moje zdanie', version: 1 });
  expect((await resultsOf(person))[0]).toMatchObject({ latest_verdict: 'right' });
});

test('nobody writes without a session or the course; a course given back closes, and its texts stay in the export', async () => {
  expect((await save(visitorOf(app), 'x', 0)).status).toBe(401);
  expect((await visitorOf(app).fetch(PORTFOLIO)).headers.get('Location')).toBe(
    `/?wymagane=logowanie&powrot=${PORTFOLIO}`,
  );
  const stranger = await signedIn(app);
  expect((await save(stranger, 'x', 0)).status).toBe(403);
  expect((await stranger.fetch(PORTFOLIO)).headers.get('Location')).toBe(`/kursy/${COURSE}`);
  expect((await stranger.fetch(FILE)).status).toBe(403);
  expect((await visitorOf(app).fetch(FILE)).status).toBe(401);

  const person = await buyer();
  await save(person, 'moje mimo zwrotu', 0);
  const key = await keyOf(person, 1);
  await giveBack(person);
  expect((await save(person, 'po zwrocie', 1)).status).toBe(403);
  await send(person, { intent: 'cwiczenie', wersja: '1', text: 'po zwrocie' });
  await send(person, { intent: 'pytanie', numer: '1', wersja: key, p1: '1' });
  expect(await stored(person)).toMatchObject({ text: 'moje mimo zwrotu' });
  expect(await resultsOf(person)).toEqual([]);
  expect(await html(person, FILE)).not.toContain('moje mimo zwrotu');
  expect(await html(person, '/api/account/export')).toContain('moje mimo zwrotu');
});

test('with the account everything of it goes', async () => {
  const person = await buyer();
  await save(person, 'do skasowania', 0);
  await answer(person, 1, [['p1', '1']]);
  const gone = await person.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });
  expect(gone.status).toBe(204);
  expect([await stored(person), await resultsOf(person)]).toEqual([undefined, []]);
});

test('what a reader’s stream ends with has the questions without their answers', async () => {
  const events = await written(await buyer(), `/api/courses/${COURSE}/lessons/${ids[0]}`);
  const { practice } = lessonOf(events);
  expect(practice?.questions.map(({ kind }) => kind)).toEqual(['single', 'multiple', 'gap', 'order']);
  expect(JSON.stringify(endOf(events))).not.toMatch(/nadwyżka|"right"|"why"/);
});
