import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HANDLED_EVENTS } from '#worker/services/payments/events.ts';
import { attempt, ok, standsInTheWay, tableOf, unknown, unset, wrong } from './check.ts';
import { judgeHealth, judgePage } from './running.ts';
import { judgeDomain, judgeRefusal } from './services.ts';
import { judgeMeans, judgePortal, judgePrice, judgeRecurring, judgeWebhook } from './stripe.ts';
import { variableChecks } from './variables.ts';

const WHOLE = {
  APP_URL: 'https://szlak.example',
  AUTH_SECRET: 'x'.repeat(32),
  CONTACT_EMAIL: 'kontakt@szlak.example',
  OPERATOR_NAME: 'Szlak sp. z o.o.',
  OPERATOR_ADDRESS: 'ul. Leśna 1, 00-001 Warszawa',
  OPERATOR_NIP: '525-000-00-00',
};
const MAIL = { MAIL_FROM: 'Szlak <kontakt@szlak.example>', RESEND_API_KEY: 'k' };

const stateOf = (environment: Record<string, string>, what: string) =>
  variableChecks(environment).find((check) => check.what === what)?.state;

test('without any variable all that is required and every feature is missing, and nothing is wrong', () => {
  const states = new Set(variableChecks({}).map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['missing', 'unset']);
  expect(variableChecks({}).find(({ what }) => what === 'GEMINI_TOTAL_MS')?.found).toBe('120000');
});

test('a set variable is named, and its value is not', () => {
  const checks = variableChecks({ ...WHOLE, STRIPE_SECRET_KEY: 'sk_live_tajne', GEMINI_API_KEY: 'off' });
  expect(checks).toContainEqual(ok('STRIPE_SECRET_KEY', 'set'));
  expect(checks).toContainEqual(unset('GEMINI_API_KEY', 'off'));
  expect(tableOf(checks)).not.toContain('tajne');
});

test.each([
  [WHOLE, 'Configuration', 'ok'],
  [WHOLE, 'Stripe', 'missing'],
  [{ ...WHOLE, STRIPE_SECRET_KEY: 'sk' }, 'Stripe', 'wrong'],
  [{ ...WHOLE, STRIPE_SECRET_KEY: 'sk' }, 'Configuration', 'wrong'],
  [{ ...WHOLE, APP_URL: 'http://szlak.example' }, 'Configuration', 'wrong'],
  [WHOLE, 'Alerts', 'missing'],
  [{ ...WHOLE, ALERT_WEBHOOK: 'https://hooks.example/x' }, 'Alerts', 'ok'],
  [{ ...WHOLE, ALERT_WEBHOOK: 'http://127.0.0.1:9000/x' }, 'Configuration', 'wrong'],
  [{ ...WHOLE, ALERT_WEBHOOK: 'https://a:b@hooks.example/x' }, 'Configuration', 'wrong'],
  [{ ...WHOLE, GEMINI_API_KEY: 'off' }, 'Gemini', 'missing'],
  [{ ...WHOLE, ...MAIL }, "Letters' domain", 'ok'],
  [{ ...WHOLE, ...MAIL, MAIL_FROM: 'a@poczta.szlak.example' }, "Letters' domain", 'ok'],
  [{ ...WHOLE, ...MAIL, MAIL_FROM: 'a@szlak.example.evil' }, "Letters' domain", 'wrong'],
  [{ ...WHOLE, ...MAIL, APP_URL: 'https://www.szlak.example' }, "Letters' domain", 'ok'],
])('%#: %s', (environment, what, state) => {
  expect(stateOf(environment, what)).toBe(state);
});

const price = {
  active: true,
  currency: 'pln',
  unit_amount: 7_900,
  recurring: { interval: 'month', interval_count: 1 },
  tax_behavior: 'inclusive',
} as const;

test.each([
  [price, 'ok'],
  [{ ...price, active: false }, 'wrong'],
  [{ ...price, currency: 'eur' }, 'wrong'],
  [{ ...price, unit_amount: 7_899 }, 'wrong'],
  [{ ...price, recurring: null }, 'wrong'],
  [{ ...price, tax_behavior: 'unspecified' }, 'wrong'],
  [{ ...price, tax_behavior: 'exclusive' }, 'wrong'],
  [{ ...price, recurring: { interval: 'year', interval_count: 1 } }, 'wrong'],
  [{ ...price, recurring: { interval: 'month', interval_count: 3 } }, 'wrong'],
] as const)('a price %j is %s', (one, state) => {
  expect(judgePrice('Price', one, 7_900).state).toBe(state);
});

const endpoint = {
  url: 'https://szlak.example/api/stripe-webhook',
  status: 'enabled',
  enabled_events: ['*' as const],
};

test.each([
  [[endpoint], 'ok'],
  [[], 'missing'],
  [[{ ...endpoint, url: 'https://szlak.example/api/stripe' }], 'missing'],
  [[{ ...endpoint, status: 'disabled' }], 'wrong'],
  [[{ ...endpoint, enabled_events: ['invoice.paid' as const] }], 'wrong'],
])('%#: webhooks are %s', (endpoints, state) => {
  expect(judgeWebhook(endpoints, 'https://szlak.example').state).toBe(state);
});

const features = {
  subscription_update: { enabled: false },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  payment_method_update: { enabled: true },
};

test.each([
  [[{ active: true, features }], 'ok'],
  [[], 'missing'],
  [[{ active: false, features }], 'missing'],
  [[{ active: true, features: { ...features, subscription_update: { enabled: true } } }], 'wrong'],
  [
    [
      {
        active: true,
        features: { ...features, subscription_cancel: { enabled: true, mode: 'immediately' } },
      },
    ],
    'wrong',
  ],
  [[{ active: true, features: { ...features, payment_method_update: { enabled: false } } }], 'wrong'],
])('%#: the portal is %s', (portals, state) => {
  expect(judgePortal(portals).state).toBe(state);
});

const mean = (available: boolean, value = available ? 'on' : 'off') => ({
  available,
  display_preference: { value },
});

test.each([
  [mean(true), ['blik'], 'ok', ''],
  [mean(true), [], 'missing', 'name it in STRIPE_PAYMENT_METHODS (blik)'],
  [mean(false), [], 'missing', 'dashboard.stripe.com/test/settings/payment_methods'],
  [mean(false), ['blik'], 'wrong', 'switch it on'],
  [mean(false, 'on'), ['blik'], 'wrong', 'has not allowed it yet'],
  [undefined, ['blik'], 'wrong', 'switch it on'],
] as const)('%#: BLIK %j, named %j, is %s', (blik, paymentMeans, state, words) => {
  const means = { id: 'pmc', p24: mean(true), ...(blik === undefined ? {} : { blik }) };
  const [check] = judgeMeans(means, { isLive: false, paymentMeans });
  expect([check?.what, check?.state]).toEqual(['BLIK', state]);
  expect(check?.found).toContain(words);
});

test('a live key is sent to the live page, and an account that shows nothing is not known', () => {
  const live = { isLive: true, paymentMeans: [] };
  expect(judgeMeans({ id: 'pmc' }, live).map(({ found }) => found)).toEqual([
    expect.stringContaining('dashboard.stripe.com/settings/payment_methods'),
    expect.stringContaining('dashboard.stripe.com/settings/payment_methods'),
  ]);
  expect(judgeMeans(null, live).map(({ state }) => state)).toEqual(['unknown']);
});

test.each([
  ['active', 'ok'],
  ['pending', 'wrong'],
  [undefined, 'wrong'],
])('BLIK that recurs is %s at the account: %s', (capability, state) => {
  expect(judgeRecurring(capability).state).toBe(state);
});

test.each([
  [[{ name: 'szlak.example', status: 'verified' }], 'ok'],
  [[{ name: 'szlak.example', status: 'pending' }], 'wrong'],
  [[{ name: 'inna.example', status: 'verified' }], 'missing'],
])('%#: the carrier’s domain is %s', (domains, state) => {
  expect(judgeDomain(domains, 'Szlak <kontakt@szlak.example>').state).toBe(state);
});

test('a page without its headers, or with samples, is wrong', () => {
  const response = new Response('', { headers: { 'content-security-policy': 'x' } });
  expect(judgePage(response, '').map(({ state }) => state)).toEqual(['wrong']);
  expect(judgePage(response, 'Tryb pokazowy').map(({ state }) => state)).toEqual(['wrong', 'wrong']);
  expect(judgeHealth({ status: 'degraded', database: false }).found).toBe('the database is away');
});

test('a check that fails says so and keeps no other from being made', async () => {
  const failing = attempt('Price', () => Promise.reject(new Error('No such price\nat secret')));
  expect(await failing).toEqual([{ what: 'Price', state: 'unknown', found: 'No such price' }]);
});

test('the table stands in columns', () => {
  expect(tableOf([ok('A'), wrong('Long name', 'mend it')])).toBe(
    'A          ok\nLong name  WRONG    mend it',
  );
});

test('the guide names every event that we handle', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  expect(HANDLED_EVENTS.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
});

test('a key that is refused stops a deployment with a sentence, without the key; a service that is away does not', async () => {
  const refused = Object.assign(new Error('Invalid API Key provided: sk_test_abc***xyz'), {
    statusCode: 401,
  });
  const checksOf = (error: Error) => attempt('Price of Premium', () => Promise.reject(error));
  const [key] = await checksOf(refused);
  expect(key).toEqual(
    wrong(
      'Price of Premium',
      'the key is refused: set the right one, for this mode (Invalid API Key provided: [key])',
    ),
  );
  expect(key === undefined ? null : standsInTheWay(key)).toBe(true);
  const [away] = await checksOf(Object.assign(new Error('connect ECONNREFUSED'), { status: 503 }));
  expect(away).toEqual(unknown('Price of Premium', 'connect ECONNREFUSED'));
});

test.each([
  [401, 'restricted_api_key', 'unknown'],
  [403, 'restricted_api_key', 'unknown'],
  [403, 'invalid_api_key', 'wrong'],
  [401, undefined, 'wrong'],
  [500, 'application_error', 'wrong'],
])('the carrier that answers %i %s to the question after the domain is %s', (status, name, state) => {
  expect(judgeRefusal(status, name).state).toBe(state);
});
