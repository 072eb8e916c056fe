// What a person does with an account, in the browser.
import type { Page } from 'playwright-core';
import type { Application } from '../worker/application.ts';

/** Fills in the open auth dialog; `submit` is the word on its button. */
export async function fillAuthDialog(
  page: Page,
  form: { email: string; password: string; submit: 'Załóż konto' | 'Zaloguj się' },
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(form.email);
  await dialog.getByLabel('Hasło').fill(form.password);
  await dialog.locator('button[type=submit]', { hasText: form.submit }).click();
}

/** From the menu in the header, on a page that has React. */
export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Moje konto' }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
}

/** The newest link to this page in the messages to this address. */
export async function mailedLink(
  app: Pick<Application, 'inbox'>,
  email: string,
  page: '/potwierdz-email' | '/nowe-haslo',
): Promise<string> {
  for (let count = 1; ; count++) {
    const messages = await app.inbox.to(email, count);
    const link = messages.flatMap((message) => message.links).findLast((one) => one.includes(page));
    if (link !== undefined) return link;
  }
}
