// How much of a page moves while nobody touches it; each shift is the browser's own figure, 0.1 being too much in all.
import type { Page } from 'playwright-core';

/** Below it the browser's tools print 0.000: fonts that arrive after the first picture move the menu's words by a few px, no more. */
const SEEN = 0.000_5;

/** Before the page is opened. Returns the shifts of the document that is there when it is asked. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript((seen) => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput && value >= seen) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  }, SEEN);
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
