// /proba/{analysis}/{occupation}: a trial put on the weekend, told of and taken back, by mouse, by touch, by keys and without JavaScript.
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { ADVICE_ANSWERS, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';

const ANALYSIS = await advisedAnalysis();
const [FIRST] = ANALYSIS.sciezkiKariery;

const here = analysedPerson();
let page: Page;
afterEach(() => {
  expect(here.browser.complaints()).toEqual([]);
});

const isFit = async (hasScript: boolean) => {
  if (hasScript) expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
};

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'light' } },
  { way: 'touch', options: { width: 360, colorScheme: 'dark', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'mouse without JavaScript', options: { width: 320, javaScriptEnabled: false } },
] as const)('a trial is put on the weekend, told of and taken back by $way', async ({ way, options }) => {
  const visit = await here.personWithAnalysis({
    options,
    stored: { analysis: ANALYSIS, answers: ADVICE_ANSWERS },
  });
  ({ page } = visit);
  const hasScript = way !== 'mouse without JavaScript';
  const hand = async (it: Locator) => {
    if (way === 'touch') return tap(it);
    if (way !== 'keys') return press(it);
    const isRadio = (await it.getAttribute('type')) === 'radio';
    return it.press(isRadio ? 'Space' : 'Enter');
  };
  // At the words where a hand presses; the control itself where keys do.
  const choose = (words: string) =>
    hand(way === 'keys' ? page.getByRole('radio', { name: words }) : page.getByText(words, { exact: true }));
  const submit = (name: string) => hand(page.getByRole('button', { name }));
  await page.goto(`/proba/${visit.analysisId}/${FIRST?.zawodId}`);
  await page.getByRole('heading', { name: `Próba: ${FIRST?.nazwa}` }).waitFor();
  await isFit(hasScript);
  // The later of the two: the nearer one may be today, and then the page asks at once how it was.
  await hand(page.getByRole('button', { name: /^(Sobota|Niedziela), / }).last());
  await page.getByText('Próba ma swój dzień.').waitFor();
  await hand(page.locator('summary').filter({ hasText: 'Próba jest już za Tobą?' }));
  await choose('to nie dla mnie');
  await choose('trudniej, niż się zapowiadało');
  await choose('tempo');
  await page.getByLabel(/^Jedno zdanie dla siebie/).fill('Wszystko w biegu.');
  await isFit(hasScript);
  await submit('Zapisz i\u00a0ułóż listę na nowo');
  await page.getByText('Zapisane. Lista jest ułożona na nowo.').waitFor();
  await page.getByText(/^Po próbie: .* spada z.1\. miejsca poza listę, bo to nie dla Ciebie/).waitFor();
  await page.getByText('„Wszystko w biegu.”').waitFor();
  await isFit(hasScript);
  await submit('Cofnij odpowiedź');
  await page.getByText('Odpowiedź cofnięta.').waitFor();
  expect(await page.getByText(/^Po próbie:/).count()).toBe(0);
});

test('what is missing or too long is said, and what was chosen and typed is still there', async () => {
  const visit = await here.personWithAnalysis({
    options: { width: 360, hasTouch: true },
    stored: { analysis: ANALYSIS, answers: ADVICE_ANSWERS },
  });
  ({ page } = visit);
  await page.goto(`/proba/${visit.analysisId}/${FIRST?.zawodId}`);
  await tap(page.locator('summary').filter({ hasText: 'Próba jest już za Tobą?' }));
  for (const words of ['chcę więcej', 'łatwiej, niż się zapowiadało', 'praca w\u00a0zespole'])
    await tap(page.getByText(words, { exact: true }));
  const long = 'ż'.repeat(301);
  await page.getByLabel(/^Jedno zdanie dla siebie/).fill(long);
  await tap(page.getByRole('button', { name: 'Zapisz i\u00a0ułóż listę na nowo' }));
  await page.getByText('teraz ma ich 301').waitFor();
  expect(await page.getByLabel(/^Jedno zdanie dla siebie/).inputValue()).toBe(long);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(here.browser.complaints().filter((text) => !text.includes('status of 400'))).toEqual([]);
});
