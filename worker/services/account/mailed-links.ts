// A mailed link: a random token of which the database keeps the hash, the page that takes it, and the message that carries it.
import { confirmEmailMessage, resetPasswordMessage } from '#content/mail/account-letters.ts';
import type { NewLink, TokenPurpose } from '#db/account/commands/tokens.ts';
import { withToken, TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { safeReturnPath } from '#domain/account/auth/return-path.ts';
import { hashOfToken, newToken } from '../../auth/session-cookie.ts';
import type { RequestScope } from '../../scope.ts';
import { preparedMail } from '../platform/mail.ts';

const LINKS = {
  'confirm-email': { page: '/potwierdz-email', message: confirmEmailMessage },
  'reset-password': { page: '/nowe-haslo', message: resetPasswordMessage },
} as const;

/** `returnTo`: a wish, followed if it is a page of ours. Null = mail is off. */
export function newLink(
  scope: Pick<RequestScope, 'config' | 'now' | 'origin'>,
  purpose: TokenPurpose,
  to: string,
  returnTo: string | null = null,
): NewLink | null {
  const { page, message } = LINKS[purpose];
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const path = safeReturnPath(returnTo);
  const way = path === null ? '' : `?powrot=${encodeURIComponent(path)}`;
  const url = withToken(`${scope.origin}${page}${way}`, token);
  const mail = preparedMail(scope, { to, message: message({ url }), tokenHash });
  if (mail === null) return null;
  return { tokenHash, purpose, now: scope.now, expiresAt: scope.now + TOKEN_LIFETIME_MS, mail };
}

/** Where a forgotten password is asked for. */
export function forgotPasswordAddress({ origin }: Pick<RequestScope, 'origin'>): string {
  return `${origin}/?auth=forgot`;
}
