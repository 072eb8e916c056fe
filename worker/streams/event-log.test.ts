import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventLog, type StreamEvent } from './event-log.ts';

const section = (value: number): StreamEvent => ({ event: 'section', data: value });
const progress: StreamEvent = { event: 'progress', data: { percent: 5, stage: 'start' } };

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
});

afterEach(() => {
  vi.useRealTimers();
});

/** As the object's own, of which the log uses nothing else. */
function storage(): DurableObjectStorage {
  const exec = (query: string, ...values: SQLInputValue[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows };
  };
  return { sql: { exec } } as unknown as DurableObjectStorage;
}

function begun(): EventLog<StreamEvent> {
  const log = new EventLog<StreamEvent>(storage(), 'events');
  log.create();
  return log;
}

const restarted = () => new EventLog<StreamEvent>(storage(), 'events');
const idsOf = (log: EventLog<StreamEvent>) => log.all().map(({ id }) => id);

test('ids count up from 1, written or not', () => {
  const log = begun();
  expect([log.append(progress).id, log.append(section(1)).id]).toEqual([1, 2]);
  expect(log.lastId()).toBe(2);
  expect(idsOf(log)).toEqual([1, 2]);
});

test('no id comes twice after a restart, whatever was sent and not written', () => {
  const log = begun();
  log.append(progress);
  log.write();
  const sent = log.append(section(1)).id;
  const after = restarted();
  expect(idsOf(after)).toEqual([1]);
  expect(after.lastGivenId()).toBeGreaterThanOrEqual(sent);
  expect(after.append(progress).id).toBeGreaterThan(sent);
});

test('sections that a new attempt drops give their ids to no others', () => {
  const log = begun();
  log.append(progress);
  let last = 0;
  // More than the ids that a restart leaves out.
  for (let value = 0; value < 1_200; value++) last = log.append(section(value)).id;
  log.write();
  const after = restarted();
  after.dropSections();
  expect(idsOf(after)).toEqual([1]);
  expect(after.append(progress).id).toBeGreaterThan(last);
});

test('a busy run’s events are written together, each once, in their order', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const log = begun();
  for (const value of [1, 2, 3]) {
    log.append(section(value));
    log.writeSoon();
  }
  expect(idsOf(restarted())).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(idsOf(restarted())).toEqual([1, 2, 3]);
});

test('what waits to be written is gone with its run, and the next run begins at 1', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const log = begun();
  for (const value of [1, 2]) {
    log.append(section(value));
    log.writeSoon();
  }
  log.drop();
  log.create();
  vi.advanceTimersByTime(500);
  expect(idsOf(log)).toEqual([]);
  expect(log.append(progress).id).toBe(1);
});
