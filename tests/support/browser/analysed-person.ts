// The set-up of browser tests in which somebody comes back to a stored analysis: the application and a browser for the whole file, a
// context for each test.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { makePlan } from '../payments/plans.ts';
import { signedIn, type SignedIn } from '../account/visitor.ts';
import { storeAnalysisOf } from '../analysis/stored.ts';
import { startInBrowser } from './application.ts';
import type { TestBrowser } from './chromium.ts';
import { contextOf } from './person.ts';

type Started = Awaited<ReturnType<typeof startInBrowser>>;
type Visit = { context: BrowserContext; page: Page };

export type Wish = {
  plan?: 'free' | 'premium';
  resets?: number;
  options?: Parameters<TestBrowser['visitor']>[0];
  /** What is stored, unless it is the sample. */
  stored?: Parameters<typeof storeAnalysisOf>[2];
};

/** Registers the hooks of the file that calls it. `variables`: of the application's configuration. */
export function analysedPerson(variables: Record<string, string> = {}) {
  let started: Started | null = null;
  let visit: Visit | null = null;
  beforeAll(async () => {
    started = await startInBrowser(variables);
  });
  afterAll(() => started?.stop());
  afterEach(async () => {
    here.app.databaseProxy.renew();
    await visit?.context.close();
  });

  const here = {
    get app() {
      return existing(started).app;
    },
    get browser() {
      return existing(started).browser;
    },
    get page() {
      return existing(visit).page;
    },
    /** Somebody with a stored analysis, signed in, with their page in front. */
    async personWithAnalysis({ plan = 'free', resets = 5, options = {}, stored = {} }: Wish = {}): Promise<
      SignedIn & Visit & { analysisId: string }
    > {
      const { app, browser } = here;
      const person = await signedIn(app);
      if (plan === 'premium')
        await makePlan(app.database, person.id, { planId: 'price_premium', generations: 5, resets });
      const analysisId = await storeAnalysisOf(app.database, person.id, stored);
      const context = await contextOf(app, browser, person, options);
      const page = await context.newPage();
      visit = { context, page };
      return { ...person, ...visit, analysisId };
    },
    heading: (name: string | RegExp) => here.page.getByRole('heading', { name }),
    button: (name: string | RegExp) => here.page.getByRole('button', { name }),
  };
  return here;
}

function existing<Value>(value: Value | null): Value {
  if (value === null) throw new Error('nobody is there yet');
  return value;
}
