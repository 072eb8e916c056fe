// Addresses that nobody types: ids of odd bytes, other spellings of a page, and more of a way back than a header holds (docs/faults.md 50).
// And bodies beyond the limit, which are answered (docs/faults.md 49).
import { afterAll, beforeAll, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { apiTable } from '#worker/routes/table.ts';
import { operatorOf } from '#tests/support/desk/operator.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const ODD = [
  '%00',
  '%0d%0aX-Odd:%201',
  '%ff',
  '%ED%A0%80',
  '%E2%80%A8',
  '%F0%9F%92%A9',
  '%2e%2e%2f',
  "'--",
  'ż'.repeat(300),
];

let app: Application;
const visitors: [string, () => Visitor][] = [];
beforeAll(async () => {
  app = await startApplication(SILENT_STRIPE, { mail: true });
  const person = await signedIn(app, { confirmed: true });
  await buyCourse(app.database, person.id, COURSE);
  const operator = await operatorOf(app, 'owner');
  visitors.push(
    ['a stranger', () => visitorOf(app)],
    ['a buyer', () => person],
    ['an operator', () => operator],
  );
});
afterAll(() => app.stop());

/** With the odd id in its last place: those before it are there. */
const withOdd = (path: string, odd: string) =>
  path
    .replace(/:courseId(?=\/)/, COURSE)
    .replace(/^(\/api\/courses\/):id(?=.*:)/, `$1${COURSE}`)
    .replaceAll(/:\w+\??/g, odd);

const PAGES = routes.flatMap(({ path }) => (path?.includes(':') ? [`/${path}`] : []));

test.each(PAGES)(
  '%s takes no odd id for a fault of ours, signed in or not, as a page or as data',
  async (path) => {
    for (const [who, visitor] of visitors)
      for (const odd of ODD)
        for (const end of ['', '.data']) {
          const { status } = await visitor().fetch(withOdd(path, odd) + end);
          expect([who, odd, end, status < 500]).toEqual([who, odd, end, true]);
        }
  },
);

const CALLS = apiTable
  .filter(({ path }) => path.includes(':'))
  .map(({ method, path }) => [method, path] as const);

test.each(CALLS)('%s %s takes no odd id for a fault of ours', async (method, path) => {
  for (const [who, visitor] of visitors)
    for (const odd of ODD) {
      const { status } = await (method === 'GET'
        ? visitor().fetch(withOdd(path, odd))
        : visitor().post(withOdd(path, odd), {}, { method }));
      expect([who, odd, status < 500]).toEqual([who, odd, true]);
    }
});

test.each(['/Odstapienie', '/%6fdstapienie', '/ODSTAPIENIE.data', '//odstapienie'])(
  'what is posted to %s is led to the one spelling that is counted',
  async (path) => {
    const answer = await fetch(`${app.url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ kto: 'ktos@example.pl' }),
    });
    const address = path.endsWith('.data') ? '/odstapienie.data' : '/odstapienie';
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, address]);
  },
);

test('a way back of 50 000 letters isn’t carried along, and a usual one is', async () => {
  const ask = (session: string) => visitorOf(app).fetch(`/dashboard/success?session_id=${session}`);
  const long = await ask('a'.repeat(50_000));
  expect([long.status, long.headers.get('Location')]).toEqual([302, '/?wymagane=logowanie']);
  expect((await ask('cs_test_1')).headers.get('Location')).toBe(
    '/?wymagane=logowanie&powrot=/dashboard/success%3Fsession_id%3Dcs_test_1',
  );
});

test('another spelling with 50 000 letters behind it is led on without them, and one of so many letters is no page', async () => {
  const long = 'a'.repeat(50_000);
  const led = await visitorOf(app).fetch(`/FAQ?szukaj=${long}`);
  expect([led.status, led.headers.get('Location')]).toEqual([308, '/faq']);
  expect((await visitorOf(app).fetch('/FAQ?szukaj=A')).headers.get('Location')).toBe('/faq?szukaj=A');
  expect((await visitorOf(app).fetch(`/A${long}`)).status).toBe(404);
});

const MEGABYTES = [1, 6, 20];

test.each(MEGABYTES)('a body of %d MB gets its 413, signed, as a form or as a report', async (megabytes) => {
  const body = 'a'.repeat(megabytes * 1_000_000);
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };
  const json = { ...sameOrigin, 'Content-Type': 'application/json' };
  const form = { ...sameOrigin, 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const [path, headers] of [
    ['/api/stripe-webhook', { 'Stripe-Signature': 't=1,v1=x' }],
    ['/api/log-error', json],
    ['/odstapienie', form],
  ] as const) {
    const answer = await fetch(new URL(path, app.url), { method: 'POST', headers, body });
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      413,
      expect.stringContaining('za duże'),
    ]);
  }
  expect((await visitorOf(app).fetch('/api/health')).status).toBe(200);
});
