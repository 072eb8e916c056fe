import { expect, test } from 'vitest';
import { readStoredOrder } from './stored-order.ts';

test('answers, facts and objections of a record are read', () => {
  const record = {
    preferences: ['helping', 'inne'],
    additional_interests: 'ogród',
    additional_info: 'bez dźwigania',
    facts: { years: 3, education: 'kosmiczne' },
    denied: [{ factor: 'words', evidence: 'ogród' }, 'nic'],
  };
  expect(readStoredOrder(JSON.stringify(record))).toEqual({
    answers: { preferences: ['helping'], additional_interests: 'ogród', additional_info: 'bez dźwigania' },
    facts: { years: 3 },
    denied: [{ factor: 'words', evidence: 'ogród' }],
  });
});

test('a record from before has answers only', () => {
  const record = { preferences: [], additional_interests: '', additional_info: '' };
  expect(readStoredOrder(JSON.stringify(record))).toEqual({ answers: record, facts: {}, denied: [] });
});

test.each([null, undefined, '', '{}', 'null', '[1]', '{"preferences":[]}', 'broken'])(
  '%j holds no answers',
  (text) => {
    expect(readStoredOrder(text)).toBeNull();
  },
);
