// 'Twoja analiza jest gotowa': to the person who had left when the run ended, to a confirmed address, once, and without a word of the analysis.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runs, userAnalysis } from '#db/advice/schema/analyses.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { ANSWERS, signedIn, type SignedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

const letters = (person: SignedIn) => app.database.select().from(outbox).where(eq(outbox.user_id, person.id));

async function analysisOf(person: SignedIn): Promise<string> {
  const find = async () =>
    (await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, person.id)))[0];
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find())?.analysis ?? '';
}

/** Reads the beginning and is gone before the rest is there. */
async function startAndLeave(person: SignedIn): Promise<void> {
  app.gemini.setPace(10);
  await firstEvents(await person.post('/api/analysis', ANSWERS), 3);
}

test('the person who left gets one letter, with the way to the dashboard and not a word of the analysis', async () => {
  const person = await signedIn(app, { confirmed: true });
  await startAndLeave(person);
  const analysis: { sciezkiKariery: { nazwa: string; opis: string }[] } = JSON.parse(
    await analysisOf(person),
  );
  expect(await letters(person)).toHaveLength(1);
  await app.tick(EVERY_MINUTE);
  const [mail, ...more] = await app.inbox.to(person.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Twoja analiza jest gotowa' });
  expect(mail?.links).toContain(`${app.url}/dashboard`);
  for (const { nazwa, opis } of analysis.sciezkiKariery) {
    expect(mail?.text).not.toContain(nazwa);
    expect(mail?.html).not.toContain(opis);
  }
});

test('anyone who watches its end gets none', async () => {
  const person = await signedIn(app, { confirmed: true });
  await allEvents(await person.post('/api/analysis', ANSWERS));
  await analysisOf(person);
  expect(await letters(person)).toEqual([]);
});

test('the person who left and came back for the end gets none', async () => {
  const person = await signedIn(app, { confirmed: true });
  await startAndLeave(person);
  const events = await allEvents(await person.fetch('/api/analysis/run'));
  expect(events.at(-1)?.event).toBe('done');
  expect(await letters(person)).toEqual([]);
});

test('an address that nobody has confirmed gets none', async () => {
  const person = await signedIn(app);
  await startAndLeave(person);
  await analysisOf(person);
  expect(await letters(person)).toEqual([]);
});

test.each(['safety', 'crisis-late'] as const)(
  'a run that ended as %s is no reason to write',
  async (kind) => {
    const person = await signedIn(app, { confirmed: true });
    app.gemini.misbehave({ kind });
    await startAndLeave(person);
    const ended = async () => (await app.database.select().from(runs).where(eq(runs.user_id, person.id)))[0];
    await expect.poll(async () => (await ended())?.outcome ?? null, { timeout: 20_000 }).not.toBeNull();
    expect(await letters(person)).toEqual([]);
  },
);
