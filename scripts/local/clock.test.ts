import { expect, test } from 'vitest';
import { EVERY_HOUR, EVERY_MINUTE, EVERY_TEN_MINUTES, TASKS } from '#worker/tasks/table.ts';
import { platformCrons, isDue } from './clock.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  [EVERY_MINUTE, '10:03:07', true],
  [EVERY_TEN_MINUTES, '10:00:00', true],
  [EVERY_TEN_MINUTES, '10:30:59', true],
  [EVERY_TEN_MINUTES, '10:31:00', false],
  [EVERY_HOUR, '10:17:00', true],
  [EVERY_HOUR, '10:16:59', false],
  ['0 3 * * *', '03:00:00', true],
  ['0 3 * * *', '04:00:00', false],
  ['* * 20 11 5', '00:00:00', true],
  ['* * 20 12 5', '00:00:00', false],
  ['* * 20 11 6', '00:00:00', false],
])('%s at %s is due: %s', (cron, time, isIt) => {
  expect(isDue(cron, at(time))).toBe(isIt);
});

test.each(['1-5 * * * *', '* * * *', '*/0 * * * *'])('%s is refused rather than passed over', (cron) => {
  expect(() => isDue(cron, at('10:00:00'))).toThrow(cron);
});

test('the platform strikes the moments of all tasks, and no others', async () => {
  const crons = new Set(TASKS.map(({ cron }) => cron));
  expect(new Set(await platformCrons())).toEqual(crons);
});
