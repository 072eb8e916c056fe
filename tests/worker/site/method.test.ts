// /dane-i-metoda: figures from the tables, the last measuring and the service itself.
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { runs } from '#db/advice/schema/analyses.ts';
import { siteFigures } from '#db/desk/schema/observability.ts';
import { EVERY_NIGHT } from '#worker/tasks/table.ts';
import { newAddress, PASSWORD, visitorOf } from '#tests/support/account/visitor.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { isOwn: true });
});
afterAll(() => app.stop());

const DAY_MS = 24 * 60 * 60_000;
const UNKNOWN = 'Za mało analiz, żeby podać udział.';

/** Each address is another page to the edge, so that the last one isn't sent again. */
async function page(): Promise<string> {
  const response = await visitorOf(app).fetch(`/dane-i-metoda?nowe=${Math.random()}`);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
}

test('sources, credits and measures are there, and no share before anything was counted', async () => {
  const html = await page();
  expect(html).toContain('O*NET® 30.x Database');
  expect(html).toContain('Ta usługa korzysta z klasyfikacji ESCO Komisji Europejskiej.');
  expect(html).toContain('Nowe zdania osób w kryzysie');
  expect(html).toContain('499 zawodów');
  expect(html).toContain(UNKNOWN);
});

test('each night the ended runs of 30 days are counted, to the millisecond, and the page tells the share', async () => {
  const { database: db } = app;
  const now = Date.now();
  await visitorOf(app).post('/api/account/register', { email: newAddress(), password: PASSWORD });
  const [person] = await db.select().from(profiles);
  const id = person?.id ?? '';
  const run = { user_id: id, subscription_id: `free:${id}`, started_at: 0 };
  const ended = (name: string, at: number | null, outcome: string | null) => ({
    ...run,
    id: name,
    ended_at: at,
    outcome,
  });
  await db
    .insert(runs)
    .values([
      ...Array.from({ length: 18 }, (_, at) => ended(`done-${at}`, now - at, 'done')),
      ended('failed', now, 'model-silent'),
      ended('too-old', now - 30 * DAY_MS, 'invalid'),
      ended('open', null, null),
    ]);
  await app.tick(EVERY_NIGHT, new Date(now));
  expect(await page()).toContain(UNKNOWN);
  await db.insert(runs).values(ended('just-in', now - 30 * DAY_MS + 1, 'invalid'));
  await app.tick(EVERY_NIGHT, new Date(now));
  await app.tick(EVERY_NIGHT, new Date(now));
  const aboutRuns = inArray(siteFigures.name, ['runs_ended', 'runs_given_back']);
  expect(await db.select().from(siteFigures).where(aboutRuns)).toEqual([
    { name: 'runs_ended', value: 20, counted_at: now },
    { name: 'runs_given_back', value: 2, counted_at: now },
  ]);
  const html = await page();
  expect(html).toContain('Z 20 analiz z ostatnich 30 dni do limitu nie wliczyliśmy');
  expect(html).toContain('<strong>10%</strong>');
});
