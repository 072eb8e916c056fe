import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const SECRET = 'a secret of the tests that is long enough';

test('what was sealed can be read again under the same secret and context', () => {
  const text = 'Zażółć gęślą jaźń';
  const sealed = seal(SECRET, 'mail-1', text);
  for (const encoding of ['base64', 'base64url', 'hex'] as const)
    expect(sealed).not.toContain(Buffer.from(text).toString(encoding));
  expect(unseal(SECRET, 'mail-1', sealed)).toBe(text);
});

test('the same text is sealed differently each time', () => {
  expect(seal(SECRET, 'mail-1', 'x')).not.toBe(seal(SECRET, 'mail-1', 'x'));
});

test('another secret, another row, a changed text or rubbish opens nothing', () => {
  const sealed = seal(SECRET, 'mail-1', 'https://szlak.example/nowe-haslo?token=abc');
  expect(unseal(`${SECRET}!`, 'mail-1', sealed)).toBeNull();
  expect(unseal(SECRET, 'mail-2', sealed)).toBeNull();
  const [nonce, tag, text = ''] = sealed.split('.');
  const flipped = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  expect(unseal(SECRET, 'mail-1', [nonce, tag, flipped].join('.'))).toBeNull();
  for (const rubbish of ['', 'a', 'a.b', 'a.b.c']) expect(unseal(SECRET, 'mail-1', rubbish)).toBeNull();
});
