// The operator's desk as somebody works at it, with Chromium's virtual authenticator (docs/operations.md 'The desk').
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runs } from '#db/advice/schema/analyses.ts';
import { operators } from '#db/desk/schema/operators.ts';
import { sessions } from '#db/account/schema/accounts.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { plugIn } from '#tests/support/browser/authenticator.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { press, shows, startedByName } from '#tests/support/browser/by-name.ts';
import { operatorOf } from '#tests/support/desk/operator.ts';

const here = startedByName({ isOwn: true });
const { open } = here;

/** A run of the person's that failed. */
async function failedRun(person: SignedIn): Promise<string> {
  const [row] = await here.app.database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.user_id, person.id));
  const id = crypto.randomUUID();
  const run = { id, user_id: person.id, subscription_id: row?.id ?? '', outcome: 'cut' };
  await here.app.database
    .insert(runs)
    .values({ ...run, started_at: Date.now() - 5_000, ended_at: Date.now() });
  return id;
}

test('with a passkey the desk opens; a failed run is found, its generation given back, and both records say so', async () => {
  const [operator, person] = [await operatorOf(here.app, 'owner'), await signedIn(here.app)];
  // As the code of `npm run operator` leaves the session.
  const enrolled = { passkey_at: 0, factor_at: Date.now() };
  await here.app.database.update(sessions).set(enrolled).where(eq(sessions.user_id, operator.id));
  const page = await open('/profil', operator);
  await plugIn(page);
  await press(page, 'Dodaj klucz dostępu');
  await page.getByRole('button', { name: /^Usuń klucz/ }).waitFor();

  await page.goto('/panel/analizy');
  await page.waitForURL('**/panel/wejscie?powrot=**');
  await press(page, 'Użyj klucza dostępu');
  await page.waitForURL('**/panel/analizy');

  const runId = await failedRun(person);
  await page.getByLabel('Identyfikator przebiegu').fill(runId);
  await page.keyboard.press('Enter');
  await shows(page, 'Oddaj jedną analizę');
  await page.getByLabel('Powód').fill('błąd modelu');
  await press(page, 'Oddaj jedną analizę');
  await page.waitForURL(`**/panel/osoby/${person.id}?zrobione=przyznaj`);
  const ledger = page.getByRole('region', { name: 'Księga uprawnień' });
  expect(await ledger.innerText()).toContain('desk');
  await page.goto('/panel/dziennik');
  await shows(page, `analiza za przebieg ${runId}: błąd modelu`);
  // Their own history tells them, without whose browser it was.
  const own = await open('/profil/bezpieczenstwo', person);
  await shows(own, 'Działanie obsługi Szlaku na Twoim koncie');
});

test('analyses are switched off, which the quiz says before it is filled in, and on again', async () => {
  const [operator, person] = [await operatorOf(here.app, 'owner'), await signedIn(here.app)];
  const page = await open('/panel/przelaczniki', operator);
  const card = page.getByRole('region', { name: 'Wstrzymanie analiz' });
  await card.getByLabel('Zdanie dla ludzi').fill('Analizy wrócą wieczorem.');
  await card.getByRole('button', { name: 'Włącz' }).click();
  await shows(page, 'Ustawione.');
  const quiz = await open('/', person);
  await shows(quiz, 'Analizy wrócą wieczorem.');
  await card.getByRole('button', { name: 'Zakończ teraz' }).click();
  await shows(page, 'Zakończone.');
  await quiz.reload();
  await quiz.getByRole('heading', { level: 1 }).waitFor();
  expect(await quiz.getByText('Analizy wrócą wieczorem.').count()).toBe(0);
});

test('somebody is found and helped by keyboard alone, without JavaScript and at 360 px', async () => {
  const [operator, person] = [await operatorOf(here.app, 'support'), await signedIn(here.app)];
  const page = await open('/panel/osoby', operator, { width: 360, javaScriptEnabled: false });
  await page.getByLabel('Adres e-mail albo identyfikator').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/panel/osoby/${person.id}`);
  await page.getByLabel('Powód').first().focus();
  await page.keyboard.type('reklamacja');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shows(page, 'Analiza przyznana.');
  await page.goto('/panel');
  await shows(page, 'Nie ma takiej strony');
});

test('on a phone the desk’s pages and lists are a row each, with the present one in sight', async () => {
  const operator = await operatorOf(here.app, 'owner');
  const page = await open('/panel/dziennik', operator, { width: 360 });
  const inSight = async (row: string, name: string) => {
    const nav = page.getByRole('navigation', { name: row });
    const box = await nav.getByRole('link', { name, exact: true }).boundingBox();
    expect((await nav.boundingBox())?.height).toBeLessThan(70);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  };
  await inSight('Panel obsługi', 'Dziennik');
  await page.goto('/panel/zamowienia?widok=spory');
  await inSight('Listy zamówień', 'Spory');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('somebody without a role finds nothing there', async () => {
  const person = await signedIn(here.app);
  const page = await open('/panel', person);
  await shows(page, 'Nie ma takiej strony');
  expect(await here.app.database.select().from(operators).where(eq(operators.user_id, person.id))).toEqual(
    [],
  );
});
