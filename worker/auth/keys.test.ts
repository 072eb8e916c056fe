import { expect, test } from 'vitest';
import { derivedKey, keyById, keyedHash, keyedHashes, keyOf, keyRing } from './keys.ts';

const ring = keyRing('the present secret', ['the one before', 'the oldest']);

test('a key is named by its secret, and its name tells nothing of it', () => {
  expect(keyOf('the present secret')).toEqual(ring.current);
  expect(new Set([ring.current, ...ring.retiring].map(({ id }) => id)).size).toBe(3);
  expect(keyById(ring, keyOf('the oldest').id)?.secret).toBe('the oldest');
  expect(keyById(ring, keyOf('gone').id)).toBeNull();
});

test('each purpose has a key of its own', () => {
  expect(derivedKey(ring.current, 'mail')).not.toEqual(derivedKey(ring.current, 'snapshot'));
});

test('what is looked up is looked up under every key, the present one first', () => {
  const hashes = keyedHashes(ring, 'withdrawal', 'ola@szlak.example');
  expect(hashes[0]).toBe(keyedHash(ring, 'withdrawal', 'ola@szlak.example'));
  expect(hashes[2]).toBe(keyedHash(keyRing('the oldest'), 'withdrawal', 'ola@szlak.example'));
  expect(new Set(hashes).size).toBe(3);
});
