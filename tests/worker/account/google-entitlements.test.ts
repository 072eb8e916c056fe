// What sign-in with Google does to what people are given (docs/decisions.md 'Entitlements'), over HTTP, against the local OpenID provider.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { QUOTAS } from '#worker/limits.ts';
import { quotaKey } from '#worker/services/platform/quotas.ts';
import { ANSWERS, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { visitGoogle } from '#tests/support/google/visit.ts';
import { AUTH_SECRET, type Application } from '#tests/support/worker/application.ts';

let google: LocalGoogle;
let app: Application;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle());
});
afterAll(() => stop());

test('the owner of an address finds nothing that a stranger made with it: no analysis, no spent generation, no run', async () => {
  const squatter = await signedIn(app);
  await allEvents(await squatter.post('/api/analysis', ANSWERS));
  const owner = googlePerson(google, { email: squatter.email });
  const visitor = visitorOf(app);
  await visitGoogle(visitor, owner.sub);
  expect(await (await visitor.fetch('/api/analysis')).json()).toMatchObject({ current: null });
  const [free] = await app.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, squatter.id));
  expect(free).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
  await expect.poll(() => app.objectRows(squatter.id)).toEqual([]);
  const lines = await app.database.select().from(entitlements).where(eq(entitlements.user_id, squatter.id));
  expect(lines.map(({ why, amount }) => [why, amount])).toEqual([
    ['registration', 1],
    ['run', -1],
    ['taken-over', 1],
  ]);
  // The analysis that is the owner's own is stored as ever.
  await allEvents(await visitor.post('/api/analysis', ANSWERS));
  expect(await (await visitor.fetch('/api/analysis')).json()).toMatchObject({ current: expect.anything() });
});

test('new accounts by Google count against the quotas of registering; who has one comes in', async () => {
  const zofia = googlePerson(google);
  await visitGoogle(visitorOf(app), zofia.sub);
  const late = googlePerson(google);
  const scope = { config: { keys: keyRing(AUTH_SECRET) } };
  const count = 1_000 * QUOTAS.registerByAccount.most;
  for (const { email } of [zofia, late])
    await app.database
      .insert(quotas)
      .values({
        key: quotaKey(scope, { name: 'registerByAccount', subject: email }),
        count,
        resets_at: Date.now() + 60_000,
      })
      .onConflictDoUpdate({ target: quotas.key, set: { count } });
  const { landing } = await visitGoogle(visitorOf(app), late.sub);
  expect(landing.searchParams.get('error')).toBe('too-many');
  expect(await app.database.$count(profiles, eq(profiles.email, late.email))).toBe(0);
  expect((await visitGoogle(visitorOf(app), zofia.sub)).landing.searchParams.get('error')).toBeNull();
});

test('the person who deleted the account and comes back with Google finds the free analysis used', async () => {
  const zofia = googlePerson(google);
  const visitor = visitorOf(app);
  await visitGoogle(visitor, zofia.sub);
  await allEvents(await visitor.post('/api/analysis', ANSWERS));
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
  const gone = await visitor.fetch('/api/account', { method: 'DELETE', headers, body: '{}' });
  expect(gone.status).toBe(204);
  const back = visitorOf(app);
  await visitGoogle(back, zofia.sub);
  const refused = await back.post('/api/analysis', ANSWERS);
  expect(((await refused.json()) as { code: string }).code).toBe('no-generations');
});
