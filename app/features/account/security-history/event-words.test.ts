import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from '#domain/account/security-log/events.ts';
import { eventWords } from './event-words.ts';

test('no two events are called alike, done or refused', () => {
  const words = SECURITY_EVENTS.flatMap((event) => [eventWords(event, 'done'), eventWords(event, 'refused')]);
  expect(new Set(words).size).toBe(2 * SECURITY_EVENTS.length);
});

test('a refused sign-in is a try', () => {
  expect(eventWords('password-sign-in', 'refused')).toBe('Nieudana próba zalogowania hasłem');
  expect(eventWords('export', 'refused')).toBe('Pobranie kopii danych – nie doszło do skutku');
});
