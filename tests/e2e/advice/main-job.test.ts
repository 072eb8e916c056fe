// The main job as a new visitor does it: quiz, account, an analysis that grows on the page, the dashboard.
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { SAMPLE_WRITTEN } from '#domain/advice/analysis/sample-analysis.ts';
import type { QuizAnswers } from '#domain/advice/quiz/answers.ts';
import { careerAnalyses, userAnalysis } from '#db/advice/schema/analyses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import {
  agree,
  agreeAsStranger,
  fillQuiz,
  INTERESTS,
  registerAndSignIn,
  signInContext,
  understood,
} from '#tests/support/browser/person.ts';
import { candidatesFor, replyOf } from '#tests/support/analysis/candidates.ts';

const SLOW_ENOUGH_TO_WATCH = 4;
/** Nothing ends by itself while it is looked at. */
const SLOWEST = 0.5;

/** What fillQuiz says. */
const FILLED_IN: QuizAnswers = {
  preferences: ['nature'],
  additional_interests: INTERESTS,
  additional_info: '',
};

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(async () => {
  await visitor.close();
  app.gemini.reset();
  expect(browser.complaints()).toEqual([]);
});

/** When each section of the analysis appeared on the page that is loaded next, in ms of the page's clock. */
async function watchSections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moments: number[] = [];
    Reflect.set(window, 'moments', moments);
    let seen = 0;
    new MutationObserver(() => {
      const count = document.querySelectorAll('[data-ai-generated] li').length;
      if (count > seen) moments.push(performance.timeOrigin + performance.now());
      seen = Math.max(seen, count);
    }).observe(document, { childList: true, subtree: true });
  });
}

test('a new visitor fills in the quiz, signs up, watches the analysis grow and finds it again', async () => {
  app.gemini.setPace(SLOW_ENOUGH_TO_WATCH);
  visitor = await browser.visitor();
  const page = await visitor.newPage();
  await page.goto('/');
  await fillQuiz(page);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await agreeAsStranger(page);

  const email = `nowa-${Date.now()}@example.pl`;
  await watchSections(page);
  await registerAndSignIn(page, email);
  await page.getByRole('link', { name: 'Zobacz wszystko' }).click();
  const moments: number[] = await page.evaluate(() => Reflect.get(window, 'moments'));
  expect(moments.length).toBeGreaterThanOrEqual(6);

  await page.getByRole('heading', { name: 'A może inną drogą?' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'A może inną drogą?' }).waitFor();
  const [first] = await candidatesFor(FILLED_IN);
  await page
    .getByRole('heading', { name: first?.name ?? 'a candidate' })
    .first()
    .waitFor();
  expect(await page.getByText(/Tryb pokazowy/).count()).toBeGreaterThan(0);

  const [profile] = await app.database.select().from(profiles).where(eq(profiles.email, email));
  const id = profile?.id ?? '';
  expect(await app.database.select().from(careerAnalyses).where(eq(careerAnalyses.user_id, id))).toHaveLength(
    1,
  );
  expect(await app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, id))).toHaveLength(1);
  const [plan] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, id));
  expect(plan?.quiz_generations_left).toBe(0);

  await page.goto('/#quiz');
  await page.getByText('Twoja darmowa analiza jest już wykorzystana.').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(app.gemini.calls).toHaveLength(1);
});

test('closing the tab in mid-run loses nothing: the dashboard shows the run going on', async () => {
  app.gemini.setPace(SLOWEST);
  visitor = await browser.visitor();
  await signInContext(app, visitor);
  const tab = await visitor.newPage();
  await tab.goto('/');
  await fillQuiz(tab);
  await tab.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await agree(tab);
  await tab.locator('[data-ai-generated] h4').first().waitFor();
  await tab.close();

  // Anyone who reads something else meanwhile sees that it goes on, and that it is there.
  const [library, questions] = [await visitor.newPage(), await visitor.newPage()];
  await library.goto('/biblioteka-kursow');
  await questions.goto('/faq');
  const onItsWay = { name: 'Twoja analiza powstaje. Zobacz, co już jest.' };
  await library.getByRole('link', onItsWay).waitFor();
  await questions.getByRole('link', onItsWay).waitFor();
  const progress = questions.locator('[data-run-mark] [data-walked]');
  const before = await progress.getAttribute('stroke-dasharray');
  await expect.poll(() => progress.getAttribute('stroke-dasharray')).not.toBe(before);

  const dashboard = await visitor.newPage();
  await dashboard.goto('/dashboard');
  await dashboard.getByRole('progressbar').first().waitFor();
  app.gemini.setPace(1_000);
  await dashboard.getByRole('link', { name: 'Zobacz wszystko' }).click();
  await dashboard.getByRole('heading', { name: 'A może inną drogą?' }).waitFor();
  expect(app.gemini.calls).toHaveLength(2);
  await library.getByRole('link', { name: 'Twoja analiza jest gotowa. Zobacz ją.' }).waitFor();
});

test('two tabs show the same run', async () => {
  app.gemini.setPace(SLOWEST);
  visitor = await browser.visitor();
  await signInContext(app, visitor);
  const [one, two] = [await visitor.newPage(), await visitor.newPage()];
  await one.goto('/');
  await fillQuiz(one);
  await one.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await agree(one);
  await one.locator('[data-ai-generated] h4').first().waitFor();
  await two.goto('/dashboard');
  const firstPath = '[data-ai-generated] h4';
  await two.locator(firstPath).first().waitFor();
  expect(await two.locator(firstPath).first().textContent()).toBe(
    await one.locator(firstPath).first().textContent(),
  );
  expect(app.gemini.calls).toHaveLength(2);
});

test('a reply full of markup is shown as text, and nothing of it runs', async () => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const [first, ...others] = SAMPLE_WRITTEN.sciezkiKariery;
  if (first === undefined) throw new Error('the sample has paths');
  const written = {
    ...SAMPLE_WRITTEN,
    sciezkiKariery: [{ ...first, opis: `${markup} javascript:alert(3)` }, ...others],
  };
  const candidates = await candidatesFor(FILLED_IN);
  visitor = await browser.visitor();
  await signInContext(app, visitor);
  const page = await visitor.newPage();
  await page.goto('/');
  await fillQuiz(page);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await understood(page);
  app.gemini.misbehave({ kind: 'text', text: replyOf(written, candidates) });
  await agree(page);
  await page.getByRole('link', { name: 'Zobacz wszystko' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/analiza');
  await page.getByText(markup).first().waitFor();
  await page.reload();
  await page.getByText(markup).first().waitFor();
  expect(await page.title()).not.toMatch(/^[12]$/);
});
