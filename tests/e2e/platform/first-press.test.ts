// The first press of all finds a page that is ready for it, and nothing holds the page around it. The bench tells the same in
// milliseconds on a slow processor (tests/bench/presses.ts); here a task is long beside work whose size is known, since machines differ.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { press } from '#tests/support/browser/hand.ts';
import { watchPresses } from '#tests/support/browser/watched-presses.ts';

const here = analysedPerson();

/** Times, the processor: the browser tells of tasks from 50 ms on, which then are those of 12.5. */
const SLOWER = 4;
/** So long nothing more has come. */
const AT_REST_MS = 2_500;
const AFTER_PRESS_MS = 1_000;
/** Whatever else runs on the machine only makes a task longer, so one visit without a long one says that there is none. */
const VISITS = 12;
/** The longest task beside the known work. */
const LONGEST = 10;

/** `isIsland`: its code comes with the first sign of a person, and holds nothing up either. */
type Press = {
  at: string;
  act: (page: Page) => Promise<void>;
  hasHappened: () => boolean;
  isIsland?: true;
};

const FIRST_PRESSES: (Press & { what: string; who: 'stranger' | 'signed in' })[] = [
  {
    what: 'an option of the quiz',
    who: 'stranger',
    at: '/#quiz',
    isIsland: true,
    act: (page) => press(page.getByText('Pomaganie innym')),
    hasHappened: () => document.querySelectorAll('#quiz input:checked').length === 1,
  },
  {
    what: 'a letter in the library’s search field',
    who: 'stranger',
    at: '/biblioteka-kursow',
    isIsland: true,
    act: async (page) => {
      await press(page.getByRole('searchbox'));
      await page.keyboard.press('e');
    },
    hasHappened: () => location.search.includes('=e'),
  },
  {
    what: 'a step on the dashboard',
    who: 'signed in',
    at: '/dashboard',
    act: (page) => press(page.getByRole('button', { name: /^Oznacz jako zrobiony/ }).first()),
    hasHappened: () => document.body.textContent.includes('Cały plan za Tobą'),
  },
];

test.each(FIRST_PRESSES)(
  '$what, pressed first of all, finds its code and holds nothing up',
  async (first) => {
    let shortest = Infinity;
    for (let visit = 0; visit < VISITS && shortest > LONGEST; visit += 1) {
      const context =
        first.who === 'stranger' ? await here.browser.visitor() : (await here.personWithAnalysis()).context;
      shortest = Math.min(shortest, await firstPress(context, first));
      await context.close();
    }
    expect(shortest).toBeLessThanOrEqual(LONGEST);
    expect(here.browser.complaints()).toEqual([]);
  },
);

/** The longest task beside the known work; 0 = none was long. */
async function firstPress(context: BrowserContext, { at, act, hasHappened, isIsland }: Press) {
  const page = await context.newPage();
  await watchPresses(page);
  const session = await context.newCDPSession(page);
  await page.goto(at);
  await untilAtRest(page);
  // What comes from now on is for later presses.
  if (isIsland !== true) await page.route('**/*.js', () => {});
  // From here on what is measured; to come to rest at this speed would take the machine's processor for half a minute.
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => window.watched.forget());
  await act(page);
  await page.waitForFunction(hasHappened, undefined, { polling: 'raf' });
  await page.waitForTimeout(AFTER_PRESS_MS);
  const { longestTaskMs } = await page.evaluate(() => window.watched.read());
  return longestTaskMs / (await page.evaluate(knownWork));
}

async function untilAtRest(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = 0; now !== before;) {
    await page.waitForTimeout(AT_REST_MS);
    [before, now] = [now, await fetched()];
  }
}

/** Runs in the page: ms that it takes at best. */
function knownWork(): number {
  const takes = Array.from({ length: 9 }, () => {
    const startedAt = performance.now();
    const words = Array.from({ length: 12_000 }, (_, index) => String((index * 7919) % 10_007));
    words.sort();
    return performance.now() - startedAt + (words.length > 0 ? 0 : 1);
  });
  return Math.min(...takes);
}
