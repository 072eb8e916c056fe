import { expect, test } from 'vitest';
import { authorship } from '#domain/courses/authorship.ts';
import { purchaseMessage, type PurchaseLetter } from './purchase-letter.ts';

const purchase: PurchaseLetter = {
  orderNumber: 'Z-05AF-MSY3-8DJQ',
  courseName: 'Python od podstaw',
  whoWrites: authorship({}),
  price: '189,99 PLN',
  day: '20 listopada 2026',
  courseUrl: 'https://szlak.example/moje-kursy/python-od-podstaw',
  termsUrl: 'https://szlak.example/regulamin',
  withdrawalUrl: 'https://szlak.example/odstapienie',
  operator: {
    name: 'Szlak sp. z o.o.',
    address: 'ul. Leśna 1, Kraków',
    nip: '123-456-78-90',
    email: 'pomoc@szlak.example',
  },
  withdrawableUntil: '4 grudnia 2026',
  consent: { words: 'Zgadzam się na wszystko.', at: '20 listopada 2026 r., godz. 14:05' },
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the contract stands in both parts of the letter: what, how much, with whom, and the way out', () => {
  const { text, html } = purchaseMessage(purchase);
  for (const words of [
    'Python od podstaw',
    '189,99 PLN, ze wszystkimi podatkami',
    '20 listopada 2026',
    'Lekcje pisze AI (Google Gemini) według planu redakcji; jeszcze niesprawdzone.',
    'Szlak sp. z o.o., ul. Leśna 1, Kraków, NIP 123-456-78-90',
    'pomoc@szlak.example',
    'do 4 grudnia 2026, dopóki nie otworzysz pierwszej lekcji',
    'Twoja zgoda z 20 listopada 2026 r., godz. 14:05: „Zgadzam się na wszystko.”',
    'https://szlak.example/moje-kursy/python-od-podstaw',
    'https://szlak.example/regulamin',
    'Z-05AF-MSY3-8DJQ',
    'bez logowania na stronie https://szlak.example/odstapienie',
  ]) {
    expect(plain(text)).toContain(words);
    expect(plain(html)).toContain(words);
  }
});

test('without a consent that we know of, the right lasts to the last day', () => {
  const { text } = purchaseMessage({ ...purchase, consent: null });
  expect(plain(text)).toContain('do 4 grudnia 2026: w ustawieniach');
  expect(text).not.toContain('Twoja zgoda');
});

test('without an address of ours there is no link', () => {
  const { text } = purchaseMessage({ ...purchase, courseUrl: null, termsUrl: null, withdrawalUrl: null });
  expect(text).not.toContain('http');
});

test.each([
  ['a'.repeat(42), true],
  ['a'.repeat(43), false],
])('the subject names the course if a mailbox shows it whole: %s', (courseName, isNamed) => {
  const { subject } = purchaseMessage({ ...purchase, courseName });
  expect(subject.length).toBeLessThanOrEqual(60);
  expect(subject.includes(courseName)).toBe(isNamed);
});
