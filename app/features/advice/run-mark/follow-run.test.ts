import { afterEach, expect, test, vi } from 'vitest';
import { followRun } from './follow-run.ts';
import { onRunMark, runMark, writeRunMark } from './run-mark.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that gives no locks here is no fault of the page', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('not here', 'SecurityError')));
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(followRun(new AbortController().signal)).resolves.toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});

const progress = (percent: number) =>
  `id: 2\nevent: progress\ndata: {"percent":${percent},"stage":"start"}\n\n`;
const done = (savedAt: string | null) =>
  `id: 3\nevent: done\ndata: ${JSON.stringify({ analysis: {}, savedAt })}\n\n`;

/** Each state and percent that was written down, from a run at 20 % to the end of these streams, one a request. */
async function marksAfter(...bodies: (string | null)[]): Promise<(string | number)[][]> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('setTimeout', (act: () => void) => queueMicrotask(act));
  vi.stubGlobal('fetch', async () => {
    const body = bodies.shift() ?? null;
    return new Response(body, { status: body === null ? 204 : 200 });
  });
  writeRunMark({ owner: 'ala', state: 'running', percent: 20 });
  const marks: (string | number)[][] = [];
  const stop = onRunMark(() => {
    const mark = runMark();
    marks.push(mark === null ? ['none'] : [mark.state, mark.percent]);
  });
  marks.length = 0;
  await followRun(new AbortController().signal);
  stop();
  return marks;
}

test('the mark follows the run to its stored end, and never falls', async () => {
  expect(
    await marksAfter(`: hb\n\n${progress(30)}${progress(10)}`, progress(95) + done('2026-11-20')),
  ).toEqual([
    ['running', 30],
    ['running', 30],
    ['running', 95],
    ['done', 100],
  ]);
});

test('an analysis that is not stored yet is asked for again', async () => {
  expect(await marksAfter(done(null), done('2026-11-20'))).toEqual([['done', 100]]);
});

test('where there is no run the mark goes', async () => {
  expect(await marksAfter(null)).toEqual([['none']]);
});
