// Ticking off steps and skills, and the calendar file: who may mark what, and what the database keeps.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SAMPLE_ANALYSIS } from '#domain/advice/analysis/sample-analysis.ts';
import { MAX_SKILL_MARKS } from '#domain/advice/progress/own-marks.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { skillMarks, stepMarks } from '#db/advice/schema/steps.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id);
});

const put = (path: string, body: unknown, visitor: Visitor = person) =>
  visitor.post(path, body, { method: 'PUT' });
const markStep = (step: number | string, body: unknown, analysis = id, visitor: Visitor = person) =>
  put(`/api/analysis/${analysis}/steps/${step}`, body, visitor);
const markSkill = (skill: string, state: unknown, visitor: Visitor = person) =>
  put('/api/analysis/skills', { skill, state }, visitor);
const stepRow = async (step: number) => {
  const own = and(eq(stepMarks.user_id, person.id), eq(stepMarks.step, step));
  return (await app.database.select().from(stepMarks).where(own))[0];
};
const skillRows = async () => {
  const rows = await app.database.select().from(skillMarks).where(eq(skillMarks.user_id, person.id));
  return Object.fromEntries(rows.map(({ skill, state }) => [skill, state]));
};
const stepsDone = async () => {
  const own = and(eq(metrics.user_id, person.id), eq(metrics.metric_name, 'step_done'));
  return app.database.$count(metrics, own);
};

test('a step keeps that it is done and its day; doing it again changes neither', async () => {
  expect((await markStep(1, { done: true, dueOn: '2026-12-24' })).status).toBe(204);
  const first = await stepRow(1);
  expect(first).toMatchObject({ analysis_id: id, due_on: '2026-12-24', done_at: expect.any(Number) });
  await markStep(1, { done: true, dueOn: '2026-12-24' });
  expect((await stepRow(1))?.done_at).toBe(first?.done_at);
  await expect.poll(stepsDone).toBe(1);
});

test('a step undone keeps its day, and loses it when the day is taken away', async () => {
  await markStep(1, { done: true, dueOn: '2026-12-24' });
  await markStep(1, { done: false, dueOn: '2026-12-24' });
  expect(await stepRow(1)).toMatchObject({ done_at: null, due_on: '2026-12-24' });
  await markStep(1, { done: false, dueOn: null });
  expect(await stepRow(1)).toMatchObject({ done_at: null, due_on: null });
});

test('the last step of the plan can be marked, the one after it cannot', async () => {
  const last = SAMPLE_ANALYSIS.planRozwoju.kroki.length - 1;
  expect((await markStep(last, { done: true })).status).toBe(204);
  for (const step of [last + 1, 999, 1000, '-1', '1.5', '01e1', 'x']) {
    expect((await markStep(step, { done: true })).status).toBe(404);
  }
});

test.each([
  [{ done: 'tak' }, 'Zaznacz lub odznacz krok.'],
  [{ done: true, dueOn: '2026-02-30' }, 'Wpisz datę istniejącego dnia, z\u00a0roku od 2020 do 2100.'],
  [{ done: true, dueOn: '3026-02-01' }, 'Wpisz datę istniejącego dnia, z\u00a0roku od 2020 do 2100.'],
  [{ done: true, dueOn: 7 }, 'Wpisz datę istniejącego dnia, z\u00a0roku od 2020 do 2100.'],
])('a step marked with %j is refused with a sentence', async (body, error) => {
  const response = await markStep(0, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error, code: 'invalid' });
});

test('steps of an older analysis can be marked too, those of somebody else’s cannot', async () => {
  const older = await storeAnalysisOf(app.database, person.id, { isCurrent: false, createdAt: '2026-01-01' });
  expect((await markStep(0, { done: true }, older)).status).toBe(204);
  const other = await signedIn(app);
  const foreign = await markStep(0, { done: true }, id, other);
  const unknown = await markStep(0, { done: true }, crypto.randomUUID(), other);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(await foreign.text()).toBe(await unknown.text());
  expect(await app.database.$count(stepMarks, eq(stepMarks.user_id, other.id))).toBe(0);
});

test('a skill is marked by its name however it is written, and unmarked by null', async () => {
  expect((await markSkill('  UMIEJETNOSC  nr1', 'learning')).status).toBe(204);
  expect((await markSkill('Umiejętność nr2', 'later')).status).toBe(204);
  expect(await skillRows()).toEqual({ 'umiejetnosc nr1': 'learning', 'umiejetnosc nr2': 'later' });
  expect((await markSkill('Umiejętność nr1', null)).status).toBe(204);
  expect((await markSkill('Umiejętność nr1', null)).status).toBe(204);
  expect(await skillRows()).toEqual({ 'umiejetnosc nr2': 'later' });
});

test('a locked skill answers like one that is not there', async () => {
  const locked = await markSkill('Umiejętność nr3', 'have');
  const unknown = await markSkill('Pieczenie chleba', 'have');
  expect([locked.status, unknown.status]).toEqual([404, 404]);
  expect(await locked.text()).toBe(await unknown.text());
  await makePremium(app.database, person.id);
  expect((await markSkill('Umiejętność nr3', 'have')).status).toBe(204);
});

test('a mark from premium days is kept but not told while the skill is locked', async () => {
  await app.database
    .insert(skillMarks)
    .values({ user_id: person.id, skill: 'umiejetnosc nr5', state: 'learning', updated_at: 1 });
  const html = await (await person.fetch('/dashboard')).text();
  expect(html).not.toContain('umiejetnosc nr5');
  expect(await skillRows()).toHaveProperty(['umiejetnosc nr5']);
});

test('nobody can mark more skills than one may', async () => {
  const others = Array.from({ length: MAX_SKILL_MARKS - 1 }, (_, index) => ({
    user_id: person.id,
    skill: `inna ${index}`,
    state: 'later' as const,
    updated_at: 1,
  }));
  await app.database.insert(skillMarks).values(others);
  expect((await markSkill('Umiejętność nr2', 'have')).status).toBe(404);
  expect((await markSkill('Umiejętność nr1', 'learning')).status).toBe(204);
  await markSkill('Umiejętność nr1', null);
  expect((await markSkill('Umiejętność nr2', 'have')).status).toBe(204);
});

test('an unknown state or an endless name is refused', async () => {
  expect((await markSkill('Umiejętność nr1', 'maybe')).status).toBe(400);
  expect((await markSkill('x'.repeat(121), 'have')).status).toBe(400);
  expect((await markSkill('', 'have')).status).toBe(400);
  expect((await markSkill('pół \ud800 znaku', 'have')).status).toBe(400);
});

test('a trail whose name holds half a character is no trail of the plan', async () => {
  expect((await markStep(0, { done: true, trail: 'las \ud800' })).status).toBeLessThan(500);
});

test('without a live session nothing is marked and no calendar is given', async () => {
  const stranger = visitorOf(app);
  stranger.cookie = `session=${'A'.repeat(43)}`;
  const answers = [
    await markStep(1, { done: true }, id, stranger),
    await markSkill('Umiejętność nr1', 'later', stranger),
    await stranger.fetch(`/api/analysis/${id}/calendar.ics`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await stepRow(1)).toBeUndefined();
});

test('marking a step or a skill costs one round trip before the answer, a skill in other letters three', async () => {
  const costOf = async (call: () => Promise<Response>) => {
    app.databaseProxy.forget();
    await call();
    return app.databaseProxy.roundTrips;
  };
  expect(await costOf(() => markStep(1, { done: false, dueOn: '2026-12-24' }))).toBe(1);
  expect(await costOf(() => markSkill('Umiejętność nr1', 'later'))).toBe(1);
  expect(await costOf(() => markSkill('Umiejętność nr1', null))).toBe(1);
  expect(await costOf(() => markSkill('umiejetnosc NR1', 'later'))).toBe(3);
});

test('the calendar file holds the dated steps of its owner only', async () => {
  const calendar = (visitor: Visitor = person) => visitor.fetch(`/api/analysis/${id}/calendar.ics`);
  const empty = await calendar();
  expect(empty.status).toBe(404);
  expect(await empty.json()).toMatchObject({
    error: expect.stringContaining('Żaden krok nie ma jeszcze daty.'),
  });

  await markStep(1, { done: false, dueOn: '2026-12-24' });
  const response = await calendar();
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const text = await response.text();
  expect(text).toContain(`UID:${id}-1@szlak\r\n`);
  expect(text).toContain('SUMMARY:Praktyka\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261224\r\n');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await calendar(await signedIn(app))).status).toBe(404);
});
