import { expect, test } from 'vitest';
import { keyRing } from './keys.ts';
import { seal, unseal } from './seal.ts';

const SECRET = 'a secret of the tests that is long enough';
const NEXT = 'another secret that is just as long, or longer';
const ring = keyRing(SECRET);
const place = { purpose: 'mail', context: 'mail-1' } as const;

test('what was sealed can be read again under the same secret and place', () => {
  const text = 'Zażółć gęślą jaźń';
  const sealed = seal(ring, place, text);
  for (const encoding of ['base64', 'base64url', 'hex'] as const)
    expect(sealed).not.toContain(Buffer.from(text).toString(encoding));
  expect(unseal(ring, place, sealed)).toBe(text);
});

test('the same text is sealed differently each time', () => {
  expect(seal(ring, place, 'x')).not.toBe(seal(ring, place, 'x'));
});

test('a retiring key opens what it sealed, a retired one nothing', () => {
  const sealed = seal(ring, place, 'x');
  expect(unseal(keyRing(NEXT, [SECRET]), place, sealed)).toBe('x');
  expect(unseal(keyRing(NEXT), place, sealed)).toBeNull();
});

test('what is sealed in between is sealed under the new key', () => {
  const sealed = seal(keyRing(NEXT, [SECRET]), place, 'x');
  expect(unseal(keyRing(NEXT), place, sealed)).toBe('x');
});

test('another purpose, another row, a changed text or rubbish opens nothing', () => {
  const sealed = seal(ring, place, 'https://szlak.example/nowe-haslo#abc');
  expect(unseal(ring, { ...place, purpose: 'withdrawal' }, sealed)).toBeNull();
  expect(unseal(ring, { ...place, context: 'mail-2' }, sealed)).toBeNull();
  const [id, nonce, tag, text = ''] = sealed.split('.');
  const flipped = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  expect(unseal(ring, place, [id, nonce, tag, flipped].join('.'))).toBeNull();
  for (const rubbish of ['', 'a', 'a.b', 'a.b.c', `${id}`, `${id}.b.c`, `${id}.b.c.d`])
    expect(unseal(ring, place, rubbish)).toBeNull();
});
