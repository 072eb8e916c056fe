import { expect, test } from 'vitest';
import { tokenIn, withToken } from './mailed-token.ts';

const TOKEN = `${'aB3_-'.repeat(8)}xyz`;

test.each([
  withToken('https://szlak.example/nowe-haslo', TOKEN),
  withToken('https://szlak.example/potwierdz-email?powrot=%2Fplany', TOKEN),
  `  https://szlak.example/nowe-haslo?token=${TOKEN}\n`,
  `#token=${TOKEN}`,
  `#a=b&token=${TOKEN}&c=d`,
  TOKEN,
])('%j holds the token', (text) => {
  expect(tokenIn(text)).toBe(TOKEN);
});

test.each(['', '#', 'abc', TOKEN.slice(1), `${TOKEN}x`, `#token=${TOKEN}x`, `mytoken=${TOKEN}`, '#token='])(
  '%j holds none',
  (text) => {
    expect(tokenIn(text)).toBe('');
  },
);
