// How much of a page moves while nobody touches it; each shift is the browser's own figure, 0.1 being too much in all.
import type { Page } from 'playwright-core';

/** Before the page is opened. Returns the shifts of the document that is there when it is asked. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}
