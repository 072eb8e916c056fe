// 'Idę tym szlakiem' (docs/decisions.md 'The chosen trail'): who may follow which path, and whose steps are marked then.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { stepMarks } from '#db/advice/schema/steps.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';

const [FIRST, SECOND] = SAMPLE_ADVISED.sciezkiKariery.filter(isAdvised);

let app: Application;
let person: Awaited<ReturnType<typeof signedIn>>;
let id: string;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = await signedIn(app);
  id = await storeAnalysisOf(app.database, person.id, { text: JSON.stringify(SAMPLE_ADVISED) });
});

const choose = (zawodId: unknown, visitor: Visitor = person, analysis = id) =>
  visitor.post(`/api/analysis/${analysis}/trail`, { zawodId }, { method: 'PUT' });
const markStep = (step: number, trail: string) =>
  person.post(`/api/analysis/${id}/steps/${step}`, { done: true, trail }, { method: 'PUT' });
const kept = async () => {
  const [row] = await app.database.select().from(userAnalysis).where(eq(userAnalysis.id, id));
  return row?.trail;
};

test('an open path becomes the trail, changes and goes', async () => {
  expect((await choose(FIRST?.zawodId)).status).toBe(204);
  expect(await kept()).toBe(FIRST?.zawodId);
  expect((await choose(null)).status).toBe(204);
  expect(await kept()).toBeNull();
});

test('a path that the plan locks is refused like one that is not there', async () => {
  for (const zawodId of [SECOND?.zawodId, 'nie-ma-takiego']) {
    const response = await choose(zawodId);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  }
  await makePremium(app.database, person.id);
  expect((await choose(SECOND?.zawodId)).status).toBe(204);
  expect(await kept()).toBe(SECOND?.zawodId);
});

test("somebody else's analysis is refused, and strangers are sent to sign in", async () => {
  const other = await signedIn(app);
  expect((await choose(FIRST?.zawodId, other)).status).toBe(404);
  expect((await choose(FIRST?.zawodId, visitorOf(app))).status).toBe(401);
  expect(await kept()).toBeNull();
});

test.each([7, '', 'x'.repeat(101), undefined])('%j is no trail', async (zawodId) => {
  expect((await choose(zawodId)).status).toBe(400);
});

test('steps are marked on the trail that is followed only, and each keeps its own', async () => {
  const marks = () => app.database.select().from(stepMarks).where(eq(stepMarks.user_id, person.id));
  const before = (await marks()).length;
  const trail = FIRST?.zawodId ?? '';
  expect((await markStep(0, trail)).status).toBe(404);
  await choose(trail);
  expect((await markStep(0, trail)).status).toBe(204);
  expect((await markStep((FIRST?.kroki ?? []).length, trail)).status).toBe(404);
  expect((await markStep(1, '')).status).toBe(404);
  expect(await marks()).toHaveLength(before + 1);
  await choose(null);
  expect((await markStep(1, '')).status).toBe(204);
});
