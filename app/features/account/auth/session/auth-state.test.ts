import { expect, test } from 'vitest';
import { authReducer, eventOf, UNKNOWN_AUTH } from './auth-state.ts';

const ALA = { id: 'a', email: 'ala@example.pl', fullName: null, emailConfirmed: false };
const OLA = { ...ALA, id: 'o', email: 'ola@example.pl' };
const nobody = authReducer(UNKNOWN_AUTH, { type: 'INITIAL_SESSION', user: null });
const ala = authReducer(UNKNOWN_AUTH, { type: 'INITIAL_SESSION', user: ALA });

test('before the server has spoken nobody is known and nothing is initialised', () => {
  expect(UNKNOWN_AUTH).toMatchObject({
    user: null,
    isAuthenticated: false,
    loading: true,
    initialized: false,
  });
});

test('the first word initialises, whoever is there', () => {
  expect(nobody).toMatchObject({
    user: null,
    session: null,
    isAuthenticated: false,
    loading: false,
    initialized: true,
  });
  expect(ala).toMatchObject({
    user: ALA,
    session: { userId: 'a' },
    isAuthenticated: true,
    initialized: true,
  });
});

test('what the server says becomes the event that leads there', () => {
  expect(eventOf(UNKNOWN_AUTH, ALA).type).toBe('INITIAL_SESSION');
  expect(eventOf(nobody, ALA).type).toBe('SIGNED_IN');
  expect(eventOf(ala, OLA).type).toBe('SIGNED_IN');
  expect(eventOf(ala, null).type).toBe('SIGNED_OUT');
  expect(eventOf(ala, { ...ALA, emailConfirmed: true }).type).toBe('USER_UPDATED');
  expect(eventOf(ala, { ...ALA }).type).toBe('TOKEN_REFRESHED');
  expect(eventOf(nobody, null).type).toBe('TOKEN_REFRESHED');
});

test('signing out, and a refresh without a session, leave nobody', () => {
  for (const event of [{ type: 'SIGNED_OUT' }, { type: 'TOKEN_REFRESHED', user: null }] as const) {
    expect(authReducer(ala, event)).toMatchObject({
      user: null,
      session: null,
      isAuthenticated: false,
      initialized: true,
    });
  }
});

test('an update changes the person and keeps the session', () => {
  const confirmed = authReducer(ala, { type: 'USER_UPDATED', user: { ...ALA, emailConfirmed: true } });
  expect(confirmed.user?.emailConfirmed).toBe(true);
  expect(confirmed.session).toEqual({ userId: 'a' });
});

test('a call clears the last error, and says how it ended', () => {
  const failed = authReducer(nobody, { type: 'CALL_ENDED', error: 'Nieprawidłowy e-mail lub hasło' });
  expect(failed).toMatchObject({ isLoading: false, error: 'Nieprawidłowy e-mail lub hasło' });
  expect(authReducer(failed, { type: 'CALL_STARTED' })).toMatchObject({ isLoading: true, error: null });
});

test('a password being recovered changes nothing', () => {
  expect(authReducer(ala, { type: 'PASSWORD_RECOVERY' })).toBe(ala);
});

test('no token is in it', () => {
  expect(JSON.stringify(ala)).not.toMatch(/token/i);
});
