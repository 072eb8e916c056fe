// The account calls of the contract: register, login, logout, me. Those about links and passwords are in passwords.ts.
import * as z from 'zod';
import { faultOfCredentials } from '#domain/account/auth/credentials.ts';
import { CLEAR_STORAGE } from '../../auth/ended-cookies.ts';
import { setCookies } from './set-cookies.ts';
import { bareRoute, readRoute, writeRoute } from '../define.ts';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import { readMe, renewedSnapshot } from '../../services/account/viewer.ts';
import { register } from '../../services/account/registration.ts';
import { login, logout } from '../../services/account/login.ts';
import { endEveryOtherSession, endOneSession, readSessions } from '../../services/account/sessions.ts';

const MAX_NAME_LENGTH = 120;

export const ALL_FIELDS = 'Wypełnij wszystkie pola';

const credentials = () =>
  z.object({ email: wellFormedText(ALL_FIELDS), password: wellFormedText(ALL_FIELDS) });

const checkCredentials: z.core.CheckFn<{ email: string; password: string }> = (payload) => {
  const fault = faultOfCredentials(payload.value.email, payload.value.password);
  if (fault === null) return;
  payload.issues.push({
    code: 'custom',
    path: [fault.field],
    message: fault.sentence,
    input: payload.value[fault.field],
  });
};

const registration = () =>
  credentials()
    .extend({
      fullName: wellFormedText('Imię i nazwisko wpisz jako tekst.')
        .trim()
        .max(MAX_NAME_LENGTH, { error: `Imię i nazwisko mogą mieć najwyżej ${MAX_NAME_LENGTH} znaków.` })
        .optional(),
      returnTo: wellFormedText('Adres powrotu wpisz jako tekst.').nullish(),
    })
    .check(checkCredentials);

const signIn = () =>
  credentials()
    .extend({ remember: z.boolean({ error: 'Zaznacz lub odznacz pole „Zapamiętaj mnie”.' }).default(false) })
    .check(checkCredentials);

export const accountRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/account/register',
    access: 'anyone',
    limit: 'register',
    schema: registration,
    async handle(c, { email, password, fullName, returnTo }) {
      const form = { email, password, fullName: fullName || null, returnTo: returnTo ?? null };
      const { status, cookies } = await register(c.var.scope, form);
      setCookies(c, cookies);
      // With and without cookies alike.
      c.header('Cache-Control', 'private, no-store');
      return c.json({ status });
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/login',
    access: 'anyone',
    limit: 'login',
    schema: signIn,
    async handle(c, { email, password, remember }) {
      const { person, cookies } = await login(c.var.scope, { email, password, remember });
      setCookies(c, cookies);
      c.header('Cache-Control', 'private, no-store');
      // No user: the second factor is still to come, on a page of its own.
      return c.json({ user: person });
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/account/logout',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      setCookies(c, await logout(c.var.scope));
      c.header(...CLEAR_STORAGE);
      return c.body(null, 204);
    },
  }),
  readRoute({
    path: '/api/account/me',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      c.header('Cache-Control', 'private, no-store');
      const me = await readMe(c.var.scope);
      setCookies(c, await renewedSnapshot(c.var.scope));
      return c.json(me);
    },
  }),
];

// Where the person is signed in (docs/contract.md 'Account calls').
export const sessionRoutes = [
  readRoute({
    path: '/api/account/sessions',
    access: 'session',
    limit: 'call',
    async handle(c) {
      c.header('Cache-Control', 'private, no-store');
      return c.json({ sessions: await readSessions(c.var.scope) });
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'session',
    limit: 'call',
    async handle(c) {
      setCookies(c, await endOneSession(c.var.scope, c.req.param('id') ?? ''));
      return c.body(null, 204);
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/account/sessions/end-others',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await endEveryOtherSession(c.var.scope);
      return c.body(null, 204);
    },
  }),
];
