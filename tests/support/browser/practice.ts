// A lesson's questions and its exercise as a browser shows them.
import type { Page } from 'playwright-core';

export const question = (page: Page, number: number) => page.locator(`#pytanie-${number}`);
export const option = (page: Page, number: number, words: string) =>
  question(page, number).locator('label').getByText(words);
export const verdict = (page: Page, number: number) => question(page, number).locator('output');
export const check = (page: Page, number: number) =>
  question(page, number).getByText('Sprawdź', { exact: true });

/** Where the exercise is written, and what is said of its saving. */
export const field = (page: Page) => page.getByLabel('Twoja odpowiedź');
export const status = (page: Page) => page.locator('#cwiczenie form output');
