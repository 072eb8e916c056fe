// When React has taken over what the server wrote: before that a press is the browser's own, and proves nothing of ours.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

export async function untilHydrated(element: Locator): Promise<void> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isReacts).toBe(true);
}
