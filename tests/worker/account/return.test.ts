// Where a confirmed address leads back to, without JavaScript (docs/decisions.md 'Back to what one was doing').
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { mailedLink } from '#tests/support/account/steps.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication(SILENT_STRIPE, { mail: true });
});
afterAll(() => app.stop());

async function posted(visitor: Visitor, path: string, fields: Record<string, string>): Promise<string> {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' };
  const body = new URLSearchParams(fields);
  return (await visitor.fetch(path, { method: 'POST', headers, body })).text();
}

const textOf = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).text();

test.each(['/zamowienie/premium', '/zamowienie/kurs/wordpress-dla-poczatkujacych'])(
  '%s is where the confirmed address leads back to',
  async (path) => {
    const person = await signedIn(app);
    expect(await textOf(person, path)).toContain('Najpierw potwierdź adres e-mail');
    await posted(person, path, { zamiar: 'potwierdzenie' });
    const link = new URL(await mailedLink(app, person.email, '/potwierdz-email'));
    const token = tokenIn(link.href);
    const field = `name="powrot" value="${path}"`;
    // In another browser by the link alone; in this one by any link, also one that was sent before.
    const elsewhere = visitorOf(app);
    expect(await textOf(elsewhere, `${link.pathname}${link.search}`)).toContain(field);
    expect(await textOf(person, '/potwierdz-email')).toContain(field);
    expect(await textOf(elsewhere, '/potwierdz-email')).not.toContain(field);

    const done = await posted(person, '/potwierdz-email', { token, powrot: path });
    expect(done).toContain('Wróć do zamówienia');
    expect(done).toContain(`href="${path}"`);
    expect(person.jar.has('return')).toBe(false);
    expect(await textOf(person, path)).toContain('Twoje zamówienie');
  },
);

test('a page elsewhere is followed neither from the address, the form nor the cookie', async () => {
  const person = await signedIn(app);
  const evil = '//evil.example';
  person.jar.set('return', encodeURIComponent(evil));
  const pages = [
    await textOf(person, `/potwierdz-email?powrot=${encodeURIComponent(evil)}`),
    await posted(person, '/potwierdz-email', { token: 'A'.repeat(43), powrot: evil }),
    await posted(person, '/potwierdz-email', { intent: 'resend', email: 'ab.pl', powrot: evil }),
  ];
  for (const html of pages) expect(html).not.toMatch(/(?:href|value)="\/\/evil/);
});

test('signing out forgets where one was stopped', async () => {
  const person = await signedIn(app);
  await person.fetch('/zamowienie/premium');
  expect(person.jar.has('return')).toBe(true);
  await person.post('/api/account/logout', {});
  expect(person.jar.has('return')).toBe(false);
});
