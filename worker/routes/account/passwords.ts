// The calls of the contract about mailed links and passwords. Those that could tell who has an account always answer 202.
import * as z from 'zod';
import { faultOfEmail, faultOfNewPassword, faultOfPassword } from '#domain/account/auth/credentials.ts';
import { appError } from '#domain/platform/messages.ts';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import { isToken } from '../../auth/session-cookie.ts';
import { setCookies } from './set-cookies.ts';
import { ALL_FIELDS } from './login.ts';
import { writeRoute } from '../define.ts';
import { confirmEmail, resendConfirmation } from '../../services/account/confirmation.ts';
import { askForReset, changePassword, resetPassword } from '../../services/account/passwords.ts';

const text = () => wellFormedText(ALL_FIELDS);

/** A text that a rule of domain/account/auth/credentials.ts finds no fault with. */
function faultless(faultOf: (value: string) => string | null) {
  return text().check((payload) => {
    const fault = faultOf(payload.value);
    if (fault !== null) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
  });
}

const email = () => faultless(faultOfEmail);

const change = () =>
  z
    .object({ currentPassword: text().default(''), newPassword: text(), confirmation: text() })
    .check((payload) => {
      const fault = faultOfNewPassword(payload.value.newPassword, payload.value.confirmation);
      if (fault === null) return;
      const { field, sentence } = fault;
      payload.issues.push({ code: 'custom', path: [field], message: sentence, input: payload.value[field] });
    });

/** What can be no token of ours is answered like one that is used up. */
function refuseNoToken(token: string): void {
  if (!isToken(token)) throw appError('link-expired');
}

export const passwordRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/account/confirm-email',
    access: 'anyone',
    limit: 'password',
    // The password of the account, unless the browser is signed in to it.
    schema: () => z.object({ token: text(), password: text().default('') }),
    async handle(c, form) {
      refuseNoToken(form.token);
      await confirmEmail(c.var.scope, form);
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/resend-confirmation',
    access: 'anyone',
    limit: 'mail',
    // Without an address: to the signed-in person's own.
    schema: () => z.object({ email: email().optional(), returnTo: text().nullish() }),
    async handle(c, form) {
      await resendConfirmation(c.var.scope, form.email ?? null, form.returnTo ?? null);
      return c.body(null, 202);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/forgot-password',
    access: 'anyone',
    limit: 'mail',
    schema: () => z.object({ email: email() }),
    async handle(c, form) {
      await askForReset(c.var.scope, form.email);
      return c.body(null, 202);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/reset-password',
    access: 'anyone',
    limit: 'password',
    schema: () =>
      z.object({ token: text(), password: faultless(faultOfPassword), endKeys: z.boolean().default(false) }),
    async handle(c, form) {
      refuseNoToken(form.token);
      setCookies(c, await resetPassword(c.var.scope, form));
      return c.body(null, 204);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/api/account/change-password',
    access: 'session',
    limit: 'password',
    schema: change,
    async handle(c, { currentPassword, newPassword }) {
      setCookies(c, await changePassword(c.var.scope, { currentPassword, newPassword }));
      return c.body(null, 204);
    },
  }),
];
