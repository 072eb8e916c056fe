// What we promise to delete, what deletes it, and when (domain/platform/privacy/retention.ts).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BACKUPS_KEPT, RETENTION } from '#domain/platform/privacy/retention.ts';
import { QUOTAS } from '#worker/limits.ts';
import { TASKS } from '#worker/tasks/table.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Tasks that delete nothing of people's, or nothing by its age alone. */
const OTHERS = new Set([
  'course-payments',
  'weekly-letters',
  'subscriptions',
  'leases',
  'challenges',
  'customer-emails',
  'security-log',
  'alerts',
  'security-log-check',
  'entitlements-checked',
  'runs',
  'terms',
  'course-prices',
  'course-figures',
  'course-times',
  'people-figures',
  'run-figures',
  'daily-figures',
  'backup',
  'backup-erasures',
  'model-calls-open',
]);

const NUMBERS: Record<string, number> = { trzech: 3, cztery: 4, 'rok od': 365, '12 miesięcy': 365 };

const policy = readFileSync('content/pages/polityka-prywatnosci.md', 'utf8').replaceAll(/\s+/g, ' ');
const rows = [...Object.entries(RETENTION), ['backups', BACKUPS_KEPT] as const];

test.each(rows)('%s: the policy promises what the code does', (_, { promise, keptMs }) => {
  expect(policy).toContain(promise);
  const [, digits, word = ''] = /(\d+) dni|(trzech|cztery|rok od|12 miesięcy)/.exec(promise) ?? [];
  expect(keptMs / DAY_MS).toBe(digits === undefined ? NUMBERS[word] : Number(digits));
});

test('each deleting task has its promise, and each promise its task', () => {
  const deleting = TASKS.map(({ name }) => name).filter((name) => !OTHERS.has(name));
  expect(deleting.toSorted()).toEqual(Object.keys(RETENTION).toSorted());
});

test('no counter of tries outlives its promise, the hour until the next task included', () => {
  const longest = Math.max(...Object.values(QUOTAS).map(({ windowMs }) => windowMs));
  expect(longest + HOUR_MS).toBeLessThanOrEqual(RETENTION.quotas.keptMs);
});

test('whom we erased is known for longer than any backup', () => {
  expect(RETENTION.erasures.keptMs).toBeGreaterThan(BACKUPS_KEPT.keptMs);
});
