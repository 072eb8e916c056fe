import { afterEach, expect, test, vi } from 'vitest';
import { followRun } from './follow-run.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that gives no locks here is no fault of the page', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('not here', 'SecurityError')));
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(followRun(new AbortController().signal)).resolves.toBeUndefined();
  expect(request).toHaveBeenCalledOnce();
});
