import { expect, test } from 'vitest';
import { shareLink } from './share.ts';

const LINK = { title: 'Szlak', url: 'https://szlak.example/#quiz' };
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9)';

function deviceOf(userAgent: string, refusal: Error | null = null) {
  const copied: string[] = [];
  const shared: unknown[] = [];
  const answer = () => (refusal === null ? Promise.resolve() : Promise.reject(refusal));
  const device = {
    userAgent,
    share: (data: unknown) => (shared.push(data), answer()),
    clipboard: { writeText: (text: string) => (copied.push(text), answer()) },
  } as unknown as Navigator;
  return { device, copied, shared };
}

test('a phone opens its own sheet', async () => {
  const { device, copied, shared } = deviceOf(PHONE);
  expect(await shareLink(LINK, device)).toBe('shared');
  expect(shared).toEqual([LINK]);
  expect(copied).toEqual([]);
});

test('a desktop copies the link, though it could share', async () => {
  const { device, copied, shared } = deviceOf(DESKTOP);
  expect(await shareLink(LINK, device)).toBe('copied');
  expect(copied).toEqual([LINK.url]);
  expect(shared).toEqual([]);
});

test('anyone who closes the sheet made no mistake', async () => {
  const { device } = deviceOf(PHONE, new DOMException('closed', 'AbortError'));
  expect(await shareLink(LINK, device)).toBe('cancelled');
});

test('a refused clipboard is a failure, and so is a missing one', async () => {
  const refusing = deviceOf(DESKTOP, new DOMException('no', 'NotAllowedError'));
  expect(await shareLink(LINK, refusing.device)).toBe('failed');
  expect(await shareLink(LINK, { userAgent: DESKTOP } as Navigator)).toBe('failed');
});
