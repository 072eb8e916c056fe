import { expect, test } from 'vitest';
import { refuseCommonPassword } from './common-password.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

test.each(['password', '12345678', 'iloveyou', 'zaq12wsx', 'PassWord1', 'Ｐassword'])(
  '%s is refused',
  async (password) => {
    await expect(refuseCommonPassword(password)).rejects.toThrow(
      'To hasło jest na liście najczęściej używanych',
    );
  },
);

test.each(['dlugie-haslo-1', 'szlak-demo-2026', 'password!', ''])('%j is not', async (password) => {
  await expect(refuseCommonPassword(password)).resolves.toBeUndefined();
});

test('the list holds what the top of the ranks has of our length, in lower case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(3_000);
  for (const password of COMMON_PASSWORDS) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(password).toBe(password.toLowerCase());
  }
});
