import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('zażółć gęślą');
  expect(await verifyPassword('zażółć gęślą', hash)).toBe(true);
  expect(await verifyPassword('zażółć gęśla', hash)).toBe(false);
});

test('the same password gets a new salt each time', async () => {
  expect(await hashPassword('haslo123')).not.toBe(await hashPassword('haslo123'));
});

test('the way in which accents were typed does not matter', async () => {
  expect(await verifyPassword('z\u0307o\u0301lty', await hashPassword('żólty'))).toBe(true);
});

test('a hash under older, smaller parameters still verifies', async () => {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('haslo123', salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await verifyPassword('haslo123', stored)).toBe(true);
});

test.each(['', 'plain', 'scrypt$0$8$5$AAAA$AAAA', 'scrypt$16384$8$5$AAAA', 'bcrypt$1$1$1$AAAA$AAAA'])(
  'the unreadable hash %j matches nothing',
  async (stored) => {
    expect(await verifyPassword('haslo123', stored)).toBe(false);
  },
);
