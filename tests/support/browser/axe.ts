// Runs axe-core in a page. Evaluated from outside, so the page's policy is not in the way.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes needn't be written down element by element, which is most of the work.
  resultTypes: ['violations'],
};

/** What axe finds against WCAG 2.2 A and AA and its best practices, one line an element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(SOURCE);
  const results: AxeResults = await page.evaluate(
    (rules) => Reflect.get(window, 'axe').run(document, rules),
    RULES,
  );
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} – ${violation.help}`),
  );
}
