// The dashboard as people come back to it: what each plan finds, reset, history, the last copy, paper.
import { expect, test } from 'vitest';
import type { CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ANALYSIS } from '#domain/advice/analysis/sample-analysis.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { press } from '#tests/support/browser/hand.ts';
import { watchLayoutShifts } from '#tests/support/browser/layout-shifts.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';

const EARLIER: CareerAnalysis = {
  ...SAMPLE_ANALYSIS,
  sciezkiKariery: SAMPLE_ANALYSIS.sciezkiKariery.map((path, index) =>
    index === 0 ? { ...path, nazwa: 'Przewodnik górski' } : path,
  ),
};

const here = analysedPerson();
const { personWithAnalysis, heading, button } = here;

test('a free plan finds one path, the names of the others, two skills, one offer, what Premium adds to them, and no way to reset', async () => {
  const { page } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page
    .getByText(/^Plan darmowy/)
    .first()
    .waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  await press(heading('Inne ścieżki'));
  for (const name of ['Analityk danych', 'Doradca klienta', 'Programista']) await heading(name).waitFor();
  expect(await page.getByText('zamknięty', { exact: true }).count()).toBe(0);
  await press(heading('Aktualne oferty pracy'));
  await press(heading('Kluczowe umiejętności'));
  const offers = page.getByRole('link', { name: /^Sprawdź oferty/ });
  expect(await offers.count()).toBe(1);
  expect(await offers.getAttribute('href')).toBe('https://www.pracuj.pl/praca/ogrodniczka-miejska;kw');
  expect(await offers.getAttribute('rel')).toContain('noopener');
  expect(await page.getByRole('group', { name: /^Gdzie jesteś/ }).count()).toBe(2);
  expect(await button('Reset analizy').count()).toBe(0);
  await page
    .getByText('Jeszcze 2\u00a0wyszukiwania dla innych ścieżek tej analizy – w\u00a0planie Premium.')
    .waitFor();
  const skills = page.getByText(
    'Jeszcze 3\u00a0umiejętności z\u00a0opisem i\u00a0priorytetem – w\u00a0planie Premium.',
  );
  await skills.waitFor();
  const html = await page.content();
  for (const secret of ['beta', 'gamma', 'delta', 'nr3', 'nr4', 'nr5'])
    expect(html).not.toMatch(new RegExp(`(Opis|Rozwój|Umiejętność|umiejętności) (ścieżki )?${secret}`));
  await press(page.locator('div', { has: skills }).last().getByRole('link', { name: 'Zobacz plan Premium' }));
  await page.waitForURL('**/plany');
  expect(here.browser.complaints()).toEqual([]);
});

test('the page stands still from its first paint on, also when the code of its parts comes', async () => {
  const { page } = await personWithAnalysis({ options: { width: 360 } });
  const shifts = await watchLayoutShifts(page);
  for (const path of ['/dashboard', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // A font that comes after the paint moves a figure at the right edge by three pixels: 0.0001.
    expect((await shifts()).filter((one) => one > 0.001)).toEqual([]);
  }
});

test('the mark of a run comes late into the header and moves none of its places', async () => {
  const { page, id } = await personWithAnalysis();
  await page.addInitScript((owner) => {
    const mark = { owner, state: 'done', percent: 100, at: Date.now() };
    localStorage.setItem('szlak_analiza', JSON.stringify(mark));
  }, id);
  const shifts = await watchLayoutShifts(page);
  for (const path of ['/profil', '/faq']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Twoja analiza jest gotowa. Zobacz ją.' }).waitFor();
    expect((await shifts()).filter((one) => one > 0.0005)).toEqual([]);
  }
});

test('premium finds everything, and the whole analysis on a page of its own', async () => {
  const { page } = await personWithAnalysis({ plan: 'premium' });
  await page.goto('/dashboard');
  for (const part of ['Inne ścieżki', 'Aktualne oferty pracy', 'Twój postęp']) await press(heading(part));
  for (const { nazwa } of SAMPLE_ANALYSIS.sciezkiKariery) await heading(nazwa).first().waitFor();
  expect(await page.getByRole('link', { name: /^Sprawdź oferty/ }).count()).toBe(3);
  expect(await page.getByText(/w\u00a0planie Premium/).count()).toBe(0);
  await button('Reset analizy').waitFor();
  await page.getByRole('link', { name: 'Szlak', exact: true }).click();
  await page.waitForURL('**/dashboard/analiza');
  await page.getByRole('link', { name: 'Drukuj lub zapisz PDF' }).waitFor();
  await press(
    page.locator('summary').filter({ hasText: 'Kluczowe umiejętności' }).getByText('najważniejsze'),
  );
  for (const { opis } of SAMPLE_ANALYSIS.umiejetnosci) await page.getByText(opis).waitFor();
  expect(here.browser.complaints()).toEqual([]);
});

test('the reset asks, spends one, clears the copies and leads to the quiz', async () => {
  const { id, page } = await personWithAnalysis({ plan: 'premium', resets: 2 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const copies = () =>
    page.evaluate((owner) => Object.keys(localStorage).filter((key) => key.endsWith(owner)), id);
  await expect.poll(copies).toContain(`analysis_${id}`);
  await press(heading('Twój postęp'));
  await button('Reset analizy').click();
  const dialog = page.getByRole('dialog', { name: 'Potwierdź reset analizy' });
  await dialog.getByText('W\u00a0tym miesiącu zostały Ci 2\u00a0resety.').waitFor();
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button('Reset analizy').click();
  await dialog.getByRole('button', { name: 'Tak, resetuj' }).click();
  await page.getByText('Możesz teraz wypełnić quiz ponownie').waitFor();
  await page.waitForURL('**/#quiz');
  await expect.poll(copies).toEqual([]);
  await page.goto('/dashboard');
  await heading('Zacznij od quizu').waitFor();
  // Beside each other, at one height.
  const topOf = (name: string) =>
    heading(name).evaluate((one) => {
      let card: Element | null = one;
      while (card !== null && getComputedStyle(card).borderTopWidth === '0px') card = card.parentElement;
      return card?.getBoundingClientRect().top;
    });
  expect(await topOf('Zacznij od quizu')).toBe(await topOf('Twój postęp'));
  expect(await button('Reset analizy').count()).toBe(0);
  expect(here.browser.complaints()).toEqual([]);
});

test('with no reset left the dialog says so and offers none', async () => {
  const { page } = await personWithAnalysis({ plan: 'premium', resets: 0 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await press(heading('Twój postęp'));
  await button('Reset analizy').click();
  await page.getByText('Wykorzystano limit resetów w tym miesiącu').waitFor();
  expect(await button('Tak, resetuj').isDisabled()).toBe(true);
});

test('earlier analyses are opened, compared and deleted', async () => {
  const { page, ...person } = await personWithAnalysis({ plan: 'premium' });
  const createdAt = '2026-10-01T10:00:00.000Z';
  await storeAnalysisOf(here.app.database, person.id, { analysis: EARLIER, createdAt, isCurrent: false });
  await page.goto('/profil');
  await page.getByRole('link', { name: /^Historia analiz/ }).click();
  await page.waitForURL('**/dashboard/historia');
  // Two are compared at once: there is nothing to choose, and nobody is taken there.
  await heading('Co się zmieniło').waitFor();
  expect(await page.locator(':focus').allInnerTexts()).not.toContain('Co się zmieniło');
  expect(await button('Porównaj').count()).toBe(0);
  const line = (name: string) => page.getByRole('cell').filter({ hasText: name });
  expect(await line('Ogrodniczka miejska').innerText()).toContain('nowe');
  expect(await line('Przewodnik górski').innerText()).toContain('nie ma już');
  expect(await line('Analityk danych').last().innerText()).toContain('bez zmian');
  await page
    .getByRole('link', { name: /^Otwórz/ })
    .last()
    .click();
  await heading('Przewodnik górski').first().waitFor();
  await page.getByText('To jedna z\u00a0Twoich wcześniejszych analiz.').waitFor();
  await page.getByRole('link', { name: 'Historia analiz' }).click();
  await button(/^Usuń/).last().click();
  await button('Tak, usuń').click();
  await page.getByText('Analiza została usunięta').waitFor();
  await expect.poll(() => page.getByText('Przewodnik górski').count()).toBe(0);
  expect(await button('Porównaj').count()).toBe(0);
  expect(here.browser.complaints()).toEqual([]);
});

test('while the database is away the last copy stands with a notice, and the page comes back by itself', async () => {
  const { page, ...person } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  here.app.databaseProxy.setMood('refuse');
  const answer = await page.reload();
  expect(answer?.status()).toBe(503);
  expect(await answer?.text()).not.toContain('Ogrodniczka');
  await page.getByText(/widzisz ostatnią kopię/).waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  expect(await button(/^Oznacz jako zrobiony/).count()).toBe(0);
  here.app.databaseProxy.setMood('pass');
  await page.getByText(/widzisz ostatnią kopię/).waitFor({ state: 'hidden' });
  await button(/^Oznacz jako zrobiony/)
    .filter({ visible: true })
    .waitFor();

  // A copy that was spoilt is not shown but removed.
  await page.evaluate((id) => localStorage.setItem(`analysis_${id}`, '{"analysis":{}}'), person.id);
  here.app.databaseProxy.setMood('refuse');
  await page.reload();
  await heading('Nie udało się załadować danych panelu').waitFor();
  // Said once: by the page.
  expect(await page.getByRole('button', { name: 'Zamknij powiadomienie' }).count()).toBe(0);
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`analysis_${id}`), person.id))
    .toBeNull();
  here.browser.complaints();
});

test('while the server is slow the last copy stands, on the way from another page', async () => {
  const { page } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.goto('/', { waitUntil: 'networkidle' });
  here.app.databaseProxy.setDelay(5_000);
  await page.getByRole('link', { name: 'Dziś', exact: true }).click();
  await page.getByText('Na razie widzisz ostatnią kopię.').waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  here.app.databaseProxy.setDelay(0);
  await page.getByText('Na razie widzisz ostatnią kopię.').waitFor({ state: 'hidden' });
  await button(/^Oznacz jako zrobiony/)
    .filter({ visible: true })
    .waitFor();
  expect(here.browser.complaints()).toEqual([]);
});

test('another person who signs in finds nothing of the first one’s copies', async () => {
  const { page, context, ...first } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const second = await signedIn(here.app);
  await makePremium(here.app.database, second.id);
  const [name = '', value = ''] = (second.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: here.app.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.endsWith(first.id))).toEqual([]);
});
