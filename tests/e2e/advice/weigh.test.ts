// Weighing two paths: by mouse, by touch at 360 px, by keys and without JavaScript.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';

const [FIRST = '', SECOND = ''] = SAMPLE_ADVISED.sciezkiKariery.map(({ nazwa }) => nazwa);

const here = analysedPerson();
let page: Page;
afterEach(() => {
  expect(here.browser.complaints()).toEqual([]);
});

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'touch', options: { width: 360, colorScheme: 'light', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('two paths are chosen, weighed and seen to come out by $way', async ({ way, options }) => {
  ({ page } = await here.personWithAnalysis({ options, stored: { analysis: SAMPLE_ADVISED } }));
  page.setDefaultTimeout(8000);
  const hand = handOf(way);
  const button = (name: string, exact = true) => page.getByRole('button', { name, exact });
  const isFit = async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
  };
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  await hand(page.getByRole('link', { name: 'Zważ ścieżki po swojemu' }));
  await page.waitForURL('**/dashboard/decyzja');
  await isFit();
  const tick = (name: string) =>
    way === 'keys'
      ? page.getByRole('checkbox', { name }).press('Space')
      : hand(page.getByText(name, { exact: true }).last());
  await tick(FIRST);
  await tick(SECOND);
  await tick('Zarobki');
  await tick('Poczucie sensu');
  await hand(button('Dalej'));
  // In the window, not above it: the first thing to do next.
  await expect
    .poll(async () => (await page.getByRole('heading', { name: 'Co się liczy' }).boundingBox())?.y ?? -1)
    .toBeGreaterThan(0);
  const listed = () => page.locator('#kryteria h3').allTextContents();
  expect(await listed()).toEqual(['Zarobki', 'Poczucie sensu']);
  await hand(page.getByText('Dodaj kryterium'));
  await page.getByLabel('Własne kryterium').fill('Pies może zostać w biurze');
  // Enter in the field adds it, and takes nothing away.
  if (way === 'keys') await page.getByLabel('Własne kryterium').press('Enter');
  else await hand(button('Dodaj'));
  await expect.poll(listed).toEqual(['Zarobki', 'Poczucie sensu', 'Pies może zostać w biurze']);
  await hand(button('Usuń Poczucie sensu'));
  await expect.poll(listed).toEqual(['Zarobki', 'Pies może zostać w biurze']);
  const mark = (place: number, criterion: string, value: string) => {
    const scale = page.getByRole('group', { name: `${[FIRST, SECOND][place] ?? ''} – ${criterion}` });
    return way === 'keys'
      ? scale.getByRole('radio', { name: value }).press('Space')
      : hand(scale.getByText(value, { exact: true }));
  };
  await mark(0, 'Zarobki', '5');
  await mark(1, 'Zarobki', '3');
  // What comes out is in sight at once, before anything is kept.
  const standing = page.getByRole('status').filter({ hasText: `${FIRST}5\u00a0na\u00a05` });
  if (way !== 'mouse without JavaScript') {
    await standing.waitFor();
    expect((await standing.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  }
  await mark(0, 'Pies może zostać w biurze', '2');
  await mark(1, 'Pies może zostać w biurze', '3');
  await hand(page.getByText('Chcę i\u00a0dam radę'));
  await page.getByLabel(`Jak bardzo chcę – ${SECOND}`).selectOption('8');
  await page.getByLabel(`Co podniosłoby to o\u00a0jeden? – ${SECOND}`).fill('dzień próbny');
  await hand(button('Zapisz i\u00a0policz'));
  await page.waitForURL(/#wynik$/);
  await page.getByText(`najwyżej wychodzi „${FIRST}”`).first().waitFor();
  expect(await page.getByRole('heading', { name: `żeby wygrała ścieżka „${SECOND}”` }).isVisible()).toBe(
    true,
  );
  expect(await page.getByLabel(`Co podniosłoby to o\u00a0jeden? – ${SECOND}`).inputValue()).toBe(
    'dzień próbny',
  );
  await isFit();
});

test('on paper stands what was weighed, without fields and buttons', async () => {
  ({ page } = await here.personWithAnalysis({
    options: { width: 1280 },
    stored: { analysis: SAMPLE_ADVISED },
  }));
  await page.goto('/dashboard/decyzja');
  await page.getByRole('checkbox', { name: FIRST }).check();
  await page.getByRole('checkbox', { name: SECOND }).check();
  await page.getByRole('checkbox', { name: 'Zarobki' }).check();
  await press(page.getByRole('button', { name: 'Dalej' }));
  for (const name of [FIRST, SECOND])
    await page
      .getByRole('group', { name: `${name} – Zarobki` })
      .getByRole('radio', { name: '4' })
      .check();
  await press(page.getByRole('button', { name: 'Zapisz i\u00a0policz' }));
  await page.waitForURL(/#wynik$/);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('main').innerText();
  expect(paper.replaceAll('\u00a0', ' ')).toContain(`Zarobki (waga 3): ${FIRST} 4, ${SECOND} 4`);
  expect(paper.replaceAll('\u00a0', ' ')).toContain('wychodzą tak samo');
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
});
