import { expect, test } from 'vitest';
import { courseWithdrawal, type BoughtCourse } from './withdrawal.ts';

const BOUGHT_AT = Date.parse('2026-11-20T10:00:00Z');
const LAST_MOMENT = Date.parse('2026-12-04T22:59:59.999Z');

const bought: BoughtCourse = {
  boughtAt: BOUGHT_AT,
  openedAt: null,
  consentedAt: BOUGHT_AT,
  withdrawalAskedAt: null,
  withdrawnAt: null,
};

test('an unopened course can be given back to the end of the fourteenth day', () => {
  expect(courseWithdrawal(bought, BOUGHT_AT)).toEqual({ name: 'open', until: '2026-12-04' });
  expect(courseWithdrawal(bought, LAST_MOMENT)).toEqual({ name: 'open', until: '2026-12-04' });
  expect(courseWithdrawal(bought, LAST_MOMENT + 1)).toEqual({ name: 'too-late' });
});

test('the first opened lesson ends the right at once', () => {
  expect(courseWithdrawal({ ...bought, openedAt: BOUGHT_AT }, BOUGHT_AT + 1)).toEqual({ name: 'opened' });
});

test('without a consent that we know of, an opened lesson ends nothing before the last day', () => {
  const opened = { ...bought, openedAt: BOUGHT_AT, consentedAt: null };
  expect(courseWithdrawal(opened, BOUGHT_AT + 1)).toEqual({ name: 'open', until: '2026-12-04' });
  expect(courseWithdrawal(opened, LAST_MOMENT + 1)).toEqual({ name: 'too-late' });
});

test('a declaration made in time stays good after the last day and after a lesson was opened', () => {
  const asked = { ...bought, withdrawalAskedAt: LAST_MOMENT, openedAt: LAST_MOMENT + 1 };
  expect(courseWithdrawal(asked, LAST_MOMENT + 2)).toEqual({ name: 'pending' });
});

test('what was refunded is withdrawn, whoever asked for it', () => {
  const withdrawn = { ...bought, openedAt: 1, withdrawalAskedAt: 1, withdrawnAt: 2 };
  expect(courseWithdrawal(withdrawn, BOUGHT_AT)).toEqual({ name: 'withdrawn' });
});
