import { describe, expect, test } from 'vitest';
import { coursePaymentVerdict, type PaymentReading, type PaymentRecords } from './verdict.ts';

const paid: PaymentReading = { isReturned: false, isByLink: false, amountGrosze: 18_999, currency: 'pln' };
const returned = { ...paid, isReturned: true };
const byLink = { ...paid, isByLink: true };

const unknown: PaymentRecords = {
  priceGrosze: 18_999,
  hasBuyer: true,
  purchase: null,
  ownsByAnother: false,
  isAside: false,
};
const owned = { ...unknown, purchase: { isWithdrawn: false, isDeclared: false } };
const closed = { ...unknown, purchase: { isWithdrawn: true, isDeclared: false } };
const declared = { ...unknown, purchase: { isWithdrawn: true, isDeclared: true } };

test('a payment opens the course once', () => {
  expect(coursePaymentVerdict(paid, unknown)).toBe('grant');
  expect(coursePaymentVerdict(paid, owned)).toBe('nothing');
});

test('one that was refunded before it was told opens nothing, and is written down', () => {
  expect(coursePaymentVerdict(returned, unknown)).toBe('book-returned');
});

test('a return closes the course once', () => {
  expect(coursePaymentVerdict(returned, owned)).toBe('close');
  expect(coursePaymentVerdict(returned, closed)).toBe('nothing');
});

test('a dispute that was won opens it again, but not for who withdrew or bought it again', () => {
  expect(coursePaymentVerdict(paid, closed)).toBe('reopen');
  expect(coursePaymentVerdict(paid, declared)).toBe('nothing');
  expect(coursePaymentVerdict(paid, { ...closed, ownsByAnother: true })).toBe('nothing');
});

test('the same course paid a second time goes back', () => {
  expect(coursePaymentVerdict(paid, { ...unknown, ownsByAnother: true })).toBe('refund-twin');
});

test('our own order keeps its price, should the course cost something else by now', () => {
  expect(coursePaymentVerdict(paid, { ...unknown, priceGrosze: 24_999 })).toBe('grant');
});

describe('through the payment link', () => {
  test('the course’s own sum in złoty opens it', () => {
    expect(coursePaymentVerdict(byLink, unknown)).toBe('grant');
  });

  test.each([
    ['a grosz less', { amountGrosze: 18_998 }],
    ['a grosz more', { amountGrosze: 19_000 }],
    ['another currency', { currency: 'eur' }],
  ])('%s is kept aside', (_, wrong) => {
    expect(coursePaymentVerdict({ ...byLink, ...wrong }, unknown)).toBe('keep-aside');
  });
});

test.each([
  ['no such course', { priceGrosze: null }],
  ['nobody by that name', { hasBuyer: false }],
])('%s: kept aside once, and dropped when it was refunded', (_, wrong) => {
  const records = { ...unknown, ...wrong };
  expect(coursePaymentVerdict(paid, records)).toBe('keep-aside');
  expect(coursePaymentVerdict(paid, { ...records, isAside: true })).toBe('nothing');
  expect(coursePaymentVerdict(returned, { ...records, isAside: true })).toBe('drop-aside');
  expect(coursePaymentVerdict(returned, records)).toBe('nothing');
});
