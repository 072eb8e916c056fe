// What the desk does for a person: each deed once, with its row, and only while the operator may.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles, sessions } from '#db/account/schema/accounts.ts';
import { erasures } from '#db/account/schema/erasures.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { runs } from '#db/advice/schema/analyses.ts';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { operators } from '#db/desk/schema/operators.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { checkedRows, isWrong } from '#db/payments/queries/entitlements.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
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
const form = (deed: string, formKey: string = crypto.randomUUID()) => ({
  deed,
  reason: 'reklamacja',
  formKey,
});
async function leftOf(person: SignedIn): Promise<number | undefined> {
  const [row] = await app.database
    .select({ left: subscriptions.quiz_generations_left })
    .from(subscriptions)
    .where(eq(subscriptions.user_id, person.id));
  return row?.left;
}
const deedsAbout = async (person: SignedIn) =>
  (await securityLogOf(app).rowsOf(person.id)).filter(({ event }) => event === 'operator-deed');
const linesOf = (person: SignedIn) =>
  app.database
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.user_id, person.id), eq(entitlements.why, 'desk')));

test('a generation is given with its line in the ledger and its row in the log', async () => {
  const person = await signedIn(app);
  const before = (await leftOf(person)) ?? 0;
  const response = await sendForm(owner, pathOf(person), form('przyznaj'));
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    `${pathOf(person)}?zrobione=przyznaj`,
  ]);
  expect(await leftOf(person)).toBe(before + 1);
  expect(await linesOf(person)).toMatchObject([{ kind: 'grant', amount: 1, what: 'analysis' }]);
  expect(await deedsAbout(person)).toMatchObject([
    { actor_id: owner.id, detail: 'analiza przyznana: reklamacja', outcome: 'done' },
  ]);
  expect((await checkedRows(app.database, '', 1_000)).filter(isWrong)).toEqual([]);
});

test('the same form counts once, sent twice or at once', async () => {
  const person = await signedIn(app);
  const before = (await leftOf(person)) ?? 0;
  const sent = form('przyznaj');
  const all = await Promise.all([1, 2, 3].map(() => sendForm(owner, pathOf(person), sent)));
  const again = await sendForm(owner, pathOf(person), sent);
  expect(all.map(({ status }) => status).toSorted()).toEqual([302, 409, 409]);
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('Nic się nie zmieniło')]);
  expect(await leftOf(person)).toBe(before + 1);
  expect(await deedsAbout(person)).toHaveLength(1);
});

test('never more is taken than is there, of two who take at once either', async () => {
  const person = await signedIn(app);
  const before = (await leftOf(person)) ?? 0;
  const takes = Array.from({ length: before + 2 }, () => sendForm(owner, pathOf(person), form('odbierz')));
  const done = (await Promise.all(takes)).filter(({ status }) => status === 302);
  expect(done).toHaveLength(before);
  expect(await leftOf(person)).toBe(0);
  expect(await deedsAbout(person)).toHaveLength(before);
  expect((await checkedRows(app.database, '', 1_000)).filter(isWrong)).toEqual([]);
});

test('without a reason nothing happens, and the page says what is missing', async () => {
  const person = await signedIn(app);
  const before = await leftOf(person);
  const response = await sendForm(owner, pathOf(person), { ...form('przyznaj'), reason: ' ' });
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('Napisz, dlaczego.'),
  ]);
  expect([await leftOf(person), await deedsAbout(person)]).toEqual([before, []]);
});

test('a role that was taken between page and press does nothing', async () => {
  const [person, leaving] = [await signedIn(app), await operatorOf(app, 'owner')];
  await leaving.fetch(pathOf(person));
  await app.database.delete(operators).where(eq(operators.user_id, leaving.id));
  const before = await leftOf(person);
  expect((await sendForm(leaving, pathOf(person), form('przyznaj'))).status).toBe(404);
  expect([await leftOf(person), await deedsAbout(person)]).toEqual([before, []]);
});

test('their sessions end, all of them, and the row says who did it', async () => {
  const person = await signedIn(app);
  expect((await sendForm(owner, pathOf(person), form('wyloguj'))).status).toBe(302);
  expect(await app.database.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([]);
  expect((await person.fetch('/profil')).status).toBe(302);
  expect(await deedsAbout(person)).toMatchObject([{ detail: 'wylogowanie: reklamacja' }]);
});

test('a failed run is found by its id, and its generation comes back once', async () => {
  const person = await signedIn(app);
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  const id = crypto.randomUUID();
  const run = {
    id,
    user_id: person.id,
    subscription_id: row?.id ?? '',
    started_at: 1,
    ended_at: 2,
    outcome: 'cut',
  };
  await app.database.insert(runs).values(run);
  const page = await (await owner.fetch(`/panel/analizy?id=${id}`)).text();
  expect(page).toContain('Oddaj jedną analizę');
  expect(page).not.toContain(person.email);
  const before = (await leftOf(person)) ?? 0;
  const give = () => sendForm(owner, '/panel/analizy', { deed: 'oddaj', run: id, reason: 'błąd modelu' });
  const given = await give();
  expect(given.headers.get('Location')).toBe(`${pathOf(person)}?zrobione=przyznaj`);
  expect((await give()).status).toBe(409);
  expect(await leftOf(person)).toBe(before + 1);
});

test('somebody is found by their exact address or id, however it is written, and by nothing less', async () => {
  const person = await signedIn(app);
  const find = (kto: string) => sendForm(owner, '/panel/osoby', { kto });
  for (const typed of [person.email.toUpperCase(), ` ${person.email} `, person.id])
    expect((await find(typed)).headers.get('Location')).toBe(pathOf(person));
  const missed = await find(person.email.slice(1));
  expect([missed.status, await missed.text()]).toEqual([404, expect.stringContaining('Nie ma konta')]);
});

test('the copy that somebody asks for is the one they could have had, with its row', async () => {
  const person = await signedIn(app);
  const path = `${pathOf(person)}/kopia`;
  const response = await sendForm(owner, path, { deed: 'kopia', reason: 'wniosek z 3 marca' });
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const { tables } = (await response.json()) as { tables: Record<string, unknown[]> };
  const own = (await (await person.fetch('/api/account/export')).json()) as typeof response & {
    tables: Record<string, unknown[]>;
  };
  expect(Object.keys(tables)).toEqual(Object.keys(own.tables));
  expect(tables['profiles']).toEqual(own.tables['profiles']);
  expect(await deedsAbout(person)).toMatchObject([{ detail: 'kopia danych: wniosek z 3 marca' }]);
  const other = await operatorOf(app, 'editor');
  expect((await sendForm(other, path, { reason: 'ciekawość' })).status).toBe(404);
  expect((await owner.fetch(path)).status).toBe(404);
});

test('an account is deleted on request as by its owner, once its address is typed', async () => {
  const person = await signedIn(app);
  const end = (address: string) =>
    sendForm(owner, pathOf(person), { deed: 'usun', reason: 'wniosek z 3 marca', address });
  const wrong = await end('kto-inny@example.pl');
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining('Wpisz adres tego konta'),
  ]);
  const response = await end(person.email);
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/panel/osoby?zrobione=usun']);
  expect(await app.database.$count(profiles, eq(profiles.id, person.id))).toBe(0);
  expect(await app.database.$count(erasures)).toBeGreaterThan(0);
  expect((await person.fetch('/profil')).status).toBe(302);
  expect((await end(person.email)).status).toBe(404);
  const rows = (await securityLogOf(app).allRows()).filter(({ detail }) =>
    detail?.startsWith('konto usunięte'),
  );
  expect(rows).toMatchObject([{ actor_id: owner.id, user_id: null }]);
  await securityLogOf(app).seal();
  expect(await securityLogOf(app).faults()).toEqual([]);
});

test('what is grave asks for a fresh proof first', async () => {
  const [person, stale] = [await signedIn(app), await operatorOf(app, 'owner')];
  await makeStale(app, stale.id);
  const response = await sendForm(stale, pathOf(person), {
    deed: 'usun',
    reason: 'wniosek',
    address: person.email,
  });
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    `/potwierdz?powrot=${encodeURIComponent(pathOf(person))}`,
  ]);
  expect(await app.database.$count(profiles, eq(profiles.id, person.id))).toBe(1);
});
