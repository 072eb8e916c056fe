// A fresh proof for what is grave (docs/contract.md 'Account calls').
import * as z from 'zod';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import { setCookies } from './set-cookies.ts';
import { ALL_FIELDS } from './login.ts';
import type { RequestScope } from '../../scope.ts';
import { assertion, privately } from './passkeys.ts';
import { bareRoute, readRoute, writeRoute } from '../define.ts';
import { proveByPassword, requireFreshAuth } from '../../services/account/fresh-auth.ts';
import { askToProve } from '../../services/account/passkeys/ask.ts';
import { proveByPasskey, proveByRecoveryCode } from '../../services/account/passkeys/prove.ts';

/** What the body holds decides: the account's password, a recovery code, or a passkey's answer. */
const proof = () =>
  z.union(
    [
      z.object({ password: wellFormedText(ALL_FIELDS).min(1, { error: ALL_FIELDS }) }),
      z.object({ code: wellFormedText(ALL_FIELDS) }),
      assertion(),
    ],
    { error: ALL_FIELDS },
  );

export const freshAuthRoutes = [
  readRoute({
    path: '/api/account/proof',
    access: 'session',
    limit: 'call',
    async handle(c) {
      await requireFreshAuth(c.var.scope);
      return c.body(null, 204, { 'Cache-Control': 'private, no-store' });
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/account/proof/passkey/options',
    access: 'session',
    limit: 'call',
    handle: async (c) => privately(c, await askToProve(c.var.scope)),
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/proof',
    access: 'session',
    limit: 'login',
    schema: proof,
    async handle(c, given) {
      setCookies(c, await proved(c.var.scope, given));
      return c.body(null, 204);
    },
  }),
];

function proved(scope: RequestScope, given: z.output<ReturnType<typeof proof>>): Promise<string[]> {
  if ('password' in given) return proveByPassword(scope, given.password);
  return 'code' in given ? proveByRecoveryCode(scope, given.code) : proveByPasskey(scope, given);
}
