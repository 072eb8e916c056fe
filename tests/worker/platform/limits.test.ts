// Limits of what failed, as in production: nothing scaled.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '#db/advice/schema/analyses.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => app.stop());

test('five failed runs in a day are enough', async () => {
  const person = await signedIn(app);
  const started_at = Date.now() - 1000;
  await app.database.insert(runs).values(
    Array.from({ length: 5 }, (_, number) => ({
      id: `${person.id}-${number}`,
      user_id: person.id,
      subscription_id: `free:${person.id}`,
      started_at,
      ended_at: started_at,
      outcome: 'invalid',
    })),
  );
  const response = await person.post('/api/analysis', ANSWERS);
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ code: 'daily-limit' });
  expect(app.gemini.calls).toHaveLength(0);
});

test('what failed six times in an hour rests, whoever asks; the rest of its course does not', async () => {
  const course = 'sql-od-podstaw';
  const [one, other] = [await signedIn(app), await signedIn(app)];
  for (const { id } of [one, other]) await buyCourse(app.database, id, course);
  const path = `/api/courses/${course}/structure`;
  app.gemini.misbehave(...Array.from({ length: 6 }, () => ({ kind: 'safety' }) as const));
  for (let failures = 0; failures < 6; failures++) await (await one.post(path, {})).text();
  expect(app.gemini.calls).toHaveLength(6);
  const refused = await other.post(path, {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(app.gemini.calls).toHaveLength(6);
  const [lesson] = await storeStructureOf(app.database, course, 2);
  const opened = await other.post(`/api/courses/${course}/lessons/${lesson}`, {});
  expect(await opened.text()).toContain('event: done');
});

test('who tries again before a failure is counted costs one call, however long the counting takes', async () => {
  const course = 'nodejs-i-api';
  const reader = await signedIn(app);
  await buyCourse(app.database, reader.id, course);
  const path = `/api/courses/${course}/structure`;
  const before = app.gemini.calls.length;
  app.gemini.misbehave({ kind: 'safety' }, { kind: 'slow-first-byte', ms: 3_000 });
  const count = app.databaseProxy.hold(/"metrics"/);
  try {
    expect(await (await reader.post(path, {})).text()).toContain('event: failed');
    const again = await reader.post(path, {});
    count();
    expect(await again.text()).toContain('event: done');
  } finally {
    count();
  }
  expect(app.gemini.calls.length - before).toBe(2);
});
