// Forms of the desk that no page of it made: what is sent by hand breaks nothing and tells nobody that something is there.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operators } from '#db/desk/schema/operators.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { erasures } from '#db/account/schema/erasures.ts';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';
import { operatorOf, sendForm } from '#tests/support/desk/operator.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
let owner: SignedIn;
beforeAll(async () => {
  app = await startApplication();
  owner = await operatorOf(app, 'owner');
});
afterAll(() => app.stop());

const pathOf = (person: SignedIn) => `/panel/osoby/${person.id}`;
const A_LESSON = '/panel/lekcje/sql-od-podstaw/m1-l1';

/** As a page of the desk never sends them. */
const FORMS: [string, Record<string, string>][] = [
  ['/panel/lekcje/zgloszenia', { deed: 'odpowiedz', id: 'x', came: 'rejected', text: 'Całe zdanie.' }],
  ['/panel/lekcje/zgloszenia', { deed: 'odpowiedz', id: '1e400', came: 'rejected', text: 'Całe zdanie.' }],
  [A_LESSON, { deed: 'przeczytana', read: 'x' }],
  [A_LESSON, { deed: 'wroc', read: '1', to: 'x' }],
  [A_LESSON, { deed: 'popraw', read: 'x', markdown: '# A', practice: '', note: 'powód' }],
  ['/panel/poczta', { deed: 'wyslij', id: crypto.randomUUID(), seen: 'x' }],
  ['/panel/opinie', { deed: 'ukryj', id: 'x', words: 'Całe zdanie, po prostu.' }],
  ['/panel/bledy', { deed: 'wycisz', id: '', version: '' }],
  ['/panel/analizy', { deed: 'oddaj', run: '', reason: 'powód' }],
  ['/panel/zamowienia', { deed: 'uzgodnij', customer: '' }],
  ['/panel/zamowienia', { deed: 'zwroc', payment: '', reason: 'powód' }],
  ['/panel/przelaczniki', { deed: 'ustaw', name: 'notice', sentence: 'A', hours: 'x', delay: 'x' }],
  ['/panel/osoby/x', { deed: 'przyznaj', reason: 'powód', formKey: 'x' }],
  ['/panel/osoby/x', { deed: 'usun', reason: 'powód', address: 'x' }],
  ['/panel/osoby/x/kopia', { reason: 'powód' }],
];

test.each(FORMS)('%s takes a form made by hand for a refusal, not for a fault', async (path, fields) => {
  const { status } = await sendForm(owner, path, fields);
  expect([302, 400, 404, 409, 501]).toContain(status);
});

test.each(FORMS)('%s is not there for a form of somebody without a role', async (path, fields) => {
  const free = await signedIn(app);
  for (const visitor of [visitorOf(app), free])
    for (const address of [path, `${path}.data`])
      expect([address, (await sendForm(visitor, address, fields)).status]).toEqual([address, 404]);
});

test('anyone who has a role at the desk is not deleted from it, oneself least of all', async () => {
  const support = await operatorOf(app, 'support');
  const before = await app.database.$count(erasures);
  for (const whose of [owner, support]) {
    const form = { deed: 'usun', reason: 'wniosek z 3 marca', address: whose.email };
    const refused = await sendForm(support, pathOf(whose), form);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('To konto ma rolę w panelu'),
    ]);
    expect(await app.database.$count(profiles, eq(profiles.id, whose.id))).toBe(1);
    expect(await app.database.$count(operators, eq(operators.user_id, whose.id))).toBe(1);
  }
  expect(await app.database.$count(erasures)).toBe(before);
});

test('a form whose answer was lost counts once when it is sent again from the page that says so', async () => {
  const person = await signedIn(app);
  const fields = { deed: 'przyznaj', reason: 'reklamacja', formKey: crypto.randomUUID() };
  app.databaseProxy.loseAnswersOfWrites(1);
  const lost = await sendForm(owner, pathOf(person), fields);
  expect(lost.status).toBe(503);
  expect(await lost.text()).toContain(fields.formKey);
  expect((await sendForm(owner, pathOf(person), fields)).status).toBe(409);
  const ofDesk = and(eq(entitlements.user_id, person.id), eq(entitlements.why, 'desk'));
  expect(await app.database.$count(entitlements, ofDesk)).toBe(1);
});
