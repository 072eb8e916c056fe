import { expect, test } from 'vitest';
import { keyRing } from './keys.ts';
import { isSampleRunToken, sampleRunToken } from './sample-run-token.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const MINUTE_MS = 60_000;
const keys = keyRing('s'.repeat(32));
const token = sampleRunToken(keys, NOW);

test.each([
  [0, true],
  [5 * MINUTE_MS, true],
  [5 * MINUTE_MS + 1, false],
  [-5 * MINUTE_MS, true],
  [-5 * MINUTE_MS - 1, false],
])('%i ms later a token counts: %s', (later, counts) => {
  expect(isSampleRunToken(keys, token, NOW + later)).toBe(counts);
});

test.each([
  ['nothing', ''],
  ['another moment', token.replace(`${NOW}`, `${NOW + 1}`)],
  ['no hash', `${NOW}.`],
  ['more behind it', `${token}a`],
  ['another key', sampleRunToken(keyRing('o'.repeat(32)), NOW)],
])('%s opens nothing', (_, text) => {
  expect(isSampleRunToken(keys, text, NOW)).toBe(false);
});

test('the key before opens nothing', () => {
  expect(isSampleRunToken(keyRing('n'.repeat(32), ['s'.repeat(32)]), token, NOW)).toBe(false);
});
