// Passkeys as a person uses them, with Chromium's virtual authenticator (docs/decisions.md 'Passkeys', 'A fresh proof').
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { passkeys } from '#db/account/schema/passkeys.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { PASSWORD, signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { plugIn } from '#tests/support/browser/authenticator.ts';
import { press, shows, startedByName } from '#tests/support/browser/by-name.ts';

const here = startedByName();
const { open } = here;
const keysOf = (person: SignedIn) =>
  here.app.database.select().from(passkeys).where(eq(passkeys.user_id, person.id));

async function addKey(page: Page, count: number): Promise<void> {
  await press(page, 'Dodaj klucz dostępu');
  await expect.poll(() => page.getByRole('button', { name: /^Usuń klucz/ }).count()).toBe(count);
}

/** Past the password, where the second step is asked for. */
async function toSecondStep(person: SignedIn): Promise<Page> {
  const page = await open('/?auth=login&powrot=/profil');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.waitForURL('**/drugi-krok**');
  await shows(page, 'Jeszcze jeden krok');
  return page;
}

test('two keys are added on two devices, each signs in, and one is renamed and removed', async () => {
  const person = await signedIn(here.app);
  const page = await open('/profil', person);
  const phone = await plugIn(page);
  await addKey(page, 1);
  const phoneKeys = await phone.credentials();
  await phone.lose();
  const laptop = await plugIn(page);
  await addKey(page, 2);
  const laptopKeys = await laptop.credentials();
  expect(await keysOf(person)).toHaveLength(2);

  for (const keys of [phoneKeys, laptopKeys]) {
    const visit = await open('/?auth=login&powrot=/profil');
    await plugIn(visit, keys);
    await press(visit, 'Użyj klucza dostępu');
    await visit.waitForURL('**/profil');
    await expect.poll(() => visit.getByText('Ostatnio użyty:').count()).toBeGreaterThan(0);
  }

  await page.reload();
  await press(page, /^Zmień nazwę/);
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('Telefon Ani');
  await press(page, 'Zapisz');
  await shows(page, 'Telefon Ani');
  await press(page, 'Usuń klucz Telefon Ani');
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń klucz' }).click();
  await shows(page, 'Klucz dostępu został usunięty.');
  expect(await keysOf(person)).toHaveLength(1);

  const lost = await open('/?auth=login');
  await plugIn(lost, phoneKeys);
  await press(lost, 'Użyj klucza dostępu');
  await shows(lost, 'Ten klucz dostępu nie zadziałał.');
});

test('signing in in two steps: with the key, and with a code when every key is lost', async () => {
  const person = await signedIn(here.app);
  const page = await open('/profil', person);
  const device = await plugIn(page);
  await addKey(page, 1);
  await press(page, /^Włącz logowanie/);
  await shows(page, 'Zapisz kody zapasowe');
  const codes = await page.getByRole('dialog').locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  await press(page, 'Mam je zapisane');
  await shows(page, 'Niewykorzystane kody zapasowe: 10.');
  const keys = await device.credentials();

  const withKey = await toSecondStep(person);
  await plugIn(withKey, keys);
  await press(withKey, 'Użyj klucza dostępu');
  await withKey.waitForURL('**/profil');

  const withCode = await toSecondStep(person);
  await withCode.getByText('Nie masz klucza pod ręką?').click();
  await withCode.getByLabel('Kod zapasowy').fill('zzzz-zzzz-zzzz-zzzz');
  await press(withCode, 'Użyj kodu');
  await shows(withCode, 'Tego kodu nie ma wśród Twoich kodów zapasowych');
  await withCode.getByLabel('Kod zapasowy').fill(codes[0] ?? '');
  await press(withCode, 'Użyj kodu');
  await withCode.waitForURL('**/profil');
  await shows(withCode, 'Niewykorzystane kody zapasowe: 9.');
  await press(withCode, /^Usuń klucz/);
  await shows(withCode, 'To Twój ostatni klucz');
  await withCode.getByRole('dialog').getByRole('button', { name: 'Usuń klucz' }).click();
  await shows(withCode, 'Nie masz jeszcze żadnego klucza.');
  const [profile] = await here.app.database.select().from(profiles).where(eq(profiles.id, person.id));
  expect(profile?.second_factor_at).toBeNull();
});

test('a key is the proof for an export and for the deletion', async () => {
  const person = await signedIn(here.app);
  const page = await open('/profil', person);
  await plugIn(page);
  await addKey(page, 1);
  await makeStale(here.app, person.id);
  await page.getByRole('link', { name: 'Pobierz plik' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Potwierdź kluczem dostępu');
  expect((await download).suggestedFilename()).toBe('szlak-moje-dane.json');
  await makeStale(here.app, person.id);
  await press(page, 'Usuń konto');
  await press(page, 'Usuń konto na zawsze');
  await press(page, 'Potwierdź kluczem dostępu');
  await shows(page, 'Twoje konto zostało usunięte.');
  expect(await keysOf(person)).toEqual([]);
});

test('without JavaScript the export leads by the password and back', async () => {
  const person = await signedIn(here.app);
  await makeStale(here.app, person.id);
  const page = await open('/api/account/export', person, { javaScriptEnabled: false });
  await page.waitForURL('**/potwierdz**');
  await page.getByLabel('Twoje hasło').fill('zle-haslo-9');
  await press(page, 'Potwierdź');
  await shows(page, 'Hasło się nie zgadza.');
  await page.getByLabel('Twoje hasło').fill(PASSWORD);
  await press(page, 'Potwierdź');
  await page.waitForURL('**/profil**');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Pobierz plik' }).click();
  expect((await download).suggestedFilename()).toBe('szlak-moje-dane.json');
});

test('who has no first factor gets no second step, and a stranger no proof', async () => {
  const page = await open('/drugi-krok');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/potwierdz');
  expect(new URL(page.url()).pathname).toBe('/');
});
