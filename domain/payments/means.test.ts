import { expect, test } from 'vitest';
import { courseMeans, meansSentence, parseMeans, premiumMeans } from './means.ts';

test.each([
  ['blik', ['blik']],
  [' p24, blik ', ['blik', 'p24']],
  ['blik,p24,blik_recurring', ['blik', 'p24', 'blik_recurring']],
  ['blik,blik', null],
  ['blik,paypal', null],
  ['blik,', null],
  ['', null],
])('%j names %j', (text, means) => {
  expect(parseMeans(text)).toEqual(means);
});

test('nothing is named that the operator has not named', () => {
  expect([courseMeans([]), premiumMeans([])]).toEqual(['kartą', 'kartą']);
  expect(premiumMeans(['blik', 'p24'])).toBe('kartą');
  expect(courseMeans(['blik_recurring'])).toBe('kartą');
});

test.each([
  [['p24'], 'kartą albo przez Przelewy24'],
  [['blik'], 'kartą albo BLIKIEM'],
  [['blik', 'p24'], 'kartą, BLIKIEM albo przez Przelewy24'],
] as const)('%j for what is paid once', (means, words) => {
  expect(courseMeans(means)).toBe(words);
});

test('what renews is paid in its own way, and a sentence says both', () => {
  expect(meansSentence([])).toBe('Za kurs i subskrypcję Premium zapłacisz kartą.');
  expect(meansSentence(['blik'])).toBe(
    'Za kurs zapłacisz kartą albo BLIKIEM. Subskrypcję Premium opłacisz kartą.',
  );
  expect(meansSentence(['blik', 'blik_recurring'])).toContain('jeśli Twój bank');
});
