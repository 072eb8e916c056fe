// The analysis as a PDF: what the browser makes of /dashboard/dokument has its structure, language, links and fonts; looked into with
// pdf.js. Free: the first trail; Premium: all.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { ADVICE_ANSWERS, ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import type { Application } from '#tests/support/worker/application.ts';

const ANALYSIS = await advisedAnalysis(ADVICE_ORDER);
const NAMES = ANALYSIS.sciezkiKariery.filter(isAdvised).map(({ nazwa }) => nazwa);
// A PDF's letters of another cut of the font come apart from their word.
const plain = (text: string) => text.replaceAll(/\s+/g, '');

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());

async function comesIn(
  plan: 'free' | 'premium',
  options: Parameters<TestBrowser['visitor']>[0] = { width: 1280 },
) {
  const person = await signedIn(app);
  if (plan === 'premium') await makePremium(app.database, person.id);
  const answers = ADVICE_ANSWERS;
  await storeAnalysisOf(app.database, person.id, { analysis: ANALYSIS, answers });
  const context = await contextOf(app, browser, person, options);
  return { context, page: await context.newPage() };
}

/** Of a tree of pdf.js: nodes have a role and children, leaves neither. */
function rolesOf(node: object): string[] {
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children: object[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [...role, ...children.flatMap(rolesOf)];
}

test('the file has its title, language, headings, lists, links, and its own fonts with Polish letters', async () => {
  const { context, page } = await comesIn('premium');
  await page.goto('/dashboard/dokument', { waitUntil: 'networkidle' });
  const bytes = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await file.getMetadata();
  expect(info).toMatchObject({ Title: 'Analiza kariery – Szlak', Language: 'pl' });
  // A Map, whatever its type says.
  const mark: unknown = await file.getMarkInfo();
  expect(mark instanceof Map ? mark.get('Marked') : null).toBe(true);
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)),
  );
  const roles: string[] = [];
  let text = '';
  let links = 0;
  for (const one of pages) {
    roles.push(...rolesOf(await one.getStructTree()));
    text += (await one.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
    links += (await one.getAnnotations()).filter(({ subtype }) => subtype === 'Link').length;
  }
  for (const role of ['H1', 'H2', 'H3', 'L', 'LI', 'Link']) expect(roles).toContain(role);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  for (const name of NAMES) expect(plain(text)).toContain(plain(name));
  expect(text).toMatch(/[ąćęłńóśźż]/);
  expect(text).not.toContain('\uFFFD');
  expect(links).toBeGreaterThan(1);
  expect((await file.getOutline()).length).toBeGreaterThan(0);
  const raw = bytes.toString('latin1');
  expect(raw).toContain('/FontFile');
  expect(raw).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Courier)/);
  // Nothing of the screen is on paper.
  expect(text).not.toContain('W oknie druku');
  expect(file.numPages).toBeLessThan(25);
  await file.loadingTask.destroy();
  await context.close();
});

test('a free plan prints its first trail', async () => {
  const { context, page } = await comesIn('free', { width: 360, colorScheme: 'dark' });
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  await press(page.getByRole('link', { name: 'Drukuj lub zapisz PDF' }));
  await page.waitForURL('**/dashboard/dokument');
  // The address is there before the page.
  await page.getByRole('heading', { name: 'Analiza kariery', level: 1, exact: true }).waitFor();
  const shown = await page.locator('main').innerText();
  const [first = '', ...others] = NAMES;
  expect(plain(shown)).toContain(plain(first));
  for (const name of others) expect(plain(shown)).not.toContain(plain(name));
  await page.getByRole('link', { name: 'Zobacz plany' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(browser.complaints()).toEqual([]);
  await context.close();
});
