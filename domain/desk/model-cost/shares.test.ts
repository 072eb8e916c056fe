import { expect, test } from 'vitest';
import { blockOf, networkOf, secondsToWait } from '../../platform/quota/quota.ts';
import { budgetsOf, fullBudget, SHARES, waitSentence, type Payer } from './shares.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const LIMIT = 1_000;

const full = (payer: Payer, spent: Record<string, number>, nextMicro: number | null = 10) =>
  fullBudget(budgetsOf(payer, NOW, LIMIT), new Map(Object.entries(spent)), nextMicro)?.name ?? null;

test.each<[Payer, Record<string, number>, string | null]>([
  ['free', {}, null],
  ['free', { '2026-11-24/free': 40 }, null],
  ['free', { '2026-11-24/free': 41 }, '2026-11-24/free'],
  ['free', { '2026-11-23/free': 50 }, null],
  ['free', { '2026-11/free': 490 }, null],
  ['free', { '2026-11/free': 491 }, '2026-11/free'],
  ['free', { '2026-11': 990 }, null],
  ['free', { '2026-11': 991 }, '2026-11'],
  // Told of the day on which all have room.
  ['free', { '2026-11/free': 491, '2026-11-24/free': 41 }, '2026-11/free'],
  ['free', { '2026-11-24/unconfirmed': 10 }, null],
  ['unconfirmed', { '2026-11-24/unconfirmed': 0 }, null],
  ['unconfirmed', { '2026-11-24/unconfirmed': 1 }, '2026-11-24/unconfirmed'],
  ['unconfirmed', { '2026-11-24/free': 41 }, '2026-11-24/free'],
  ['operator', { '2026-11': 990, '2026-11/free': 500 }, null],
  ['operator', { '2026-11': 991 }, '2026-11'],
  ['paid', { '2026-11': 1_000_000, '2026-11/free': 1_000, '2026-11-24/free': 1_000 }, null],
])('%s with %j spent waits for %s', (payer, spent, name) => {
  expect(full(payer, spent)).toBe(name);
});

test('without a ceiling nobody waits; without a price only who pays is served', () => {
  const endless = budgetsOf('unconfirmed', NOW, null);
  expect(fullBudget(endless, new Map([['2026-11', 1e12]]), null)).toBe(null);
  expect(full('free', {}, null)).toBe('2026-11');
  expect(full('paid', {}, null)).toBe(null);
});

test.each([
  ['2026-11-24T12:00:00Z', ['2026-12-01', '2026-11-25']],
  ['2026-11-30T22:59:59Z', ['2026-12-01', '2026-12-01']],
  ['2026-11-30T23:00:00Z', ['2027-01-01', '2026-12-02']],
  ['2027-02-28T12:00:00Z', ['2027-03-01', '2027-03-01']],
])('at %s a month and a day open again on %j', (instant, days) => {
  const [, ofMonth, ofDay] = budgetsOf('free', Date.parse(instant), LIMIT);
  expect([ofMonth?.opensOn, ofDay?.opensOn]).toEqual(days);
});

test('who waits is told the day, and who has no confirmed address what helps', () => {
  const [, , ofDay, unconfirmed] = budgetsOf('unconfirmed', NOW, LIMIT);
  const said = [ofDay, unconfirmed].map((one) =>
    one === undefined ? '' : waitSentence(one).replaceAll('\u00a0', ' '),
  );
  expect(said[0]).toContain('Darmowe analizy wrócą 25 listopada 2026');
  expect(said[1]).toContain('Potwierdź swój adres e-mail albo wróć 25 listopada 2026.');
});

const DAY_MS = 24 * 60 * 60_000;
const CALL_MICRO = 300_000;
const MONTH_LIMIT = 100_000_000;
const STRANGERS_A_DAY = 100_000;
// As many as the share that is kept for them can pay for.
const PAYERS_A_MONTH = Math.floor(MONTH_LIMIT / 2 / CALL_MICRO);

/** What came of a month in which each day's strangers come first and the payers last. A tenth of the strangers have confirmed an address. */
function month(days: number) {
  const spent = new Map<string, number>();
  const served = { paid: 0, operator: 0, free: 0, unconfirmed: 0 };
  const refused = { ...served };
  const ask = (payer: Payer, at: number) => {
    const budgets = budgetsOf(payer, at, MONTH_LIMIT);
    const isServed = fullBudget(budgets, spent, CALL_MICRO) === null;
    (isServed ? served : refused)[payer]++;
    if (isServed) for (const { name } of budgets) spent.set(name, (spent.get(name) ?? 0) + CALL_MICRO);
  };
  for (let day = 0; day < days; day++) {
    const at = Date.parse('2026-11-01T00:00:00Z') + day * DAY_MS;
    const strangers = day === 0 ? STRANGERS_A_DAY : STRANGERS_A_DAY / 100;
    for (let one = 0; one < strangers; one++) ask(one % 10 === 9 ? 'free' : 'unconfirmed', at);
    for (let one = 0; one < Math.floor(PAYERS_A_MONTH / days); one++) ask('paid', at + DAY_MS / 2);
  }
  return { spent, served, refused };
}

test('a day with 100 000 strangers: no payer waits, and strangers use no more than their share of the day', () => {
  const { spent, served, refused } = month(1);
  expect(refused.paid).toBe(0);
  expect(served.paid).toBeGreaterThanOrEqual(PAYERS_A_MONTH);
  expect(spent.get('2026-11-01/free')).toBeLessThanOrEqual(0.05 * MONTH_LIMIT);
  expect(spent.get('2026-11-01/unconfirmed')).toBeLessThanOrEqual(0.01 * MONTH_LIMIT);
  // Who confirmed an address isn't crowded out by who did not.
  expect(served.free).toBeGreaterThan(10);
  expect(served.unconfirmed).toBeLessThan(served.free);
});

test('a month of such days: no payer waits, and all of it stays under the ceiling', () => {
  const { spent, refused } = month(29);
  expect(refused.paid).toBe(0);
  expect(spent.get('2026-11/free')).toBeLessThanOrEqual(0.5 * MONTH_LIMIT);
  expect(spent.get('2026-11')).toBeLessThanOrEqual(MONTH_LIMIT);
  expect(refused.free).toBeGreaterThan(0);
});

test('what is kept for payers is at least half of the month', () => {
  expect(Math.max(...SHARES.map(({ percent }) => percent))).toBeLessThanOrEqual(50);
});

test('65 536 networks of one block are held like one block', () => {
  const addresses = Array.from({ length: 65_536 }, (_, net) => `2001:db8:1:${net.toString(16)}::1`);
  expect(new Set(addresses.map(networkOf)).size).toBe(65_536);
  const counts = new Map<string, number>();
  const begun = addresses.filter((address) => {
    const count = (counts.get(blockOf(address)) ?? 0) + 1;
    counts.set(blockOf(address), count);
    return secondsToWait({ count, resetsAt: DAY_MS }, { most: 12, windowMs: DAY_MS }, 0) === null;
  });
  expect(begun).toHaveLength(12);
});
