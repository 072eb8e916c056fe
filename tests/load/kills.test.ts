// The database is killed fifty times while people register, mark skills and let analyses be written, and while the desk gives them
// generations (docs/faults.md 20-22): what was acknowledged is there afterwards, and every counter adds up.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { runs, userAnalysis } from '#db/advice/schema/analyses.ts';
import { checkedRows, isWrong } from '#db/payments/queries/entitlements.ts';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { skillMarks } from '#db/advice/schema/steps.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { operatorOf, sendForm } from '#tests/support/desk/operator.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { eventsOf } from '#tests/support/analysis/event-stream.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { ANSWERS, newAddress, PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

const KILLS = 50;
const PAUSE_MS = 300;
const SKILL = 'Komunikacja';
const STATES = ['have', 'learning', 'later'] as const;

type Person = Awaited<ReturnType<typeof signedIn>>;

let app: Application;
const end = new AbortController();
beforeAll(async () => {
  app = await startApplication({ DATABASE_TIMEOUT_MS: '400' });
});
afterAll(() => app.stop());

const whileItLasts = async (work: () => Promise<void>) => {
  while (!end.signal.aborted) await work().catch(() => {});
};

test('fifty kills lose nothing that was acknowledged', { timeout: 300_000 }, async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, () => signedIn(app)));
  const markers = await Promise.all(Array.from({ length: 4 }, () => signedIn(app)));
  for (const marker of markers) await storeAnalysisOf(app.database, marker.id);
  const [operator, helped] = [await operatorOf(app, 'owner'), await signedIn(app)];
  const given: string[] = [];
  const registered: string[] = [];
  const mayStand = new Map<string, Set<string>>();
  const told = new Set<string>();

  const load = [
    whileItLasts(() => register(registered)),
    ...markers.map((marker) => whileItLasts(() => mark(marker, mayStand))),
    ...writers.map((writer) => whileItLasts(() => write(writer, told))),
    whileItLasts(() => give(operator, helped, given)),
  ];
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + (kill % 7) / 7)));
    await app.killDatabase();
  }
  end.abort();
  await Promise.all(load);

  const emails = new Set((await app.database.select().from(profiles)).map((row) => row.email));
  expect(registered.filter((email) => !emails.has(email))).toEqual([]);
  for (const marker of markers) await keepsItsMark(marker, mayStand.get(marker.id));
  for (const writer of writers) await addsUp(writer, told);
  await hasWhatWasGiven(helped, given);
});

async function register(registered: string[]): Promise<void> {
  const email = newAddress();
  const answer = await visitorOf(app).post('/api/account/register', { email, password: PASSWORD });
  if (answer.ok) registered.push(email);
}

// A write without an acknowledgement may have been carried out or not; one with it has, and ends what came before.
async function mark(person: Person, mayStand: Map<string, Set<string>>): Promise<void> {
  const state = STATES[Math.floor(performance.now()) % STATES.length] ?? 'have';
  mayStand.set(person.id, new Set(mayStand.get(person.id)).add(state));
  const answer = await person.post('/api/analysis/skills', { skill: SKILL, state }, { method: 'PUT' });
  if (answer.status === 204) mayStand.set(person.id, new Set([state]));
}

async function write(person: Person, told: Set<string>): Promise<void> {
  const answer = await person.post('/api/analysis', ANSWERS);
  if (answer.status === 409 || answer.status === 403)
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (!answer.ok) return;
  for await (const event of eventsOf(answer)) if (event.event === 'done') told.add(person.id);
}

async function keepsItsMark(person: Person, mayStand: Set<string> | undefined): Promise<void> {
  const [row] = await app.database.select().from(skillMarks).where(eq(skillMarks.user_id, person.id));
  expect([...(mayStand ?? [])]).toContain(row?.state);
}

// The object goes on saving what the database missed; a lease that was lost runs out by itself.
async function addsUp(person: Person, told: Set<string>): Promise<void> {
  const own = async () => {
    const stored = await app.database.$count(userAnalysis, eq(userAnalysis.user_id, person.id));
    const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
    const open = await app.database.select().from(runs).where(eq(runs.user_id, person.id));
    const done = open.filter((run) => run.outcome === 'done').length;
    return { stored, done, left: row?.quiz_generations_left };
  };
  const expected = told.has(person.id) ? 1 : (await own()).stored;
  await expect.poll(own, { timeout: 90_000, interval: 500 }).toEqual({
    stored: expected,
    done: expected,
    left: 1 - expected,
  });
}

/** The same form until it is answered: it counts once. */
async function give(operator: Person, { id }: Person, given: string[]): Promise<void> {
  const formKey = crypto.randomUUID();
  const form = { deed: 'przyznaj', reason: 'próba', formKey };
  while (!end.signal.aborted) {
    const answer = await sendForm(operator, `/panel/osoby/${id}`, form).catch(() => null);
    // 409: carried out by a press whose answer was lost.
    if (answer?.status !== 302 && answer?.status !== 409) continue;
    given.push(`desk:${formKey}`);
    return;
  }
}

// One more may have been carried out without an answer.
async function hasWhatWasGiven({ id }: Person, given: readonly string[]): Promise<void> {
  const lines = await app.database
    .select({ key: entitlements.key })
    .from(entitlements)
    .where(and(eq(entitlements.user_id, id), eq(entitlements.why, 'desk')));
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((key) => !lines.some((line) => line.key === key))).toEqual([]);
  expect(lines.length - given.length).toBeLessThanOrEqual(1);
  const deeds = (await securityLogOf(app).rowsOf(id)).filter(({ event }) => event === 'operator-deed');
  expect(deeds).toHaveLength(lines.length);
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, id));
  expect(row?.quiz_generations_left).toBe(1 + lines.length);
  expect((await checkedRows(app.database, '', 1_000)).filter(isWrong)).toEqual([]);
}
