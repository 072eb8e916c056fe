import { expect, test } from 'vitest';
import list from '#content/common-passwords.json' with { type: 'json' };
import { refuseCommonPassword } from './common-password.ts';

test.each(['password', '12345678', 'iloveyou', 'zaq12wsx', 'PassWord1', 'Ｐassword'])(
  '%s is refused',
  async (password) => {
    await expect(refuseCommonPassword(password)).rejects.toThrow(
      'To hasło jest na liście najczęściej używanych',
    );
  },
);

test.each(['dlugie-haslo-1', 'szlak-demo-2026', 'password!', 'password 12345678', ''])(
  '%j is not',
  async (password) => {
    await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
  },
);

test('the list holds what the top of the ranks has of our length, in lower case', () => {
  const passwords = list.passwords.split(' ');
  expect(new Set(passwords).size).toBeGreaterThan(3_000);
  for (const password of passwords) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(password).toBe(password.toLowerCase());
  }
});
