// How long this isolate goes by what it has read; tests/worker/desk/switches.test.ts has the rest.
import { afterEach, expect, test, vi } from 'vitest';
import type { Switch } from '#domain/desk/switches/switches.ts';
import type { Config } from '../../config.ts';
import { heldSwitches, holdSwitches, renewHeldSwitches } from './held-switches.ts';

const read = vi.hoisted(() => vi.fn<(now: number) => Promise<Switch[]>>());
vi.mock('../../adapters/database.ts', () => ({ openForReads: () => null }));
vi.mock('#db/desk/queries/switches.ts', () => ({
  comingSwitches: async (_: unknown, now: number) => read(now),
}));

const NOW = Date.UTC(2026, 10, 23);
const config = { database: {} } as Pick<Config, 'database'>;
const notice: Switch = { name: 'notice', sentence: 'Przerwa.', from: NOW, until: NOW + 60_000 };

async function visit(now: number, given = config): Promise<void> {
  const work: Promise<unknown>[] = [];
  renewHeldSwitches(given, { now, waitUntil: (one) => void work.push(one) });
  await Promise.all(work);
}

afterEach(() => {
  read.mockReset();
  holdSwitches([], 0);
});

test('what was read is asked for again after half a minute, and once by all who come then', async () => {
  read.mockResolvedValue([notice]);
  await Promise.all([visit(NOW), visit(NOW)]);
  expect(heldSwitches(NOW).sentences).toEqual({ notice: 'Przerwa.' });
  await visit(NOW + 29_999);
  expect(read).toHaveBeenCalledTimes(1);
  await visit(NOW + 30_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a signed-in request brings it along', async () => {
  holdSwitches([notice], NOW);
  await visit(NOW + 29_999);
  expect(read).not.toHaveBeenCalled();
});

test('a start and an end that were read before are kept to exactly', () => {
  holdSwitches([{ ...notice, from: NOW + 10 }], NOW);
  const ids = [9, 10, 59_999, 60_000].map((after) => heldSwitches(NOW + after).id);
  expect(ids).toEqual(['', expect.stringMatching(/^\w{12}$/), ids[1], '']);
});

test('a database that is away leaves what is held, and is not asked by every visitor', async () => {
  holdSwitches([notice], NOW - 30_000);
  read.mockRejectedValue(new Error('away'));
  await visit(NOW);
  await visit(NOW + 1);
  expect(read).toHaveBeenCalledTimes(1);
  expect(heldSwitches(NOW + 1).sentences).toEqual({ notice: 'Przerwa.' });
});

test('without a database nothing is asked', async () => {
  await visit(NOW, { database: null });
  expect(read).not.toHaveBeenCalled();
});
