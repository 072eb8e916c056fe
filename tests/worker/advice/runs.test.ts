// The run, from the call to the stored analysis (docs/contract.md 'The event stream'; docs/decisions.md 'Counters').
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isOpen } from '#domain/advice/analysis/events.ts';
import { halfCharacter } from '#domain/platform/messages.ts';
import { careerAnalyses, quizAnswers, userAnalysis } from '#db/advice/schema/analyses.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { objections } from '#db/advice/schema/steps.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { ANSWERS, signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

const subscriptionOf = async (personId: string) => {
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, personId));
  return row;
};

test('a run streams progress and sections, ends with done, and is stored once', async () => {
  const person = await signedIn(app);
  const response = await person.post('/api/analysis', ANSWERS);
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const events = await allEvents(response);

  const percents = events.flatMap((event) => (event.event === 'progress' ? [event.data.percent] : []));
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(0)).toBe(5);
  expect(percents.slice(-3)).toEqual([92, 95, 100]);
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
  expect(events.filter((event) => event.event === 'section').length).toBeGreaterThan(20);

  const end = events.at(-1);
  expect(end?.event).toBe('done');
  expect(end?.event === 'done' && end.data.savedAt).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));

  const current = await app.database
    .select()
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, person.id));
  const history = await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, person.id));
  expect(current).toHaveLength(1);
  expect(history).toHaveLength(1);
  expect(history[0]?.analysis).toBe(current[0]?.analysis);
  expect(JSON.parse(history[0]?.quiz_answers ?? '')).toEqual(ANSWERS);
  expect(await subscriptionOf(person.id)).toMatchObject({
    quiz_generations_left: 0,
    reserved_run: null,
    reserved_until: null,
  });
  const [answers] = await app.database.select().from(quizAnswers).where(eq(quizAnswers.user_id, person.id));
  expect(answers).toMatchObject({ additional_interests: ANSWERS.additional_interests, plan_type: 'free' });
});

test('a free plan gets one path, the names of the others, and two skills; no other text is on the wire', async () => {
  const person = await signedIn(app);
  const wire = await (await person.post('/api/analysis', ANSWERS)).text();
  const [stored] = await app.database
    .select()
    .from(careerAnalyses)
    .where(eq(careerAnalyses.user_id, person.id));
  const { sciezkiKariery, umiejetnosci } = JSON.parse(stored?.analysis ?? '');

  expect(wire).toContain(sciezkiKariery[0].opis);
  for (const path of sciezkiKariery.slice(1)) {
    expect(wire).toContain(path.nazwa);
    expect(wire).not.toContain(path.opis);
    // Two paths of one field may have a sentence in common.
    for (const text of path.przeciw)
      if (!sciezkiKariery[0].przeciw.includes(text)) expect(wire).not.toContain(text);
  }
  for (const skill of umiejetnosci.slice(2)) expect(wire).not.toContain(skill.opis);
  expect(wire).toContain('"locked":true');

  const read = await person.fetch('/api/analysis');
  const text = await read.text();
  expect(text).not.toContain(sciezkiKariery[1].opis);
  expect(JSON.parse(text).history).toHaveLength(1);
});

test('premium gets all of it', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  const end = events.at(-1);
  if (end?.event !== 'done') throw new Error(`ended with ${end?.event}`);
  expect(end.data.analysis.sciezkiKariery.every(isOpen)).toBe(true);
  expect(JSON.stringify(events)).not.toContain('"locked":true');
});

test('a second try finds the quiz locked and makes no call to the model', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  app.gemini.reset();
  const second = await person.post('/api/analysis', ANSWERS);
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'quiz-locked' });
  expect(app.gemini.calls).toHaveLength(0);
});

test('without a generation left the answer is 403 with the specified sentence', async () => {
  const person = await signedIn(app);
  await app.database
    .update(subscriptions)
    .set({ quiz_generations_left: 0 })
    .where(eq(subscriptions.user_id, person.id));
  const response = await person.post('/api/analysis', ANSWERS);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    error: 'Limit darmowych analiz jest wykorzystany.',
    code: 'no-generations',
  });
});

test('before the model is called there is one round trip; two where the gate has to weigh what is stored', async () => {
  const trips = async (person: SignedIn) => {
    app.databaseProxy.forget();
    const response = await person.post('/api/analysis', ANSWERS);
    const { roundTrips } = app.databaseProxy;
    // What stores the analysis isn't counted with the next one.
    await allEvents(response);
    return roundTrips;
  };
  expect(await trips(await signedIn(app))).toBe(1);
  const denying = await signedIn(app);
  await app.database.insert(objections).values({
    user_id: denying.id,
    analysis_id: 'an older one',
    factor: 'interests',
    evidence: 'las',
    created_at: 1,
  });
  expect(await trips(denying)).toBe(2);
});

test('20 parallel calls make one call to the model', async () => {
  const person = await signedIn(app);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => person.post('/api/analysis', ANSWERS)),
  );
  const statuses = responses.map((response) => response.status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  await Promise.all(responses.map((response) => response.text()));
  expect(app.gemini.calls).toHaveLength(1);
  expect((await subscriptionOf(person.id))?.quiz_generations_left).toBe(0);
});

test('who leaves in mid-run finds the run going on and gets everything from where they were', async () => {
  const person = await signedIn(app);
  const started = await person.post('/api/analysis', ANSWERS);
  const runId = started.headers.get('X-Run-Id');
  const before = await firstEvents(started, 5);
  const resumed = await person.fetch(`/api/analysis/run?run=${runId}`, { headers: { 'Last-Event-ID': '5' } });
  const after = await allEvents(resumed);
  expect(before.map((event) => event.id)).toEqual([1, 2, 3, 4, 5]);
  expect(after[0]?.id).toBe(6);
  expect(after.at(-1)?.event).toBe('done');
  expect(app.gemini.calls).toHaveLength(1);
});

test('a second tab sees the same events', async () => {
  const person = await signedIn(app);
  const first = await person.post('/api/analysis', ANSWERS);
  const second = await person.fetch('/api/analysis/run');
  const [one, two] = await Promise.all([allEvents(first), allEvents(second)]);
  const bare = (events: typeof one) => events.map(({ id, event, data }) => ({ id, event, data }));
  expect(bare(two)).toEqual(bare(one));
});

test('with no run there is nothing to attach to', async () => {
  const person = await signedIn(app);
  expect((await person.fetch('/api/analysis/run')).status).toBe(204);
});

test('a run nobody waits for is stored all the same', async () => {
  const person = await signedIn(app);
  await firstEvents(await person.post('/api/analysis', ANSWERS), 2);
  await expect.poll(async () => (await subscriptionOf(person.id))?.quiz_generations_left).toBe(0);
  const stored = await person.fetch('/api/analysis');
  expect(await stored.json()).toMatchObject({ current: { analysis: {} } });
});

test('start and success of a generation leave metrics', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const rows = await app.database.select().from(metrics).where(eq(metrics.user_id, person.id));
  expect(rows.map((row) => row.metric_name)).toEqual(['generation_start', 'generation_success']);
});

test('nothing that identifies the person reaches the model', async () => {
  const person = await signedIn(app);
  await allEvents(await person.post('/api/analysis', ANSWERS));
  const sent = JSON.stringify(app.gemini.calls);
  expect(sent).toContain('fotografia');
  expect(sent).not.toContain(person.email);
  expect(sent).not.toContain(person.id);
});

test('a lease whose run never started is given back when somebody attaches', async () => {
  const person = await signedIn(app);
  const now = Date.now();
  await app.database
    .update(subscriptions)
    .set({ reserved_run: 'lost', reserved_until: now + 60_000 })
    .where(eq(subscriptions.user_id, person.id));
  expect((await person.post('/api/analysis', ANSWERS)).status).toBe(409);
  expect((await person.fetch('/api/analysis/run')).status).toBe(204);
  expect((await subscriptionOf(person.id))?.reserved_run).toBeNull();
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
});

test('without a session there is no run, no list and nothing to attach to', async () => {
  const stranger = visitorOf(app);
  for (const response of [
    await stranger.post('/api/analysis', ANSWERS),
    await stranger.fetch('/api/analysis'),
    await stranger.fetch('/api/analysis/run'),
  ]) {
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'Zaloguj się, aby kontynuować.' });
  }
});

test('a made-up session is no session', async () => {
  const stranger = visitorOf(app);
  stranger.cookie = `session=${'A'.repeat(43)}`;
  expect((await stranger.post('/api/analysis', ANSWERS)).status).toBe(401);
  expect((await stranger.fetch('/api/analysis/run')).status).toBe(401);
});

test('the ids of each run count up from 1, and nothing new of an ended run is 204', async () => {
  const person = await signedIn(app);
  app.gemini.misbehave({ kind: 'safety' });
  const failed = await allEvents(await person.post('/api/analysis', ANSWERS));
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect([failed[0]?.id, events[0]?.id]).toEqual([1, 1]);

  const lastId = String(events.at(-1)?.id);
  const attach = (after: string) =>
    person.fetch('/api/analysis/run', { headers: { 'Last-Event-ID': after } });
  expect((await attach(lastId)).status).toBe(204);
  const replayed = await allEvents(await attach('900'));
  expect(replayed.map((event) => event.id)).toEqual(events.map((event) => event.id));
});

test('half a character in the answers is refused with its sentence, and costs nothing', async () => {
  const person = await signedIn(app);
  const refused = await person.post('/api/analysis', {
    ...ANSWERS,
    additional_interests: 'las \ud800 i rzeka',
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: halfCharacter().message });
  const events = await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(events.at(-1)?.event).toBe('done');
});
