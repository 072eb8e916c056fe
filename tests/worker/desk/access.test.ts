// The operator's desk from outside (docs/operations.md 'The desk'): who gets in, by what, and what every look leaves behind.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operators } from '#db/desk/schema/operators.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { securityEvents } from '#db/account/schema/security-log.ts';
import { DESK_PAGES, DESK_PASSKEY_MS, mayOpen, type DeskPageName } from '#domain/desk/roles.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';
import { operatorOf, proveByPasskey, sendForm } from '#tests/support/desk/operator.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

const CODE = 'kod-do-panelu';
const PAGES = Object.keys(DESK_PAGES) as DeskPageName[];

let app: Application;
let people: Record<'support' | 'editor' | 'owner', SignedIn>;
let free: SignedIn;
beforeAll(async () => {
  app = await startApplication({ DESK_CODE: CODE });
  const [support, editor, owner] = [
    await operatorOf(app, 'support'),
    await operatorOf(app, 'editor'),
    await operatorOf(app, 'owner'),
  ];
  people = { support, editor, owner };
  free = await signedIn(app);
});
afterAll(() => app.stop());

const personPath = () => `${DESK_PAGES.people.path}/${free.id}`;
const statusOf = async (visitor: { fetch(path: string): Promise<Response> }, path: string) =>
  (await visitor.fetch(path)).status;
const rowsAbout = (id: string) => securityLogOf(app).rowsOf(id);

test.each(PAGES)('%s opens for its roles, and to everybody else it is not there', async (page) => {
  const { path } = DESK_PAGES[page];
  const expected = (role: keyof typeof people) => (mayOpen(role, page) ? 200 : 404);
  expect({
    stranger: await statusOf(visitorOf(app), path),
    free: await statusOf(free, path),
    support: await statusOf(people.support, path),
    editor: await statusOf(people.editor, path),
    owner: await statusOf(people.owner, path),
  }).toEqual({
    stranger: 404,
    free: 404,
    support: expected('support'),
    editor: expected('editor'),
    owner: 200,
  });
});

test('a page of the desk is nobody else’s: not kept, not indexed', async () => {
  const response = await people.owner.fetch('/panel/osoby');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.text()).toContain('content="noindex"');
});

test('without a passkey of the last twelve hours the desk leads to the way in', async () => {
  const person = await operatorOf(app, 'owner');
  await proveByPasskey(app, person, DESK_PASSKEY_MS + 60_000);
  const response = await person.fetch('/panel/osoby');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/panel/wejscie?powrot=%2Fpanel%2Fosoby');
  await proveByPasskey(app, person, DESK_PASSKEY_MS - 60_000);
  expect(await statusOf(person, '/panel/osoby')).toBe(200);
});

test('in development the code opens it, once it is the right one and for people with a role', async () => {
  const person = await operatorOf(app, 'owner');
  await proveByPasskey(app, person, Date.now());
  const enter = (visitor: SignedIn, code: string) =>
    sendForm(visitor, '/panel/wejscie', { code, powrot: '/panel/osoby' });
  expect((await enter(free, CODE)).status).toBe(404);
  const wrong = await enter(person, 'zgadywanka');
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('To nie ten kod.')]);
  const right = await enter(person, CODE);
  expect([right.status, right.headers.get('Location')]).toEqual([302, '/panel/osoby']);
  expect(await statusOf(person, '/panel/osoby')).toBe(200);
});

test('the way in leads nowhere but to the desk', async () => {
  const person = await operatorOf(app, 'owner');
  const response = await sendForm(person, '/panel/wejscie', { code: CODE, powrot: 'https://evil.example' });
  expect(response.headers.get('Location')).toBe('/panel/wejscie');
});

test('each page costs one round trip, and every statement of the desk has its index', async () => {
  await people.owner.fetch('/panel/osoby');
  app.databaseProxy.forget();
  const trips: Record<string, number> = {};
  for (const path of [...PAGES.map((page) => DESK_PAGES[page].path), personPath()]) {
    const before = app.databaseProxy.roundTrips;
    expect(await statusOf(people.owner, path)).toBe(200);
    trips[path] = app.databaseProxy.roundTrips - before;
  }
  expect(Object.entries(trips).filter(([, count]) => count !== 1)).toEqual([]);
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});

test('a look leaves one row with who looked, and the person reads it without the operator’s browser', async () => {
  const person = await signedIn(app);
  expect(await statusOf(people.support, `/panel/osoby/${person.id}`)).toBe(200);
  const rows = await rowsAbout(person.id);
  expect(rows.filter(({ event }) => event === 'desk-look')).toMatchObject([
    { outcome: 'done', detail: 'dane konta', actor_id: people.support.id },
  ]);
  const history = await (await person.fetch('/profil/bezpieczenstwo')).text();
  expect(history).toContain('Obsługa Szlaku otworzyła dane Twojego konta');
  expect(history).not.toContain(people.support.id);
  const exported = await (await person.fetch('/api/account/export')).text();
  expect(exported).toContain('desk-look');
  expect(exported).not.toContain(people.support.id);
  await securityLogOf(app).seal();
  expect(await securityLogOf(app).faults()).toEqual([]);
});

test('who may not look leaves no row of a look', async () => {
  const person = await signedIn(app);
  for (const visitor of [free, people.editor]) await visitor.fetch(`/panel/osoby/${person.id}`);
  const stale = await operatorOf(app, 'owner');
  await proveByPasskey(app, stale, DESK_PASSKEY_MS + 60_000);
  await stale.fetch(`/panel/osoby/${person.id}`);
  expect((await rowsAbout(person.id)).filter(({ event }) => event === 'desk-look')).toEqual([]);
});

test('an operator who leaves is forgotten, and the chain holds', async () => {
  const leaving = await operatorOf(app, 'owner');
  const person = await signedIn(app);
  await leaving.fetch(`/panel/osoby/${person.id}`);
  await securityLogOf(app).seal();
  await app.database.delete(profiles).where(eq(profiles.id, leaving.id));
  const row = (await rowsAbout(person.id)).find(({ event }) => event === 'desk-look');
  expect([row?.actor_id, typeof row?.actor]).toEqual([null, 'string']);
  expect(await securityLogOf(app).faults()).toEqual([]);
});

test('a row that names another operator than it was written with is found', async () => {
  const person = await signedIn(app);
  await people.support.fetch(`/panel/osoby/${person.id}`);
  await securityLogOf(app).seal();
  const row = (await rowsAbout(person.id)).find(({ event }) => event === 'desk-look');
  const set = (actorId: string | null) =>
    app.database
      .update(securityEvents)
      .set({ actor_id: actorId })
      .where(eq(securityEvents.id, row?.id ?? 0));
  await set(people.owner.id);
  expect(await securityLogOf(app).faults()).toEqual([{ kind: 'person', id: row?.id }]);
  await set(people.support.id);
  expect(await securityLogOf(app).faults()).toEqual([]);
});

test('a role is given by no form: nobody becomes an operator by what they send', async () => {
  const before = await app.database.$count(operators);
  const fields = { deed: 'przyznaj', role: 'owner', reason: 'proszę', formKey: crypto.randomUUID() };
  for (const path of [...PAGES.map((page) => DESK_PAGES[page].path), personPath(), '/panel/wejscie'])
    expect((await sendForm(free, path, fields)).status).toBeGreaterThanOrEqual(400);
  expect(await app.database.$count(operators)).toBe(before);
});
