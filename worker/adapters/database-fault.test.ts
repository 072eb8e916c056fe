import { expect, test } from 'vitest';
import { isRefusal } from './database-fault.ts';

const fault = (code: string, cause?: unknown) => Object.assign(new Error(code, { cause }), { code });

test.each(['SQLITE_CONSTRAINT', 'SQL_INPUT_ERROR', 'SQLITE_TOOBIG', 'SQLITE_UNKNOWN'])(
  '%s is a refusal, also as the cause of another error',
  (code) => {
    expect(isRefusal(fault(code))).toBe(true);
    expect(isRefusal(new Error('Failed query', { cause: fault(code) }))).toBe(true);
  },
);

test.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SERVER_ERROR', 'HRANA_WEBSOCKET_ERROR', ''])(
  '%j may yet turn out well',
  (code) => {
    expect(isRefusal(fault(code))).toBe(false);
  },
);

test('a network that fails and what is no error are no refusal', () => {
  expect(isRefusal(new TypeError('fetch failed', { cause: fault('ECONNREFUSED') }))).toBe(false);
  expect(isRefusal('SQLITE_CONSTRAINT')).toBe(false);
});
