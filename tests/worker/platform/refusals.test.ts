// What is refused or led elsewhere before anything is asked: bodies that come slowly, and hosts that are not ours.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({
    APP_ENV: 'production',
    APP_URL: 'https://szlak.example',
    CONTACT_EMAIL: 'my@szlak.example',
    OPERATOR_NAME: 'Szlak S.A.',
    OPERATOR_ADDRESS: 'ul. Leśna 1, Kraków',
    OPERATOR_NIP: '123-456-32-18',
    GEMINI_API_KEY: 'off',
    GEMINI_BASE_URL: 'off',
    RATE_LIMIT_SCALE: '1',
  });
});
afterAll(() => app.stop());

type Sent = { method: string; path: string; headers: Record<string, string>; body?: string };

/** By hand, since fetch sends bodies whole and no Host of one's own. */
function send({ method, path, headers, body }: Sent, endsBody = true) {
  return new Promise<{ status: number; location: string | null; ms: number }>((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(new URL(path, app.url), { method, headers }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      resolve({ status, location: got.location ?? null, ms: performance.now() - startedAt });
      call.destroy();
    });
    call.on('error', reject);
    if (endsBody) call.end(body);
    else call.write(body);
  });
}

/** Half a second is waited for what is on its way; the rest is this machine's. */
const SLOW_MS = 3_000;

test.each([
  ['of another origin', '/api/account/login', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  [
    'of another type',
    '/api/account/login',
    { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' },
    415,
  ],
  ['to no call of ours', '/api/nie-ma', { 'Sec-Fetch-Site': 'same-origin' }, 404],
  [
    'that says it is too large',
    '/api/account/login',
    { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '99999' },
    413,
  ],
])('a call %s is answered while its body still comes', async (_, path, own, status) => {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '1000', ...own };
  const response = await send({ method: 'POST', path, headers, body: '{"email":' }, false);
  expect(response.status).toBe(status);
  expect(response.ms).toBeLessThan(SLOW_MS);
});

test('a call that would be taken is given up when its body does not come to an end', async () => {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': '1000',
    'Sec-Fetch-Site': 'same-origin',
  };
  const call = { method: 'POST', path: '/api/account/login', headers, body: '{"email":' };
  const response = await send(call, false);
  expect(response.status).toBe(408);
  expect(response.ms).toBeLessThan(10_000 + SLOW_MS);
});

test('the connection of a refused call serves the next one', async () => {
  const refused = await fetch(new URL('/api/account/login', app.url), {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(30_000) }),
  });
  expect(refused.status).toBe(403);
  await refused.text();
  for (let times = 0; times < 3; times += 1)
    expect((await fetch(new URL('/api/account/me', app.url))).status).toBe(200);
});

test('somebody else’s host leads home, and changes nothing', async () => {
  const headers = { Host: 'evil.example', 'X-Forwarded-Proto': 'https' };
  const page = await send({ method: 'GET', path: '/faq?szukaj=a', headers });
  expect(page.status).toBe(308);
  expect(page.location).toMatch(/^https:\/\/(szlak|evil)\.example\/faq\?szukaj=a$/);
  const body = JSON.stringify({ email: 'ktos@example.pl' });
  const call = { method: 'POST', path: '/api/account/forgot-password', body };
  const response = await send({
    ...call,
    headers: { ...headers, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
  });
  expect([308, 403]).toContain(response.status);
  expect(app.inbox.emails).toEqual([]);
});
