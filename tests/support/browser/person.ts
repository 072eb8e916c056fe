// What a person does in the browser again and again.
import type { BrowserContext, Page } from 'playwright-core';
import type { Application } from '../worker/application.ts';
import type { TestBrowser } from './chromium.ts';
import { press } from './hand.ts';
import { PASSWORD, signedIn, type Visitor } from '../account/visitor.ts';

export const INTERESTS = 'Las, zwierzęta i fotografia przyrodnicza.';

/** The words on one of the first step's cards. */
export const inspiration = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Co Cię najbardziej inspiruje/ }).getByText(name, { exact: true });

/** Steps 1 and 2 filled in, step 3 in front. */
export async function fillQuiz(page: Page): Promise<void> {
  await press(inspiration(page, 'Natura'));
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('textbox').fill(INTERESTS);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
}

/** Behind the quiz's last press: what was read of the answers is there. */
export function understood(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Zgadza się, szukaj szlaku' }).waitFor();
}

/** It is agreed to as it stands; for somebody signed in the run begins. */
export async function agree(page: Page, hand = press): Promise<void> {
  await hand(page.getByRole('button', { name: 'Zgadza się, szukaj szlaku' }));
}

/** A stranger goes on past the first three occupations; the dialog opens. */
export async function agreeAsStranger(page: Page, hand = press): Promise<void> {
  await agree(page, hand);
  await hand(page.getByRole('button', { name: 'Załóż konto i\u00a0przeczytaj całą analizę' }));
}

/** From the open register dialog to being signed in, which is one press. */
export async function registerAndSignIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await press(dialog.getByRole('button', { name: 'Załóż konto' }));
  await page.getByText('Rejestracja udana! Możesz się teraz zalogować.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  // From now on the page knows who is there.
  await page.getByRole('button', { name: 'Moje konto' }).waitFor();
}

/** Signs a new person in without the browser having to fill in a form. */
export async function signInContext(
  app: Pick<Application, 'url' | 'database'>,
  context: BrowserContext,
): Promise<{ id: string; email: string }> {
  const person = await signedIn(app);
  await takeCookie(app, context, person);
  return { id: person.id, email: person.email };
}

/** A browser in which this visitor is signed in, or nobody. */
export async function contextOf(
  app: Pick<Application, 'url' | 'database'>,
  browser: TestBrowser,
  visitor: Visitor | undefined,
  options: Parameters<TestBrowser['visitor']>[0],
): Promise<BrowserContext> {
  const context = await browser.visitor(options);
  if (visitor !== undefined) await takeCookie(app, context, visitor);
  return context;
}

export async function takeCookie(
  app: Pick<Application, 'url'>,
  context: BrowserContext,
  visitor: Visitor,
): Promise<void> {
  if (visitor.cookie === null) return;
  const [name = '', value = ''] = visitor.cookie.split('=');
  await context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Lax' }]);
}
