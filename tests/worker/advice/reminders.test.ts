// What calls a person back (docs/decisions.md 'Reminders'): off until it is chosen, closed at once, and never twice.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { reminders } from '#db/advice/schema/reminders.ts';
import { stepMarks } from '#db/advice/schema/steps.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { EVERY_MINUTE, EVERY_TEN_MINUTES } from '#worker/tasks/table.ts';

const STEPS = ['Obejrzyj pracę', 'Zapisz się na kurs', 'Zrób pierwszy projekt'].map((nazwa) => ({
  nazwa,
  czasWykonania: '2 tygodnie',
  opis: 'Zacznij od telefonu.',
}));
const ADVISED = {
  ...SAMPLE_ADVISED,
  sciezkiKariery: SAMPLE_ADVISED.sciezkiKariery.filter(isAdvised).map((path) => ({ ...path, kroki: STEPS })),
};
const [FIRST, SECOND] = ADVISED.sciezkiKariery;
const MONDAY = Date.parse('2026-11-30T07:10:00Z');
const DAY_MS = 24 * 3_600_000;

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication({ APP_URL: 'https://szlak.example' }, { mail: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id, { analysis: ADVISED });
  await app.database.update(profiles).set({ email_confirmed_at: 1 }).where(eq(profiles.id, person.id));
});

const submit = (zamiar: string, visitor: Visitor = person) =>
  visitor.fetch('/przypomnienia', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ zamiar }).toString(),
  });
const row = async () =>
  (await app.database.select().from(reminders).where(eq(reminders.user_id, person.id)))[0];
const letters = () =>
  app.inbox.emails.filter(({ to, subject }) => to.includes(person.email) && subject.startsWith('Co w tym'));
async function clock(at: number) {
  await app.tick(EVERY_TEN_MINUTES, new Date(at));
  await app.tick(EVERY_MINUTE, new Date(at + 60_000));
}
const follow = (zawodId: string | undefined) =>
  app.database
    .update(userAnalysis)
    .set({ trail: zawodId ?? null })
    .where(eq(userAnalysis.id, id));
const mark = (step: number, marks: { done_at?: number; due_on?: string }, trail = FIRST?.zawodId ?? '') =>
  app.database
    .insert(stepMarks)
    .values({ user_id: person.id, analysis_id: id, trail, step, updated_at: 1, ...marks });
const feed = async () => {
  const response = await visitorOf(app).fetch(`/kalendarz/${(await row())?.calendar_key}.ics`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('nobody gets a letter who did not ask for it', async () => {
  await clock(MONDAY);
  expect(letters()).toEqual([]);
});

test('who asks gets one on Monday morning, of the week ahead, and none of the analysis’ words', async () => {
  expect((await submit('list-wlacz')).headers.get('Location')).toBe('/przypomnienia?zrobione=list-wlacz');
  await follow(FIRST?.zawodId);
  await mark(0, { done_at: 1 });
  await mark(-1, { due_on: '2026-12-05' });
  await clock(MONDAY - DAY_MS);
  expect(letters()).toEqual([]);
  await Promise.all([clock(MONDAY), clock(MONDAY)]);
  await clock(MONDAY + 600_000);
  expect(letters()).toHaveLength(1);
  const [letter] = letters();
  expect(letter?.text).toContain('Następny krok: 2. z\u00a03\u00a0kroków');
  expect(letter?.text).toContain('Próba: 5\u00a0grudnia\u00a02026');
  for (const text of [FIRST?.nazwa, FIRST?.kroki[1]?.nazwa]) expect(letter?.text).not.toContain(text);
  await clock(MONDAY + 7 * DAY_MS);
  expect(letters()).toHaveLength(2);
});

test('a week with nothing ahead has no letter, and an address that nobody confirmed neither', async () => {
  await submit('list-wlacz');
  await follow(FIRST?.zawodId);
  for (const [step] of (FIRST?.kroki ?? []).entries()) await mark(step, { done_at: 1 });
  await mark(-1, { done_at: 1 });
  await clock(MONDAY);
  expect(letters()).toEqual([]);
  expect((await row())?.letter_week).toBe('2026-11-30');
  const other = await signedIn(app);
  await storeAnalysisOf(app.database, other.id, { analysis: ADVISED });
  await submit('list-wlacz', other);
  await app.database.update(profiles).set({ email_confirmed_at: null }).where(eq(profiles.id, other.id));
  await clock(MONDAY);
  expect(app.inbox.emails.filter(({ to }) => to.includes(other.email))).toEqual([]);
});

test('the mailbox’s own button stops it, opening its link does not, and a made-up key stops nobody’s', async () => {
  await submit('list-wlacz');
  await clock(MONDAY);
  const headers = letters()[0]?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const { pathname } = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
  expect((await visitorOf(app).fetch(pathname)).status).toBe(200);
  const press = (path: string) =>
    fetch(new URL(path, app.url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  await press(`/list-tygodnia/${'A'.repeat(22)}`);
  expect((await row())?.letter_key).not.toBeNull();
  const stopped = await press(pathname);
  expect([stopped.status, stopped.headers.get('Location')]).toEqual([303, `${pathname}?zrobione=koniec`]);
  expect((await row())?.letter_key).toBeNull();
  await press(pathname);
  await clock(MONDAY + 7 * DAY_MS);
  expect(letters()).toHaveLength(1);
});

test('a calendar has the days of the trail that is followed, in everybody’s calendar program', async () => {
  await submit('kalendarz-wlacz');
  await follow(FIRST?.zawodId);
  expect((await feed()).text).not.toContain('BEGIN:VEVENT');
  await mark(0, { due_on: '2026-12-24' });
  const { status, headers, text } = await feed();
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(text).toContain('DTSTART;VALUE=DATE:20261224');
  expect(text).toContain(`SUMMARY:${FIRST?.kroki[0]?.nazwa}`);
  expect(await (await person.fetch('/przypomnienia')).text()).toMatch(/href="webcal:\/\/[^"]+\.ics"/);
  const kept = (await row())?.calendar_key;
  await submit('kalendarz-wlacz');
  expect((await row())?.calendar_key).toBe(kept);
});

test('a trail that the plan does not show is in no calendar', async () => {
  await submit('kalendarz-wlacz');
  await follow(SECOND?.zawodId);
  await mark(0, { due_on: '2026-12-24' }, SECOND?.zawodId);
  expect((await feed()).text).not.toContain('BEGIN:VEVENT');
  await makePremium(app.database, person.id);
  expect((await feed()).text).toContain(`SUMMARY:${SECOND?.kroki[0]?.nazwa}`);
});

test('closed, and with the account, its address leads nowhere; a new one is another', async () => {
  await submit('kalendarz-wlacz');
  const key = (await row())?.calendar_key;
  const look = async () => (await visitorOf(app).fetch(`/kalendarz/${key}.ics`)).status;
  expect(await look()).toBe(200);
  await submit('kalendarz-wylacz', await signedIn(app));
  expect(await look()).toBe(200);
  await submit('kalendarz-wylacz');
  expect(await look()).toBe(404);
  await submit('kalendarz-wlacz');
  expect((await row())?.calendar_key).not.toBe(key);
  expect(await (await person.fetch('/api/account/export')).text()).toContain((await row())?.calendar_key);
  await person.post('/api/account', {}, { method: 'DELETE' });
  expect(await row()).toBeUndefined();
});

test.each(['/kalendarz/x.ics', `/kalendarz/${'A'.repeat(22)}.ics`, `/kalendarz/${'A'.repeat(22)}`])(
  '%s leads nowhere',
  async (path) => {
    expect((await visitorOf(app).fetch(path)).status).toBe(404);
  },
);

test('strangers are led to the sign-in, and the page costs one round trip', async () => {
  const stranger = visitorOf(app);
  expect((await stranger.fetch('/przypomnienia')).headers.get('Location')).toBe(
    '/?wymagane=logowanie&powrot=/przypomnienia',
  );
  app.databaseProxy.forget();
  expect((await person.fetch('/przypomnienia')).status).toBe(200);
  expect(app.databaseProxy.roundTrips).toBe(1);
});

test('every row is found by an index', async () => {
  app.databaseProxy.forget();
  await submit('list-wlacz');
  await submit('kalendarz-wlacz');
  await feed();
  await clock(MONDAY);
  const stop = await row();
  await fetch(new URL(`/list-tygodnia/${stop?.letter_key}`, app.url), { method: 'POST', redirect: 'manual' });
  const { scans } = await scansOf(app);
  expect([...app.databaseProxy.statements].filter((one) => one.includes('reminders')).length).toBeGreaterThan(
    5,
  );
  expect(scans.filter((one) => one.includes('reminders'))).toEqual([]);
});
