import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const LIMIT = 10;

/** Node's own option for a body that streams. */
const HALF = { duplex: 'half' };

const request = (body: string, length?: string) =>
  new Request('https://szlak.example', {
    method: 'POST',
    body,
    headers: length === undefined ? {} : { 'Content-Length': length },
  });

test.each(['', 'dziewięć', '0123456789'])('%j is read whole', async (body) => {
  const bytes = await readBody(request(body), LIMIT);
  expect(bytes).toBeInstanceOf(Uint8Array);
  expect(new TextDecoder().decode(bytes as Uint8Array)).toBe(body);
});

test('one byte more is too large, said or not', async () => {
  expect(await readBody(request('01234567890'), LIMIT)).toBe('too-large');
  expect(await readBody(request('ok', '11'), LIMIT)).toBe('too-large');
});

test('a length that is less than the truth lets nothing more in', async () => {
  expect(await readBody(request('01234567890', '2'), LIMIT)).toBe('too-large');
});

test.each(['zwei', '-1', '+2', '2, 40000', '2 2', '1e1', '0x2', ''])(
  'a length of %j is odd',
  async (length) => {
    expect(await readBody(request('ok', length), LIMIT)).toBe('malformed');
  },
);

test('a body that drips in is given up at the deadline, and its sender is told to stop', async () => {
  let wasStopped = false;
  let timer: NodeJS.Timeout;
  const dripping = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array([32])), 20);
    },
    cancel() {
      clearInterval(timer);
      wasStopped = true;
    },
  });
  const slow = new Request('https://szlak.example', { method: 'POST', body: dripping, ...HALF });
  const began = Date.now();
  expect(await readBody(slow, 1_000, 100)).toBe('too-slow');
  expect(Date.now() - began).toBeLessThan(500);
  await expect.poll(() => wasStopped).toBe(true);
});
