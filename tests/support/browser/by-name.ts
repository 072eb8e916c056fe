// The set-up of browser tests in which somebody uses a passkey: it belongs to a name, and an IP address is none. The application and a
// browser for the whole file, a context for each page that is opened.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SignedIn } from '../account/visitor.ts';
import { startApplication, type Application } from '../worker/application.ts';
import { startBrowser, type TestBrowser } from './chromium.ts';
import { contextOf } from './person.ts';

/** Registers the hooks of the file that calls it. */
export function startedByName(wishes: Parameters<typeof startApplication>[1] = {}) {
  let app: Application | null = null;
  let browser: TestBrowser | null = null;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    const started = await startApplication({}, wishes);
    app = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
    browser = await startBrowser(app.url);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(browser?.complaints().filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
  });

  return {
    get app() {
      if (app === null) throw new Error('nothing is started yet');
      return app;
    },
    async open(
      path: string,
      person?: SignedIn,
      options: Parameters<TestBrowser['visitor']>[0] = {},
    ): Promise<Page> {
      if (app === null || browser === null) throw new Error('nothing is started yet');
      const context = await contextOf(app, browser, person, options);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
  };
}

export const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
