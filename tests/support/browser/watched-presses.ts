// What a page does around a press: the time from the press to the next picture (INP), and tasks that hold the page for more than 50 ms.
import type { Page } from 'playwright-core';

/** From the next document on, `window.watched` tells of what was since `forget()`. All times in ms. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

type Watched = { pressedAt: number; forget(): void; read(): { inpMs: number; longestTaskMs: number } };
declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before anything else. An event below 16 ms has no entry: it counts as 16. */
function WATCH() {
  let interactions: number[] = [];
  let tasks: number[] = [];
  const events = new PerformanceObserver((list) => take(list.getEntries()));
  const long = new PerformanceObserver((list) => takeTasks(list.getEntries()));
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        interactions.push(entry.duration);
  };
  const takeTasks = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) tasks.push(duration);
  };
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  long.observe({ type: 'longtask' });
  window.watched = {
    pressedAt: 0,
    forget() {
      take(events.takeRecords());
      takeTasks(long.takeRecords());
      interactions = [];
      tasks = [];
    },
    read() {
      take(events.takeRecords());
      takeTasks(long.takeRecords());
      return { inpMs: Math.max(16, ...interactions), longestTaskMs: Math.max(0, ...tasks) };
    },
  };
  for (const name of ['pointerdown', 'keydown'])
    window.addEventListener(name, () => (window.watched.pressedAt = performance.now()), { capture: true });
}
