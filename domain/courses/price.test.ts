import { describe, expect, test } from 'vitest';
import {
  coursePriceText,
  discountPercent,
  lowestPriceBefore,
  priceGrosze,
  provenReduction,
} from './price.ts';

test('a price has two decimals, a comma and its currency', () => {
  expect(coursePriceText(189.99)).toBe('189,99\u00a0PLN');
  expect(coursePriceText(399)).toBe('399,00\u00a0PLN');
});

test('grosze are whole, whatever binary fractions make of the price', () => {
  expect(priceGrosze(299.99)).toBe(29_999);
  expect(priceGrosze(149.95)).toBe(14_995);
});

describe('the discount badge', () => {
  test('is the rounded share of the lowest price before', () => {
    expect(discountPercent({ price: 189.99, lowestPrice: 249.99 })).toBe(24);
    expect(discountPercent({ price: 87.5, lowestPrice: 100 })).toBe(13);
  });

  test('is absent without one, or with one that is not above the price', () => {
    expect(discountPercent({ price: 100, lowestPrice: null })).toBeNull();
    expect(discountPercent({ price: 100, lowestPrice: 100 })).toBeNull();
    expect(discountPercent({ price: 100, lowestPrice: 90 })).toBeNull();
  });
});

describe('a reduction is announced only', () => {
  const course = { price: 150, originalPrice: 250 };
  const dear = { from: '2026-01-01', price: 250 };
  const now = { from: '2026-10-31', price: 150 };

  test('of a price that was really asked before', () => {
    expect(provenReduction(course, [dear, now])).toEqual({ originalPrice: 250, lowestPrice: 250 });
    expect(provenReduction({ price: 150 }, [dear, now])).toBeNull();
    expect(provenReduction({ ...course, originalPrice: 251 }, [dear, now])).toBeNull();
    expect(provenReduction(course, [])).toBeNull();
    expect(provenReduction(course, [now])).toBeNull();
  });

  test('while the present price is the one that was seen', () => {
    expect(provenReduction(course, [dear, { ...now, price: 160 }])).toBeNull();
    expect(provenReduction(course, [dear])).toBeNull();
  });

  test('where the struck price ended within the 30 days, and nothing cheaper was asked in them', () => {
    const between = (from: string, price: number) => [dear, { from, price }, now];
    expect(provenReduction(course, between('2026-10-01', 200))).toBeNull();
    expect(provenReduction(course, between('2026-10-02', 200))).toEqual({
      originalPrice: 250,
      lowestPrice: 200,
    });
    expect(provenReduction(course, between('2026-10-02', 150))).toBeNull();
  });
});

describe('the lowest price of the 30 days before a reduction', () => {
  const reduced = { from: '2026-10-31', price: 150 };

  test('is the price that was asked until the reduction', () => {
    expect(lowestPriceBefore([{ from: '2026-01-01', price: 250 }, reduced])).toBe(250);
  });

  test('counts a price that ended within the 30 days, not one that ended as they began', () => {
    const dear = (from: string) => ({ from, price: 250 });
    const cheap = { from: '2026-01-01', price: 120 };
    expect(lowestPriceBefore([cheap, dear('2026-10-02'), reduced])).toBe(120);
    expect(lowestPriceBefore([cheap, dear('2026-10-01'), reduced])).toBe(250);
  });

  test('is unknown for a course that has had one price only', () => {
    expect(lowestPriceBefore([reduced])).toBeNull();
    expect(lowestPriceBefore([])).toBeNull();
  });
});
