// Passkeys and the second factor (docs/contract.md 'Account calls').
import * as z from 'zod';
import { MESSAGES } from '#domain/platform/messages.ts';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import { setCookies } from './set-cookies.ts';
import { bareRoute, writeRoute } from '../define.ts';
import type { AppContext } from '../../app-env.ts';
import { signInByPasskey } from '../../services/account/passkeys/sign-in.ts';
import { turnOffSecondFactor, turnOnSecondFactor } from '../../services/account/passkeys/second-factor.ts';
import { askToAdd, askToSignIn } from '../../services/account/passkeys/ask.ts';
import { addKey, removeKey, renameKey } from '../../services/account/passkeys/keys.ts';

const MAX_PART = 12_000;

/** Base64url, as the browser hands it on. */
const part = () =>
  z
    .string({ error: MESSAGES['invalid-passkey'] })
    .regex(/^[\w-]+$/, { error: MESSAGES['invalid-passkey'] })
    .max(MAX_PART, { error: MESSAGES['invalid-passkey'] });

export const assertion = () =>
  z.object({
    id: part(),
    clientDataJSON: part(),
    authenticatorData: part(),
    signature: part(),
  });

const attestation = () => z.object({ id: part(), clientDataJSON: part(), attestationObject: part() });

export function privately(c: AppContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store');
  return c.json(body);
}

/** The ways in, for anyone who is not signed in yet. */
const signInRoutes = [
  bareRoute({
    method: 'POST',
    path: '/api/account/login/passkey/options',
    access: 'anyone',
    limit: 'call',
    async handle(c) {
      const { options, cookies } = await askToSignIn(c.var.scope);
      setCookies(c, cookies);
      return privately(c, options);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/login/passkey',
    access: 'anyone',
    limit: 'login',
    schema: () => assertion().extend({ remember: z.boolean().default(false) }),
    async handle(c, { remember, ...answer }) {
      const { person, cookies } = await signInByPasskey(c.var.scope, {
        assertion: answer,
        remember,
      });
      setCookies(c, cookies);
      return privately(c, { user: person });
    },
  }),
];

const ownRoutes = [
  bareRoute({
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'session',
    limit: 'call',
    handle: async (c) => privately(c, await askToAdd(c.var.scope)),
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'session',
    limit: 'password',
    schema: attestation,
    async handle(c, answer) {
      await addKey(c.var.scope, answer);
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/api/account/passkeys/:id',
    access: 'session',
    limit: 'call',
    schema: () => z.object({ name: wellFormedText('Wpisz nazwę klucza.') }),
    async handle(c, { name }) {
      await renameKey(c.var.scope, c.req.param('id') ?? '', name);
      return c.body(null, 204);
    },
  }),
  bareRoute({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await removeKey(c.var.scope, c.req.param('id') ?? '');
      return c.body(null, 204);
    },
  }),
  // On, or on with new codes.
  bareRoute({
    method: 'POST',
    path: '/api/account/second-factor',
    access: 'session',
    limit: 'password',
    handle: async (c) => privately(c, { recoveryCodes: await turnOnSecondFactor(c.var.scope) }),
  }),
  bareRoute({
    method: 'DELETE',
    path: '/api/account/second-factor',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await turnOffSecondFactor(c.var.scope);
      return c.body(null, 204);
    },
  }),
];

export const passkeyRoutes = [...signInRoutes, ...ownRoutes];
