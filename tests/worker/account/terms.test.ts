// A change of the terms: told once a person and version, by a moved clock; every version readable (docs/decisions.md 'Versions of the
// terms').
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { startInPoland } from '#domain/platform/calendar-day.ts';
import { TERMS, termsInForce } from '#domain/site/terms/versions.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { EVERY_MINUTE, EVERY_NIGHT } from '#worker/tasks/table.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true, isOwn: true });
});
afterAll(async () => {
  const { scans } = await scansOf(app);
  await app.stop();
  // The count that runs in the same night reads the runs.
  expect(scans.filter((statement) => statement.includes('terms_told'))).toEqual([]);
});

const MINUTE_MS = 60_000;
const latest = TERMS.at(-1) ?? { effectiveOn: '', announcedOn: '' };
const [from, until] = [startInPoland(latest.announcedOn), startInPoland(latest.effectiveOn)];

const letters = (email: string) =>
  app.inbox.emails.filter(({ to, subject }) => to.includes(email) && subject.startsWith('Nowy regulamin'));

/** The night's task, then the minute's, which sends. */
async function night(at: number): Promise<void> {
  await app.tick(EVERY_NIGHT, new Date(at));
  await app.tick(EVERY_MINUTE, new Date(at + MINUTE_MS));
}

test('everybody is told once, from the announcement until the day, and who comes in between as well', async () => {
  const person = await signedIn(app);
  await night(from - 1);
  expect(letters(person.email)).toEqual([]);
  await Promise.all([night(from), night(from)]);
  await night(from + 24 * 60 * MINUTE_MS);
  expect(letters(person.email)).toHaveLength(1);
  const [change = 'none'] = TERMS.at(-1)?.changes ?? [];
  expect(letters(person.email)[0]?.text).toContain(change);
  const [row] = await app.database.select().from(profiles).where(eq(profiles.id, person.id));
  expect(row?.terms_told).toBe(latest.effectiveOn);

  const newcomer = await signedIn(app);
  await night(until - MINUTE_MS);
  expect(letters(newcomer.email)).toHaveLength(1);
  const late = await signedIn(app);
  await night(until);
  expect(letters(late.email)).toEqual([]);
  expect(letters(person.email)).toHaveLength(1);
});

test('every version has an address, and the one in force stands at /regulamin', async () => {
  const read = async (path: string) => visitorOf(app).fetch(path);
  for (const { effectiveOn } of TERMS) {
    const html = await (await read(`/regulamin/${effectiveOn}`)).text();
    expect(html).toContain('Odstąpienie od umowy');
  }
  const html = (await (await read('/regulamin')).text()).replaceAll('\u00a0', ' ');
  expect(html).toContain('Brzmienie obowiązujące od');
  expect(html).toContain('>Regulamin</h1>');
  expect(html).not.toContain(`href="/regulamin/${termsInForce(Date.now()).effectiveOn}"`);
  expect((await read('/regulamin/2020-01-01')).status).toBe(404);
});
