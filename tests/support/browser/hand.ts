// Presses as a hand does: by coordinates in the middle of what it reads, whatever lies there. Playwright's own `check` and `click` on an
// input find the hidden box and so prove a page on which nobody could press (CONTRIBUTING.md 'House style').
import type { Locator } from 'playwright-core';

/** With the mouse. */
export async function press(words: Locator): Promise<void> {
  const { x, y } = await middleOf(words);
  await words.page().mouse.click(x, y);
}

/** With a finger; the visitor's browser must have `hasTouch`. */
export async function tap(words: Locator): Promise<void> {
  const { x, y } = await middleOf(words);
  await words.page().touchscreen.tap(x, y);
}

/** By the name of a way: with a finger, by Enter, else with the mouse. */
export function handOf(way: string): (it: Locator) => Promise<void> {
  if (way === 'touch') return tap;
  return way === 'keys' ? (it) => it.press('Enter') : press;
}

/** In CSS px of the window, once the words are there, in view and where they are going to stay. */
async function middleOf(words: Locator): Promise<{ x: number; y: number }> {
  await words.hover({ trial: true });
  const box = await words.boundingBox();
  if (box === null) throw new Error(`Nobody can see ${words.toString()}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
