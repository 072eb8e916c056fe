// Own steps and skills on the dashboard: marked, kept, put in order, refused; with React and without.
import { expect, test } from 'vitest';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { press } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';

const here = analysedPerson();
const { personWithAnalysis, button, heading } = here;

const day = () => here.page.getByLabel('Termin').filter({ visible: true });

test('steps and skills that are ticked off are there after a reload, on paper too', async () => {
  const { analysisId, page } = await personWithAnalysis();
  await page.goto('/dashboard');
  await page.getByText('Za Tobą 1 z\u00a0').waitFor();
  await day().fill('2026-12-24');
  await button(/^Zapisz termin/)
    .filter({ visible: true })
    .click();
  await page.getByText('do 24\u00a0grudnia\u00a02026').waitFor();
  await button(/^Oznacz jako zrobiony/)
    .filter({ visible: true })
    .click();
  await page.getByText(/^Cały plan za Tobą\./).waitFor();
  const stored = page.waitForResponse(
    (response) => response.request().postData()?.includes('learning') ?? false,
  );
  await press(heading('Kluczowe umiejętności'));
  await button('Uczę się').first().click();
  await expect.poll(() => button('Uczę się').first().getAttribute('aria-pressed')).toBe('true');
  await stored;
  await page.reload();
  await page.getByText(/^Cały plan za Tobą\./).waitFor();
  await press(heading('Kluczowe umiejętności'));
  expect(await button('Uczę się').first().getAttribute('aria-pressed')).toBe('true');
  const calendar = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
  expect(calendar).toBe(`/api/analysis/${analysisId}/calendar.ics`);
  const paper = await (async () => {
    await page.goto('/dashboard/analiza');
    await page.emulateMedia({ media: 'print' });
    const shown = (text: string | RegExp) => page.getByText(text, { exact: true }).first().isVisible();
    return {
      stamp: await shown('Zrobione'),
      label: await shown('Treść przygotowana przez AI'),
      whose: await shown(/Przygotowano dla/),
      menu: await page.getByRole('button', { name: 'Moje konto' }).isVisible(),
      print: await page.getByText('Drukuj').isVisible(),
    };
  })();
  expect(paper).toEqual({ stamp: true, label: true, whose: true, menu: false, print: false });
  expect(here.browser.complaints()).toEqual([]);
});

test('what was pressed last stands, also when the press before it takes longer', async () => {
  const { page } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  await press(heading('Kluczowe umiejętności'));
  const skill = page.getByRole('group', { name: /^Gdzie jesteś/ }).nth(1);
  const pressed = (name: string) => skill.getByRole('button', { name }).getAttribute('aria-pressed');
  await untilHydrated(skill);
  here.app.databaseProxy.forget();
  here.app.databaseProxy.setDelay(3_000);
  await press(skill.getByText('Umiem'));
  await expect.poll(() => here.app.databaseProxy.roundTrips).toBe(1);
  here.app.databaseProxy.setDelay(0);
  const stored = page.waitForResponse(
    (response) => response.request().postData()?.includes('later') ?? false,
  );
  await press(skill.getByText('Na później'));
  await expect.poll(() => pressed('Na później')).toBe('true');
  await stored;
  await expect.poll(() => here.app.databaseProxy.passages.length).toBe(here.app.databaseProxy.roundTrips);
  await page.reload();
  await press(heading('Kluczowe umiejętności'));
  expect(await pressed('Na później')).toBe('true');
  expect(await pressed('Umiem')).toBe('false');
});

test('a page that is read again by a slow server keeps its forms, and what is typed into them', async () => {
  const { page } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  await untilHydrated(day());
  await press(heading('Kluczowe umiejętności'));
  await day().fill('2026-12-24');
  here.app.databaseProxy.setDelay(1_500);
  const readAnew = page.waitForResponse((response) =>
    response.url().includes('_routes=routes%2Fadvice%2Fdashboard'),
  );
  await press(button('Uczę się').first());
  await readAnew;
  here.app.databaseProxy.setDelay(0);
  await expect.poll(() => button('Uczę się').first().getAttribute('aria-pressed')).toBe('true');
  expect(await day().inputValue()).toBe('2026-12-24');
  await press(button(/^Zapisz termin/).filter({ visible: true }));
  await page.getByText('do 24\u00a0grudnia\u00a02026').waitFor();
  expect(here.browser.complaints()).toEqual([]);
});

test('a step that can’t be saved says so at its place and keeps what was typed', async () => {
  const { page } = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  await untilHydrated(day());
  await day().fill('2026-12-24');
  here.app.databaseProxy.setMood('refuse');
  await button(/^Zapisz termin/)
    .filter({ visible: true })
    .click();
  await page.getByText(/Nie zapisano\./).waitFor();
  expect(await day().inputValue()).toBe('2026-12-24');
  here.app.databaseProxy.setMood('pass');
  await button(/^Zapisz termin/)
    .filter({ visible: true })
    .click();
  await page.getByText('do 24\u00a0grudnia\u00a02026').waitFor();
  here.browser.complaints();
});

test('without JavaScript a step is ticked off by a plain form', async () => {
  const { page } = await personWithAnalysis({ options: { javaScriptEnabled: false } });
  await page.goto('/dashboard');
  await button(/^Oznacz jako zrobiony/)
    .filter({ visible: true })
    .click();
  await page.waitForURL('**/dashboard#krok-1');
  await page.getByText(/^Cały plan za Tobą\./).waitFor();
});
