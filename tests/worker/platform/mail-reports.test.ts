// What the mail carrier tells of addresses (docs/decisions.md 'Addresses that mail does not reach'; docs/faults.md 24), as the local inbox
// signs it: who is marked, what is still sent, what the person sees, and when the mark goes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMail } from '#db/platform/commands/outbox.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { sendSigned } from '#sandbox/inbox/pages.ts';
import { seal } from '#worker/auth/seal.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import {
  AUTH_SECRET,
  WEBHOOK_SECRET,
  startApplication,
  type Application,
} from '#tests/support/worker/application.ts';
import { newAddress, PASSWORD, visitorOf } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ CONTACT_EMAIL: 'pomoc@szlak.example' }, { mail: true });
});
afterAll(() => app.stop());

async function newcomer() {
  const email = newAddress();
  const visitor = visitorOf(app);
  await visitor.post('/api/account/register', { email, password: PASSWORD });
  const [first] = await app.inbox.to(email);
  if (first === undefined) throw new Error('No message came.');
  return Object.assign(visitor, { email, first });
}

async function rowOf(email: string) {
  const [row] = await app.database.select().from(profiles).where(eq(profiles.email, email));
  if (row === undefined) throw new Error('There is nobody.');
  return row;
}

const faultOf = async (email: string) => (await rowOf(email)).mail_fault;

async function waiting(personId: string, email: string, kind: string): Promise<string> {
  const id = crypto.randomUUID();
  const content = { to: email, subject: kind, text: 'Treść', html: '<p>Treść</p>', tokenHash: null };
  const sealed = seal(keyRing(AUTH_SECRET, []), { purpose: 'mail', context: id }, JSON.stringify(content));
  await insertMail(app.database, { id, kind, sealed, createdAt: Date.now() - 1_000 }, personId);
  return id;
}

const isWaiting = async (id: string) => (await app.database.$count(outbox, eq(outbox.id, id))) === 1;

test('an answer to a letter goes to the person who runs this', async () => {
  const { first } = await newcomer();
  expect(first.replyTo).toEqual(['pomoc@szlak.example']);
});

test.each([
  ['bounced', 'wiadomości do nas wracają'],
  ['complained', 'została zgłoszona jako spam'],
] as const)(
  'an address that is told as %s is marked, and its person sees what to do',
  async (kind, words) => {
    const person = await newcomer();
    const page = async (path: string) => (await person.fetch(path)).text();
    expect(await page('/profil')).not.toContain(words);
    expect((await app.inbox.tell(person.first, kind)).status).toBe(200);
    expect(await faultOf(person.email)).toBe(kind);
    for (const path of ['/profil', '/dashboard?calosc']) {
      const text = await page(path);
      expect([path, text.includes(words), text.includes('Popraw adres')]).toEqual([path, true, true]);
    }
    const exported = await (await person.fetch('/api/account/export')).text();
    expect(exported).toContain(`"mail_fault": "${kind}"`);
  },
);

test('a full mailbox marks nobody', async () => {
  const person = await newcomer();
  expect((await app.inbox.tell(person.first, 'full')).status).toBe(200);
  expect(await faultOf(person.email)).toBeNull();
});

test('to a marked address goes what its person asks for, and nothing else; a delivery takes the mark away', async () => {
  const person = await newcomer();
  const { id: personId } = await rowOf(person.email);
  await app.inbox.tell(person.first, 'bounced');
  const held = await waiting(personId, person.email, 'analysis-ready');
  const asked = await waiting(personId, person.email, 'reset-password');
  await app.tick(EVERY_MINUTE);
  await expect.poll(async () => [await isWaiting(held), await isWaiting(asked)]).toEqual([false, false]);
  const subjects = () =>
    app.inbox.emails.filter(({ to }) => to.includes(person.email)).map(({ subject }) => subject);
  expect(subjects()).toContain('reset-password');
  expect(subjects()).not.toContain('analysis-ready');
  await app.inbox.tell(person.first, 'delivered');
  expect(await faultOf(person.email)).toBeNull();
  const free = await waiting(personId, person.email, 'analysis-ready');
  await app.tick(EVERY_MINUTE);
  await expect.poll(() => isWaiting(free)).toBe(false);
  expect(subjects()).toContain('analysis-ready');
});

const event = (email: string, type: string, at: number) =>
  JSON.stringify({ type, created_at: new Date(at).toISOString(), data: { email_id: 'x', to: [email] } });

test('the latest word counts, in whichever order and however often it comes', async () => {
  const person = await newcomer();
  const now = Date.now();
  const tell = (type: string, at: number) =>
    sendSigned(
      { url: `${app.url}/api/webhooks/resend`, secret: WEBHOOK_SECRET },
      event(person.email, type, at),
    );
  await tell('email.bounced', now);
  await tell('email.delivered', now - 1);
  expect(await faultOf(person.email)).toBe('bounced');
  await tell('email.delivered', now + 1);
  await tell('email.bounced', now);
  expect(await faultOf(person.email)).toBeNull();
});

test('another address of the person is not marked by what the old one’s mail comes to', async () => {
  const person = await newcomer();
  const email = newAddress();
  await app.database.update(profiles).set({ email }).where(eq(profiles.email, person.email));
  await app.inbox.tell(person.first, 'bounced');
  expect(await faultOf(email)).toBeNull();
});

test('what the carrier has not signed, or signed for another, changes nothing', async () => {
  const person = await newcomer();
  const url = `${app.url}/api/webhooks/resend`;
  const body = event(person.email, 'email.bounced', Date.now());
  const forged = await sendSigned({ url, secret: `whsec_${'A'.repeat(32)}` }, body);
  expect([forged.status, await forged.json()]).toEqual([400, expect.objectContaining({ code: 'invalid' })]);
  const unsigned = await fetch(url, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(unsigned.status).toBe(415);
  const large = await sendSigned({ url, secret: WEBHOOK_SECRET }, `${body}${' '.repeat(64_001)}`);
  expect(large.status).toBe(413);
  expect((await sendSigned({ url, secret: WEBHOOK_SECRET }, 'no JSON')).status).toBe(200);
  expect(await faultOf(person.email)).toBeNull();
});
