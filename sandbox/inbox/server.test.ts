import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startInbox, type LocalInbox } from './server.ts';

const KEY = 're_test';
const EMAIL = {
  from: 'Szlak <a@szlak.example>',
  to: ['c@d.pl'],
  subject: 'Cześć',
  text: 'Wejdź: https://x.pl/a?b=1',
};

let inbox: LocalInbox;
beforeAll(async () => {
  inbox = await startInbox({ port: 0, apiKey: KEY });
});
afterEach(() => inbox.clear());
afterAll(() => inbox.stop());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(new URL('/emails', inbox.url), {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, ...headers },
    body: JSON.stringify(body),
  });

test('a message is kept, with the links in it, and answered with an id', async () => {
  const answer = await send(EMAIL);
  expect(answer.status).toBe(200);
  const [email] = await inbox.to('c@d.pl');
  expect(await answer.json()).toEqual({ id: email?.id });
  expect(email).toMatchObject({ ...EMAIL, html: null, links: ['https://x.pl/a?b=1'] });
});

test.each([
  ['from', { ...EMAIL, from: undefined }, 'missing_required_field'],
  ['to', { ...EMAIL, to: undefined }, 'missing_required_field'],
  ['subject', { ...EMAIL, subject: undefined }, 'missing_required_field'],
  ['text', { ...EMAIL, text: undefined }, 'missing_required_field'],
  ['from', { ...EMAIL, from: 'Szlak' }, 'validation_error'],
  ['to', { ...EMAIL, to: ['c'] }, 'validation_error'],
  ['to', { ...EMAIL, to: [] }, 'validation_error'],
  ['reply_to', { ...EMAIL, reply_to: 'c' }, 'validation_error'],
  ['subject', { ...EMAIL, subject: 'a\r\nBcc: x@y.pl' }, 'validation_error'],
  ['body', { ...EMAIL, body: 'x' }, 'validation_error'],
])('a message with a wrong `%s` is refused as Resend does: %j', async (field, body, name) => {
  const answer = await send(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    statusCode: 422,
    name,
    message: expect.stringContaining(`\`${field}\``),
  });
  expect(inbox.emails).toHaveLength(0);
});

test('without the key, or with another, nothing is taken', async () => {
  const without = await fetch(new URL('/emails', inbox.url), { method: 'POST', body: JSON.stringify(EMAIL) });
  expect([without.status, (await send(EMAIL, { Authorization: 'Bearer x' })).status]).toEqual([401, 403]);
  expect(inbox.emails).toHaveLength(0);
});

test('an idempotency key makes one message of two calls, and refuses another body', async () => {
  const key = { 'Idempotency-Key': 'mail-1' };
  const [first, second] = [await send(EMAIL, key), await send(EMAIL, key)];
  expect(await first.json()).toEqual(await second.json());
  expect(inbox.emails).toHaveLength(1);
  expect((await send({ ...EMAIL, subject: 'Inny' }, key)).status).toBe(409);
});

test('a domain that is not verified and a key that is too long are refused', async () => {
  const foreign = await send({ ...EMAIL, from: 'Szlak <a@b.pl>' });
  expect([foreign.status, await foreign.json()]).toEqual([
    403,
    expect.objectContaining({ message: expect.stringContaining('b.pl domain is not verified') }),
  ]);
  expect((await send(EMAIL, { 'Idempotency-Key': 'x'.repeat(257) })).status).toBe(400);
  expect(inbox.emails).toHaveLength(0);
});

test('it fails when told to', async () => {
  const statuses: (number | null)[] = [];
  for (const mood of ['refuse', 'limit', 'fault', 'down', 'lost'] as const) {
    inbox.setMood(mood);
    statuses.push(
      await send(EMAIL).then(
        (answer) => answer.status,
        () => null,
      ),
    );
  }
  expect(statuses).toEqual([422, 429, 500, null, null]);
  expect(inbox.emails).toHaveLength(1);
});

test('the browser sees a list and each message, escaped', async () => {
  await send({ ...EMAIL, subject: '<b>', html: '<html><head></head><p>Cześć</p></html>' });
  const id = inbox.emails[0]?.id;
  expect(await (await fetch(inbox.url)).text()).toContain(`<a href="/${id}">&lt;b&gt;</a>`);
  const page = await (await fetch(`${inbox.url}/${id}`)).text();
  expect(page).toContain('<a href="https://x.pl/a?b=1">');
  expect(page).toContain('sandbox="allow-popups');
  expect(await (await fetch(`${inbox.url}/${id}/html`)).text()).toContain('<p>Cześć</p>');
  expect((await fetch(`${inbox.url}/nothing`)).status).toBe(404);
});
