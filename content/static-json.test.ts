import { beforeEach, expect, test, vi } from 'vitest';

const fetch = vi.fn<(url: URL) => Promise<Response>>();
vi.mock('cloudflare:workers', () => ({ env: { ASSETS: { fetch } } }));
const { readStaticJson } = await import('./static-json.worker.ts');

beforeEach(() => {
  fetch.mockReset();
});

test('a file is read by its path, once', async () => {
  fetch.mockResolvedValue(Response.json({ a: 1 }));
  expect(await readStaticJson('/dane/once.json')).toEqual({ a: 1 });
  expect(await readStaticJson('/dane/once.json')).toEqual({ a: 1 });
  expect(fetch.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/dane/once.json']);
});

test.each<[string, () => Promise<Response>, string | RegExp]>([
  ['missing', () => Promise.resolve(new Response('', { status: 404 })), '/dane/missing.json: 404.'],
  ['unreachable', () => Promise.reject(new Error('The network is away.')), 'The network is away.'],
  ['broken', () => Promise.resolve(new Response('{')), /JSON/],
])('a %s file throws, and the next request tries again', async (name, reading, fault) => {
  fetch.mockImplementationOnce(reading);
  await expect(readStaticJson(`/dane/${name}.json`)).rejects.toThrow(fault);
  fetch.mockResolvedValue(Response.json([2]));
  expect(await readStaticJson(`/dane/${name}.json`)).toEqual([2]);
});

test('who waits for another request is not hurt by its end', async () => {
  fetch.mockReturnValueOnce(new Promise(() => {}));
  void readStaticJson('/dane/given-up.json');
  fetch.mockResolvedValue(Response.json('here'));
  expect(await readStaticJson('/dane/given-up.json')).toBe('here');
});
