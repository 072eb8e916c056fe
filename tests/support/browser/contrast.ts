// How readable words are as the browser shows them: the contrast of an element's ink to the background under it.
import type { Locator } from 'playwright-core';

/** 1 to 21, as WCAG has it. */
export function contrastOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    // A canvas knows every way in which a colour may be written.
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('there is no canvas');
    const luminance = (colours: readonly string[]) => {
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds: string[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor);
    const ground = luminance(grounds);
    const ink = luminance([...grounds, getComputedStyle(element).color]);
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  });
}
