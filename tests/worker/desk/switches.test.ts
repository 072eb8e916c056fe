// The operator's switches from outside (docs/operations.md 'Switches'): what is refused and with which sentence, what goes on, and who
// reads the notice.
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { quizAnswers, runs } from '#db/advice/schema/analyses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { switches } from '#db/desk/schema/switches.ts';
import type { SwitchName } from '#domain/desk/switches/switches.ts';
import { parseConfig } from '#worker/config.ts';
import { createScope } from '#worker/scope.ts';
import { securityEventRecorder } from '#worker/services/platform/security-log.ts';
import { currentSwitches, endSwitch, setSwitch } from '#worker/services/desk/switches.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import {
  ANSWERS,
  newAddress,
  PASSWORD,
  signedIn,
  visitorOf,
  type SignedIn,
} from '#tests/support/account/visitor.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

const HOUR_MS = 60 * 60_000;

let app: Application;
let operator: SignedIn;
beforeAll(async () => {
  app = await startApplication({}, { isOwn: true });
  operator = await signedIn(app);
  // From here on this isolate asks nothing by itself for a while.
  await operator.fetch('/dashboard');
});
afterAll(() => app.stop());
afterEach(() => app.database.delete(switches));

function scope() {
  const parsed = parseConfig({ APP_ENV: 'development', AUTH_SECRET, DATABASE_URL: app.databaseProxy.url });
  if (!parsed.ok) throw new Error(parsed.sentence);
  return createScope({
    config: parsed.config,
    env: {} as never,
    request: new Request(app.url),
    requestId: 'r',
    now: Date.now(),
    switches: {},
    waitUntil: () => {},
  });
}

const set = (name: SwitchName, sentence: string, forMs = HOUR_MS) =>
  setSwitch(scope(), { name, sentence, from: null, until: Date.now() + forMs }, deedOf(operator.id));
const end = (name: SwitchName) => endSwitch(scope(), name, deedOf(operator.id));
const refusalOf = async (response: Response) => [response.status, await response.json()];
/** What the desk gives to the person it has let in. */
const deedOf = (operatorId: string) => ({
  operatorId,
  guard: sql`1`,
  tell: securityEventRecorder(app.database, scope(), { event: 'operator-deed', personId: operatorId }),
});
/** Of the newest row. */
const deed = async () => {
  const [row] = await app.database.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1);
  return [row?.event, row?.outcome, row?.user_id];
};

test('setting and ending leave a row of the security log each, and the desk sees both', async () => {
  await set('notice', 'Przerwa.');
  expect(await deed()).toEqual(['operator-deed', 'done', operator.id]);
  const stateOf = async () => {
    const all = await currentSwitches(scope());
    expect(all.map(({ name }) => name)).toEqual([
      'analyses-off',
      'feedback-off',
      'talks-off',
      'registrations-off',
      'notice',
    ]);
    return all.at(-1);
  };
  expect(await stateOf()).toMatchObject({
    state: 'on',
    last: { sentence: 'Przerwa.', setBy: operator.email },
  });
  const before = await app.database.$count(securityEvents);
  expect([await end('notice'), await end('notice')]).toEqual([true, false]);
  expect(await app.database.$count(securityEvents)).toBe(before + 1);
  expect(await stateOf()).toMatchObject({ state: 'off', last: { sentence: 'Przerwa.' } });
});

test('a switch that lies ahead is coming; one without an end that may be is refused and told nowhere', async () => {
  const until = Date.now() + 2 * HOUR_MS;
  const draft = { name: 'notice', sentence: 'W nocy przerwa.' } as const;
  await setSwitch(scope(), { ...draft, from: Date.now() + HOUR_MS, until }, deedOf(operator.id));
  expect((await currentSwitches(scope())).at(-1)).toMatchObject({ state: 'coming' });
  const before = await app.database.$count(securityEvents);
  const never = setSwitch(
    scope(),
    { ...draft, from: null, until: Date.now() + 31 * 24 * HOUR_MS },
    deedOf(operator.id),
  );
  await expect(never).rejects.toMatchObject({ code: 'invalid' });
  expect(await app.database.$count(securityEvents)).toBe(before);
});

test('the last word counts, of two who set at the same time too, and an operator who leaves is forgotten', async () => {
  await Promise.all([set('notice', 'Jedno.'), set('notice', 'Drugie.')]);
  expect(await app.database.$count(switches)).toBe(1);
  const leaving = await signedIn(app);
  const third = { name: 'notice', sentence: 'Trzecie.', from: null, until: Date.now() + HOUR_MS } as const;
  await setSwitch(scope(), third, deedOf(leaving.id));
  await app.database.delete(profiles).where(eq(profiles.id, leaving.id));
  expect((await currentSwitches(scope())).at(-1)).toMatchObject({
    last: { sentence: 'Trzecie.', setBy: null },
  });
});

test('with analyses off a start is refused with the sentence, in one trip, and nothing is spent; then it goes', async () => {
  const person = await signedIn(app);
  const left = async () => {
    const [row] = await app.database
      .select({ left: subscriptions.quiz_generations_left, run: subscriptions.reserved_run })
      .from(subscriptions)
      .where(eq(subscriptions.user_id, person.id));
    return row;
  };
  const before = await left();
  await set('analyses-off', 'Analizy wracają o 14.');
  app.databaseProxy.forget();
  const refused = await person.post('/api/analysis', ANSWERS);
  expect(await refusalOf(refused)).toEqual([
    503,
    expect.objectContaining({ code: 'gemini-off', error: 'Analizy wracają o\u00a014.' }),
  ]);
  expect(app.databaseProxy.roundTrips).toBe(1);
  expect(await left()).toEqual(before);
  expect(await app.database.$count(runs, eq(runs.user_id, person.id))).toBe(0);
  expect(await app.database.$count(quizAnswers, eq(quizAnswers.user_id, person.id))).toBe(0);
  const shown = '<output>Analizy wracają o\u00a014.</output>';
  expect(await (await person.fetch('/')).text()).toContain(shown);
  expect(await (await person.fetch('/dashboard')).text()).not.toContain(shown);
  await end('analyses-off');
  await allEvents(await person.post('/api/analysis', ANSWERS));
  expect(await app.database.$count(runs, eq(runs.user_id, person.id))).toBe(1);
});

test('with registrations off nobody gets an account, and the response says nothing of who has one', async () => {
  await set('registrations-off', 'Nowe konta od jutra.');
  const register = (email: string, password: string) =>
    visitorOf(app).post('/api/account/register', { email, password });
  const nobody = newAddress();
  const [fresh, taken] = [await register(nobody, PASSWORD), await register(operator.email, 'nie-to-haslo-9')];
  const refusal = [
    503,
    expect.objectContaining({ code: 'registrations-off', error: 'Nowe konta od jutra.' }),
  ];
  expect([await refusalOf(fresh), await refusalOf(taken)]).toEqual([refusal, refusal]);
  expect(fresh.headers.getSetCookie()).toEqual(taken.headers.getSetCookie());
  expect(await app.database.$count(profiles, eq(profiles.email, nobody))).toBe(0);
  const back = await register(operator.email, PASSWORD);
  expect([back.status, back.headers.getSetCookie().length > 0]).toEqual([200, true]);
  const login = await visitorOf(app).post('/api/account/login', {
    email: operator.email,
    password: PASSWORD,
  });
  expect(login.status).toBe(200);
  await end('registrations-off');
  expect((await register(nobody, PASSWORD)).status).toBe(200);
});

test('a notice stands on every page of a signed-in person at once, in the same trip', async () => {
  await set('notice', 'Jutro przerwa <b>od 2</b>.');
  const person = await signedIn(app);
  for (const path of ['/dashboard', '/', '/moje-kursy']) {
    app.databaseProxy.forget();
    const text = await (await person.fetch(path)).text();
    expect(text).toContain('<output>Jutro przerwa &lt;b&gt;od 2&lt;/b&gt;.</output>');
    expect([path, app.databaseProxy.roundTrips]).toEqual([path, 1]);
  }
  await end('notice');
  expect(await (await person.fetch('/dashboard')).text()).not.toContain('Jutro przerwa');
});

test('strangers read it once this isolate knows, on kept pages and others, until its very end', async () => {
  await set('notice', 'Zaraz wracamy.', 5_000);
  await operator.fetch('/dashboard');
  app.databaseProxy.forget();
  const states: string[] = [];
  for (const path of ['/faq', '/blog', '/nie-ma-mnie']) {
    const response = await visitorOf(app).fetch(path);
    states.push(response.headers.get('X-Cache') ?? '');
    expect(await response.text()).toContain('<output>Zaraz wracamy.</output>');
  }
  expect(states.slice(0, 2)).toEqual(['MISS', 'MISS']);
  expect(app.databaseProxy.roundTrips).toBe(0);
  await vi.waitFor(
    async () =>
      expect(await (await visitorOf(app).fetch('/faq')).text()).not.toContain('<output>Zaraz wracamy.'),
    { timeout: 12_000, interval: 500 },
  );
});

test('what the switches ask and write finds its rows by an index', async () => {
  app.databaseProxy.forget();
  await set('notice', 'Przerwa.');
  await currentSwitches(scope());
  await end('notice');
  await app.database.delete(profiles).where(eq(profiles.id, operator.id));
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(3);
  expect(scans).toEqual([]);
});
