// /dashboard/historia: two analyses are compared at once, more by choice; on a phone nothing of the choices is cut.
import { expect, test } from 'vitest';
import { ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';

const here = analysedPerson();
const { personWithAnalysis, button, heading } = here;

const cell = (name: string) => here.page.getByRole('cell').filter({ hasText: name });

test('two are compared at once: places, pay, why, what the ledgers hold now, and which answer differs', async () => {
  const { page, id } = await personWithAnalysis({ plan: 'premium', options: { width: 360, hasTouch: true } });
  await here.app.database.run(`DELETE FROM user_analysis WHERE user_id = '${id}'`);
  const made = async (additional_interests: string, createdAt: string, turn: boolean) => {
    const answers = { ...ADVICE_ORDER.answers, additional_interests };
    const analysis = await advisedAnalysis({ ...ADVICE_ORDER, answers });
    const paths = analysis.sciezkiKariery;
    await storeAnalysisOf(here.app.database, id, {
      analysis: { ...analysis, sciezkiKariery: turn ? paths.toReversed() : paths },
      answers: JSON.stringify({ ...answers, facts: ADVICE_ORDER.facts }),
      createdAt,
      isCurrent: false,
    });
    return paths.map(({ nazwa }) => nazwa);
  };
  const words = 'Lubię zwierzęta, ogród i rozmowy z ludźmi, chętnie gotuję.';
  const names = await made(words, '2026-10-03T05:10:00.000Z', false);
  await made(words.replace('chętnie gotuję', 'koty'), '2026-11-02T05:10:00.000Z', true);
  await page.goto('/dashboard/historia', { waitUntil: 'networkidle' });
  await heading('Co się zmieniło').waitFor();
  expect(await button('Porównaj').count()).toBe(0);
  await page.getByText('dodane: „koty”').waitFor();
  await page.getByText('usunięte: „chętnie gotuję”').waitFor();
  const first = names[0] ?? '';
  expect(await cell(first).first().innerText()).toContain(`1. ${first}`);
  expect(await cell('na').last().innerText()).toMatch(/na \d\. miejsce|nowe/);
  expect(await page.getByText('Treść przygotowana przez AI').count()).toBe(1);
  // How the points moved is a press away, and which skills are the same is one sentence.
  const moved = page.locator('summary').filter({ hasText: 'co zmieniło się w\u00a0bilansie' }).first();
  const points = page.locator('details').filter({ has: moved }).getByRole('listitem').first();
  expect(await points.isVisible()).toBe(false);
  await tap(moved);
  await points.waitFor();
  await page.getByText(/^Bez zmian: /).waitFor();
  await page
    .getByText(/3\s+października\s+2026,\s+7:10/)
    .first()
    .waitFor();
  expect(await page.getByText('07:10').count()).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(here.browser.complaints()).toEqual([]);
});

test('of three, two are chosen; no choice is cut on a phone, and what was asked for gets the focus', async () => {
  const { page, id } = await personWithAnalysis({ plan: 'premium', options: { width: 360, hasTouch: true } });
  for (const createdAt of ['2026-10-20T10:44:00.000Z', '2026-09-20T10:44:00.000Z'])
    await storeAnalysisOf(here.app.database, id, { createdAt, isCurrent: false });
  await page.goto('/dashboard/historia', { waitUntil: 'networkidle' });
  await heading('Co się zmieniło').waitFor();
  for (const select of await page.getByRole('combobox').all()) {
    const cut = await select.evaluate((element) => {
      const options = [...element.querySelectorAll('option')];
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return null;
      pen.font = font;
      const widest = Math.max(...options.map(({ text }) => pen.measureText(text).width));
      // The browser's own arrow takes some 20 px.
      return widest + parseFloat(paddingLeft) + parseFloat(paddingRight) + 20 > element.clientWidth;
    });
    expect(cut).toBe(false);
  }
  const first = page.getByRole('combobox').first();
  await untilHydrated(first);
  await first.selectOption({ label: '20\u00a0września\u00a02026, 12:44' });
  await tap(button('Porównaj'));
  await page.waitForURL('**/dashboard/historia?a=*&b=*');
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Co się zmieniło');
  await page.getByText(/Od 20\s+września\s+2026, 12:44/).waitFor();
  expect(here.browser.complaints()).toEqual([]);
});

test('without JavaScript the choice is a plain form, and one with itself is refused at its field', async () => {
  const { page, id } = await personWithAnalysis({ plan: 'premium', options: { javaScriptEnabled: false } });
  for (const createdAt of ['2026-10-20T10:44:00.000Z', '2026-09-20T10:44:00.000Z'])
    await storeAnalysisOf(here.app.database, id, { createdAt, isCurrent: false });
  await page.goto('/dashboard/historia');
  const [first, second] = await page.getByRole('combobox').all();
  await second?.selectOption({ label: '20\u00a0października\u00a02026, 12:44' });
  await first?.selectOption({ label: '20\u00a0października\u00a02026, 12:44' });
  await press(button('Porównaj'));
  await page.getByText('Wybierz dwie różne analizy.').waitFor();
  await page.getByRole('combobox').first().selectOption({ label: '20\u00a0września\u00a02026, 12:44' });
  await press(button('Porównaj'));
  await page.getByText(/Od 20\s+września\s+2026, 12:44\s+do 20\s+października/).waitFor();
});

test('one analysis alone has nothing to be compared with', async () => {
  const { page } = await personWithAnalysis();
  await page.goto('/dashboard/historia');
  await heading('Historia analiz').waitFor();
  expect(await heading('Co się zmieniło').count()).toBe(0);
});
