// The operator's alerts by the clock (docs/operations.md 'Alerts'): told once as they begin and once as they end, to a webhook that may be
// away, or by mail.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts } from '#db/desk/schema/alerts.ts';
import { runs } from '#db/advice/schema/analyses.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { modelCalls } from '#db/desk/schema/model-calls.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import type { MetricName } from '#domain/platform/metrics.ts';
import { parseConfig } from '#worker/config.ts';
import { createScope } from '#worker/scope.ts';
import { readAlerts, watchAlerts } from '#worker/services/desk/alerts.ts';
import { EVERY_MINUTE, EVERY_NIGHT } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.UTC(2026, 10, 23, 12);

type Told = { id: string; alert: string; state: string; text: string; detail: unknown };

let app: Application;
let mailed: Application;
let receiver: Server;
let address: string;
let told: Told[] = [];
let status = 200;
let personId: string;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      told.push(JSON.parse(body));
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  [app, mailed] = await Promise.all([
    startApplication({ ALERT_WEBHOOK: address }),
    startApplication({}, { mail: true }),
  ]);
  personId = (await signedIn(app)).id;
});
afterAll(async () => {
  await Promise.all([app.stop(), mailed.stop()]);
  receiver.close();
});
beforeEach(async () => {
  told = [];
  status = 200;
  for (const { database } of [app, mailed])
    await database.batch([
      database.delete(alerts),
      database.delete(metrics),
      database.delete(outbox),
      database.delete(runs),
      database.delete(modelCalls),
    ]);
});

const tick = (minutes: number, of = app) => of.tick(EVERY_MINUTE, new Date(START + minutes * MINUTE_MS));
const count = (name: MetricName, minutes: number, value = 1, { database } = app) =>
  database
    .insert(metrics)
    .values({ metric_name: name, value, user_id: null, timestamp: START + minutes * MINUTE_MS });
const states = () => told.map(({ alert, state }) => `${alert} ${state}`);

async function endRuns(minutes: number, outcomes: readonly string[]): Promise<void> {
  const at = START + minutes * MINUTE_MS;
  await app.database.insert(runs).values(
    outcomes.map((outcome) => ({
      id: crypto.randomUUID(),
      user_id: personId,
      subscription_id: 's',
      started_at: at,
      ended_at: at,
      outcome,
    })),
  );
}

function scopeOf(variables: Record<string, string>) {
  const parsed = parseConfig({
    APP_ENV: 'development',
    AUTH_SECRET,
    DATABASE_URL: app.databaseProxy.url,
    ...variables,
  });
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { config: parsed.config, db: app.database };
}

test('while all is well nobody is told, and nothing is written', async () => {
  await endRuns(0, ['done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'model-silent']);
  await count('entitlement_mismatch', -60, 0);
  await tick(0);
  expect(told).toEqual([]);
  expect(await app.database.$count(alerts)).toBe(0);
});

test('failing runs are told as they begin, not each minute, again after six hours, and as they end', async () => {
  await endRuns(0, ['done', 'done', 'done', 'done', 'model-error']);
  for (const minutes of [0, 1, 14]) await tick(minutes);
  await endRuns(
    350,
    Array.from({ length: 5 }, () => 'model-silent'),
  );
  await app.database.update(alerts).set({ last_told_at: START });
  for (const minutes of [359, 360, 361, 364, 365, 366]) await tick(minutes);
  expect(states()).toEqual(['runs-failing started', 'runs-failing goes-on', 'runs-failing ended']);
  expect(told[0]).toEqual({
    id: expect.stringMatching(/^[\w-]{36}$/),
    alert: 'runs-failing',
    state: 'started',
    since: '2026-11-23T12:00:00.000Z',
    at: '2026-11-23T12:00:00.000Z',
    site: null,
    text: 'Analizy się nie udają. W ciągu 15 minut nieudane analizy: 1 z 5.',
    detail: { ended: 5, failed: 1 },
  });
});

const endCall = (outcome: string, minutes: number) =>
  app.database.insert(modelCalls).values({
    id: crypto.randomUUID(),
    purpose: 'analysis',
    model: 'gemini-3.8-flash',
    started_at: START + minutes * MINUTE_MS,
    ended_at: START + minutes * MINUTE_MS,
    outcome,
  });

test('the only run of a small site is told when it fails, and not when half of them do', async () => {
  await endRuns(0, ['done', 'model-silent']);
  await tick(0);
  expect(told).toEqual([]);
  await endRuns(20, ['model-silent']);
  await tick(20);
  expect(told[0]).toMatchObject({ alert: 'runs-failing', detail: { ended: 1, failed: 1 } });
});

test.each<[string, string, (minutes: number) => Promise<unknown>, number]>([
  ['one refused request', 'model-refuses', (at) => endCall('model-refused', at), 60],
  ['one refused key', 'model-key-refused', (at) => endCall('model-key', at), 60],
  ['a failed event', 'webhook-failing', (at) => count('stripe_event_failed', at), 60],
  ['a broken chain', 'security-log-broken', (at) => count('security_log_broken', at), 25 * 60],
  ['a failed reconciliation', 'money-mismatch', (at) => count('reconciliation_failed', at), 90],
])('%s is told as %s until it is past', async (_, name, happen, lastsMinutes) => {
  await happen(0);
  await tick(0);
  await tick(1);
  await app.database.update(alerts).set({ last_told_at: START + (lastsMinutes - 2) * MINUTE_MS });
  await tick(lastsMinutes - 1);
  expect(states()).toEqual([`${name} started`]);
  await tick(lastsMinutes);
  expect(states()).toEqual([`${name} started`, `${name} ended`]);
});

test('counters that differ are told until a night finds none', async () => {
  await count('entitlement_mismatch', 0, 3);
  await tick(1);
  await count('entitlement_mismatch', 60, 0);
  await tick(61);
  expect(states()).toEqual(['money-mismatch started', 'money-mismatch ended']);
  expect(told[0]?.detail).toEqual({ wrongCounters: 3, reconciliationFaults: 0 });
});

test('a message that waits for an hour is told, and its end once it is out', async () => {
  const row = { id: 'm', kind: 'purchase', sealed: 's', attempts: 3, next_attempt_at: START * 2 };
  await app.database.insert(outbox).values({ ...row, created_at: START });
  await tick(59);
  expect(told).toEqual([]);
  await tick(60);
  await app.database.delete(outbox);
  await tick(61);
  expect(states()).toEqual(['outbox-stuck started', 'outbox-stuck ended']);
});

test('what the webhook does not take is told by the next tick; a redirect is not followed', async () => {
  await count('stripe_event_failed', 0);
  for (const refused of [500, 302]) {
    status = refused;
    await tick(refused);
  }
  await app.database.delete(metrics);
  await count('stripe_event_failed', 502);
  told = [];
  status = 503;
  await tick(502);
  await tick(503);
  status = 200;
  await tick(504);
  await tick(505);
  expect(told.filter(({ state }) => state === 'started').length).toBe(3);
  expect(await app.database.$count(alerts, eq(alerts.is_closed, false))).toBe(1);
  const [row] = await app.database.select().from(alerts).where(eq(alerts.is_closed, false));
  expect(row?.last_told_at).toBe(START + 504 * MINUTE_MS);
});

test('two ticks at once, and the same tick twice, tell once, its end too', async () => {
  await count('stripe_event_failed', 0);
  await count('security_log_broken', 0);
  await Promise.all([tick(0), tick(0), tick(1)]);
  await tick(0);
  expect(states().toSorted()).toEqual(['security-log-broken started', 'webhook-failing started']);
  await app.database.delete(metrics);
  await Promise.all([tick(2), tick(2), tick(3)]);
  expect(states().slice(2).toSorted()).toEqual(['security-log-broken ended', 'webhook-failing ended']);
  expect(await app.database.$count(alerts, eq(alerts.is_closed, true))).toBe(2);
});

test('what begins again after its end is another alert', async () => {
  await count('stripe_event_failed', 0);
  await tick(0);
  await tick(60);
  await count('stripe_event_failed', 70);
  await tick(70);
  expect(states()).toEqual(['webhook-failing started', 'webhook-failing ended', 'webhook-failing started']);
  expect(told[2]?.id).not.toBe(told[0]?.id);
});

test('without a webhook it is a letter to the operator, one of two ticks at once', async () => {
  await count('security_log_broken', 0, 1, mailed);
  await Promise.all([tick(0, mailed), tick(0, mailed)]);
  await tick(1, mailed);
  const [first, ...more] = await mailed.inbox.to('kontakt@szlak.example');
  expect([first?.subject, more]).toEqual(['Alarm: Dziennik bezpieczeństwa jest naruszony', []]);
  await mailed.database.delete(metrics);
  await tick(2, mailed);
  await tick(3, mailed);
  const [, end] = await mailed.inbox.to('kontakt@szlak.example', 2);
  expect(end?.subject).toBe('Koniec alarmu: Dziennik bezpieczeństwa jest naruszony');
});

test('without either it is a line of the log, once', async () => {
  const scope = { ...scopeOf({}), now: START };
  await count('stripe_event_failed', 0);
  const lines: string[] = [];
  const { warn } = console;
  console.warn = (line: string) => void lines.push(line);
  try {
    await watchAlerts(scope);
    await watchAlerts({ ...scope, now: START + MINUTE_MS });
  } finally {
    console.warn = warn;
  }
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'warn', where: 'alerts', message: 'webhook-failing', state: 'started', failed: 1 },
  ]);
});

test('the desk reads the newest first, and after 90 days none', async () => {
  await count('stripe_event_failed', 0);
  await tick(0);
  await tick(60);
  const scope = createScope({
    ...scopeOf({}),
    env: {} as never,
    request: new Request(app.url),
    requestId: 'r',
    now: START + HOUR_MS,
    switches: {},
    waitUntil: () => {},
  });
  expect(await readAlerts(scope, null)).toMatchObject([
    { name: 'webhook-failing', since: START, endedAt: START + HOUR_MS },
  ]);
  expect(await readAlerts(scope, START)).toEqual([]);
  const day = 24 * HOUR_MS;
  await app.tick(EVERY_NIGHT, new Date(START + 90 * day - 1));
  expect(await app.database.$count(alerts)).toBe(1);
  await app.tick(EVERY_NIGHT, new Date(START + 90 * day));
  expect(await app.database.$count(alerts)).toBe(0);
});

test('a tick asks once while all is well, and each statement finds its rows by an index', async () => {
  app.databaseProxy.forget();
  await count('stripe_event_failed', 0);
  await tick(0);
  await tick(60);
  const { scans } = await scansOf(app);
  expect(scans).toEqual([]);
  expect([...app.databaseProxy.statements].some((one) => one.includes('"alerts"'))).toBe(true);
});
