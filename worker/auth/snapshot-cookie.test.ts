import { expect, test } from 'vitest';
import { keyRing } from './keys.ts';
import { readSnapshot, snapshotCookie } from './snapshot-cookie.ts';

const ADDRESS = 'http://127.0.0.1:8787/';
const NOW = 1_800_000_000_000;
const FIVE_MINUTES = 5 * 60_000;
const seal = { keys: keyRing('x'.repeat(32)), tokenHash: 'a'.repeat(64) };
const zofia = {
  id: 'z',
  email: 'zofia@example.pl',
  fullName: 'Zofia Żółć',
  emailConfirmed: true,
  plan: 'premium',
  hasCourses: true,
} as const;

const requestWith = (cookie: string, url = ADDRESS) =>
  new Request(url, { headers: { Cookie: cookie.split(';')[0] ?? '' } });

test('what was written is read, for five minutes and no longer', () => {
  const request = requestWith(snapshotCookie(ADDRESS, seal, zofia, NOW));
  expect(readSnapshot(request, seal, NOW + FIVE_MINUTES - 1)).toEqual(zofia);
  expect(readSnapshot(request, seal, NOW + FIVE_MINUTES)).toBeNull();
});

test('it is good for as long as its key is retiring', () => {
  const request = requestWith(snapshotCookie(ADDRESS, seal, zofia, NOW));
  const keys = keyRing('y'.repeat(32), ['x'.repeat(32)]);
  expect(readSnapshot(request, { ...seal, keys }, NOW)).toEqual(zofia);
});

test('it is of no use with another secret or beside another session', () => {
  const request = requestWith(snapshotCookie(ADDRESS, seal, zofia, NOW));
  expect(readSnapshot(request, { ...seal, keys: keyRing('y'.repeat(32)) }, NOW)).toBeNull();
  expect(readSnapshot(request, { ...seal, tokenHash: 'b'.repeat(64) }, NOW)).toBeNull();
});

test('a changed one is none', () => {
  const cookie = snapshotCookie(ADDRESS, seal, { ...zofia, plan: 'free' }, NOW);
  const [, text = '', mark = ''] = /^snapshot=([^.]+)\.([^;]+)/.exec(cookie) ?? [];
  const forged = Buffer.from(text, 'base64url').toString().replace('free', 'premium');
  const request = requestWith(`snapshot=${Buffer.from(forged).toString('base64url')}.${mark}`);
  expect(readSnapshot(request, seal, NOW)).toBeNull();
});

test.each(['', 'x', 'x.y', 'x.y.z', '..', `${'a'.repeat(4000)}.b`])('%j is none', (value) => {
  expect(readSnapshot(requestWith(`snapshot=${value}`), seal, NOW)).toBeNull();
});

test('over https it has the prefix that binds it to this host, and script never sees it', () => {
  const cookie = snapshotCookie('https://szlak.example/', seal, zofia, NOW);
  expect(cookie).toMatch(/^__Host-snapshot=/);
  expect(cookie).toContain('Max-Age=300; Path=/; HttpOnly; Secure; SameSite=Lax');
});
