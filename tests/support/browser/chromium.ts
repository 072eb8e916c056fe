// A headless Chromium, one for each Vitest worker, and in it a visitor for each test. Whatever a page complains about in its console fails the test: errors, CSP reports, broken hydration.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM, TEST_BROWSER } from '#scripts/local/chromium.ts';
import '../worker/ends.ts';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
];

/** For whatever a page has to do, on a machine that is busy with something else, too. */
const WAIT_MS = 60_000;

export type TestBrowser = {
  /** A new visitor with an empty browser. */
  visitor(options?: VisitorOptions): Promise<BrowserContext>;
  /** Console errors of all pages so far, but those that a test says it expects. */
  complaints(): string[];
  close(): Promise<void>;
};

type VisitorOptions = {
  width?: number;
  colorScheme?: 'light' | 'dark';
  javaScriptEnabled?: boolean;
  /** A finger in place of a mouse. */
  hasTouch?: boolean;
  /** Pages are kept to be read without a network; other tests have each request go its own way. */
  keepsPages?: boolean;
};

const launch = (executablePath: string) => chromium.launch({ executablePath, headless: true, args: FLAGS });

let shared: Promise<Browser> | null = null;

async function sharedBrowser(): Promise<Browser> {
  const running = await shared;
  if (running?.isConnected() === true) return running;
  shared = launch(TEST_BROWSER);
  return shared;
}

/** `close` closes what the visitors have left open; but for `isOwn`, a whole Chromium for what is measured, the process goes on for the next file. */
export async function startBrowser(baseURL: string, { isOwn = false } = {}): Promise<TestBrowser> {
  const browser = await (isOwn ? launch(CHROMIUM) : sharedBrowser());
  const complaints: string[] = [];
  const contexts = new Set<BrowserContext>();
  return {
    async visitor({
      width = 1280,
      colorScheme = 'light',
      javaScriptEnabled = true,
      hasTouch = false,
      keepsPages = false,
    } = {}) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: width < 768 ? 780 : 900 },
        colorScheme,
        javaScriptEnabled,
        hasTouch,
        locale: 'pl-PL',
        reducedMotion: 'reduce',
        serviceWorkers: keepsPages ? 'allow' : 'block',
      });
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      context.setDefaultTimeout(WAIT_MS);
      context.on('page', (page) => listen(page, complaints));
      return context;
    },
    complaints: () => complaints.splice(0),
    async close() {
      await Promise.all(Array.from(contexts, (context) => context.close()));
      if (isOwn) await browser.close();
    },
  };
}

// The next page came before the picture of this one had been taken: then it comes without a transition.
const NO_TRANSITION = /^Transition was (?:aborted|skipped)/;

// What `keepsPages` false does.
const OWN_BLOCK = 'Service Worker registration blocked by Playwright';

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (NO_TRANSITION.test(message.text())) return;
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== OWN_BLOCK) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!NO_TRANSITION.test(error.message)) complaints.push(error.message);
  });
}

/** The page's width beyond its window, in px: 0 = no sideways scrolling. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
