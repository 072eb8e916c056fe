import { expect, test } from 'vitest';
import { linkText, recordText, type SecurityRecord } from './record.ts';

const record: SecurityRecord = {
  nonce: 'n',
  mark: 'm',
  event: 'password-sign-in',
  outcome: 'done',
  device: 'Chrome, Windows',
  network: 'w',
  at: 1,
  actor: null,
  detail: null,
};

test('every column of a record is in its text', () => {
  const others: SecurityRecord[] = [
    { ...record, nonce: 'x' },
    { ...record, mark: 'x' },
    { ...record, event: 'export' },
    { ...record, outcome: 'refused' },
    { ...record, device: null },
    { ...record, network: null },
    { ...record, at: 2 },
    { ...record, actor: 'x' },
    { ...record, detail: 'x' },
  ];
  expect(others).toHaveLength(Object.keys(record).length);
  expect(new Set([record, ...others].map(recordText)).size).toBe(others.length + 1);
});

test('nothing moves from one column into the next', () => {
  const one = recordText({ ...record, nonce: 'a","b', mark: 'c' });
  expect(one).not.toBe(recordText({ ...record, nonce: 'a', mark: 'b","c' }));
  expect(linkText('a",1', 1, 'b')).not.toBe(linkText('a', 1, '1,"b'));
});
