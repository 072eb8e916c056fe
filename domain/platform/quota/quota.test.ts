import { expect, test } from 'vitest';
import { secondsToWait, blockOf, neighbourhoodOf, networkOf } from './quota.ts';

const rule = { most: 3, windowMs: 60_000 };

test.each([
  [1, null],
  [3, null],
  [4, 60],
  [100, 60],
])('of three allowed, attempt %i waits %s seconds', (count, seconds) => {
  expect(secondsToWait({ count, resetsAt: 61_000 }, rule, 1_000)).toBe(seconds);
});

test('a wait is rounded up, and never nothing', () => {
  expect(secondsToWait({ count: 4, resetsAt: 1_001 }, rule, 0)).toBe(2);
  expect(secondsToWait({ count: 4, resetsAt: 1_000 }, rule, 1_000)).toBe(1);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.250', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s is in the neighbourhood %s', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.250', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
  ['2001:db8:2::9', '2001:db8:2::/48'],
  ['unknown', 'unknown'],
])('%s is of the block %s', (address, block) => {
  expect(blockOf(address)).toBe(block);
});
