import { expect, test } from 'vitest';
import { authAddress } from './auth-query.ts';
import { SIGN_OUT_ADDRESS } from '../session/session-texts.ts';
import { readAuthQuery, readSignOut } from './read-auth-query.ts';

test('a visitor sent away from a protected page is asked to sign in, and led back afterwards', () => {
  expect(readAuthQuery('?wymagane=logowanie&powrot=/dashboard')).toEqual({
    mode: 'login',
    isLoginRequired: true,
    returnTo: '/dashboard',
  });
});

test('a link from a page without React opens the form it names', () => {
  expect(readAuthQuery('?auth=register')).toEqual({
    mode: 'register',
    isLoginRequired: false,
    returnTo: null,
  });
  expect(readAuthQuery('?auth=login')?.mode).toBe('login');
  expect(readAuthQuery('?auth=forgot')?.mode).toBe('forgot');
});

test('a return address elsewhere is dropped', () => {
  expect(readAuthQuery('?auth=login&powrot=//evil.example')?.returnTo).toBeNull();
});

test('any other address asks for nothing', () => {
  expect(readAuthQuery('')).toBeNull();
  expect(readAuthQuery('?auth=admin&powrot=/dashboard')).toBeNull();
});

test('the address that opens the dialog says where to come back to', () => {
  expect(authAddress('register', null)).toBe('/?auth=register');
  const address = authAddress('login', '/blog/ai-w-planowaniu-kariery');
  expect(readAuthQuery(address.slice(1))).toEqual({
    mode: 'login',
    isLoginRequired: false,
    returnTo: '/blog/ai-w-planowaniu-kariery',
  });
});

test('signing out on a page without React is told to the page it leads to', () => {
  expect(readSignOut(SIGN_OUT_ADDRESS.done.slice(1))).toBe('done');
  expect(readSignOut(SIGN_OUT_ADDRESS.failed.slice(1))).toBe('failed');
  expect(readSignOut('?wylogowano=moze')).toBeNull();
  expect(readSignOut('')).toBeNull();
});
