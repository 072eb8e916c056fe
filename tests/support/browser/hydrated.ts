// When React has taken over what the server wrote: before that a press is the browser's own, and proves nothing of ours. An island waits for
// a sign of a person.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

export async function untilHydrated(element: Locator): Promise<void> {
  let moves = 0;
  const isReacts = async () => {
    const isIslands = await element.evaluate((node) => node.closest('[data-island]') !== null);
    if (isIslands) await element.page().mouse.move(1, 1 + (moves++ % 2));
    return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  };
  await expect.poll(isReacts).toBe(true);
}
