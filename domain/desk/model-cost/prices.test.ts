import { expect, test } from 'vitest';
import { costMicro, halved, mostItCosts, parsePrices } from './prices.ts';

const flash = { inMicro: 1_100_000, outMicro: 9_200_000 };

test('a price is read in millionths of a złoty, with or without decimals', () => {
  expect(parsePrices('gemini-3.8-flash=1.10/9.2, other=4/0.000001')).toEqual(
    new Map([
      ['gemini-3.8-flash', flash],
      ['other', { inMicro: 4_000_000, outMicro: 1 }],
    ]),
  );
});

test.each([
  '',
  'a',
  'a=1',
  'a=1/',
  'a=1/2/3',
  'a=1/-2',
  'a=1/2.1234567',
  'a=10000/1',
  'a=1/2,a=1/2',
  'a=1/2,',
])('what is no list of prices is refused: %j', (text) => expect(parsePrices(text)).toBe(null));

test.each([
  [{ input: 0, output: 0 }, 0],
  [{ input: 1, output: 0 }, 2],
  [{ input: 10, output: 0 }, 11],
  [{ input: 1_000_000, output: 0 }, 1_100_000],
  [{ input: 1_000_000, output: 1_000_000 }, 10_300_000],
])('%j cost what they cost, a part of a millionth counted whole', (tokens, micro) => {
  expect(costMicro(flash, tokens)).toBe(micro);
});

test('the dearest model and the longest reply come out exact', () => {
  const [price = null] = parsePrices('dear=9999.999999/9999.999999')?.values() ?? [];
  expect(costMicro(price, { input: 100_000, output: 100_000 })).toBe(2_000_000_000);
});

test('the slow tier costs half, a part of a millionth counted whole', () => {
  expect(costMicro(halved(flash), { input: 1_000_000, output: 1_000_000 })).toBe(5_150_000);
  expect(costMicro(halved({ inMicro: 1, outMicro: 1 }), { input: 1, output: 0 })).toBe(1);
  expect(halved(null)).toBe(null);
});

test('without a price there is no cost, and it isn’t 0', () => {
  expect(costMicro(null, { input: 1, output: 1 })).toBe(null);
  expect(mostItCosts(null, { bytes: 0, maxOutputTokens: 0 })).toBe(null);
});

test('the most that a request costs is a token a byte and all that may be put out', () => {
  expect(mostItCosts(flash, { bytes: 10, maxOutputTokens: 100 })).toBe(11 + 920);
});
