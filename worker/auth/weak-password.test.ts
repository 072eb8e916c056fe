import { expect, test } from 'vitest';
import list from '#content/common-passwords.json' with { type: 'json' };
import { startBreaches } from '#sandbox/breaches/server.ts';
import { refuseWeakPassword } from './weak-password.ts';

const OFF = { passwordRangeUrl: null };
const ola = { email: 'ola.kowalczyk@example.pl', fullName: null };
const taken = (password: string, config: { passwordRangeUrl: string | null } = OFF) =>
  refuseWeakPassword(config, password, ola);

test.each(['password', '12345678', 'iloveyou', 'zaq12wsx', 'PassWord1', 'Ｐassword'])(
  '%s is refused',
  async (password) => {
    await expect(taken(password)).rejects.toThrow('To hasło jest na liście najczęściej używanych');
  },
);

test.each(['dlugie-haslo-1', 'szlak-demo-2026', 'zielony słoń na rowerze'])('%j is not', async (password) => {
  await expect(taken(password)).resolves.toBeUndefined();
});

test('the list holds what the top of the ranks has of our length, in lower case', () => {
  const passwords = list.passwords.split(' ');
  expect(new Set(passwords).size).toBeGreaterThan(3_000);
  for (const password of passwords) {
    expect(password.length).toBeGreaterThanOrEqual(8);
    expect(password).toBe(password.toLowerCase());
  }
});

test.each([
  ['kowalczyk7', 'Twój adres, imię albo nazwa serwisu'],
  ['szlak2026', 'Twój adres, imię albo nazwa serwisu'],
  ['abababab', 'powtórzenia albo znaki po kolei'],
  ['haslo12345!', 'na liście najczęściej używanych'],
])('%s is refused with „%s”', async (password, sentence) => {
  await expect(taken(password)).rejects.toThrow(sentence);
});

test('of a breached password five characters of its hash are told; a service that is slow or broken keeps nobody out', async () => {
  const leaked = 'zielony ogorek 7';
  const breaches = await startBreaches({ port: 0, known: [leaked] });
  const config = { passwordRangeUrl: breaches.rangeUrl };
  await expect(taken(leaked, config)).rejects.toThrow('wyciekło kiedyś z innego serwisu');
  await expect(taken('zielony ogorek 8', config)).resolves.toBeUndefined();
  for (const { path, isPadded } of breaches.calls) {
    expect(path).toMatch(/^\/range\/[0-9A-F]{5}$/);
    expect(isPadded).toBe(true);
  }
  breaches.setMood('fault');
  await expect(taken(leaked, config)).resolves.toBeUndefined();
  breaches.setMood('slow');
  const since = performance.now();
  await expect(taken(leaked, config)).resolves.toBeUndefined();
  expect(performance.now() - since).toBeLessThan(2_500);
  await breaches.stop();
});
