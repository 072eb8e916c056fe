import { expect, test } from 'vitest';
import { callbackFault } from './callback-texts.ts';

test.each([null, 'AccessDenied', 'OAuthCallbackError', 'unverified', 'other-account', 'too-many'])(
  'a sign-in that was refused or given up (%s) can be tried again',
  (code) => {
    expect(callbackFault(code).sentence).toBe('Nie udało się zalogować. Spróbuj ponownie.');
  },
);

test.each(['Configuration', '', 'toString', '<script>'])('anything else (%s) is a fault', (code) => {
  expect(callbackFault(code)).toEqual({
    sentence: 'Wystąpił błąd podczas próby logowania. Spróbuj ponownie.',
    advice: null,
  });
});

test('who is refused is told why', () => {
  expect(callbackFault('unverified').advice).toContain('Google nie potwierdza');
  expect(callbackFault('other-account').advice).toContain('inne konto Google');
  expect(callbackFault('too-many').advice).toContain('za godzinę');
});
