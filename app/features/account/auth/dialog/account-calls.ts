// The account calls of the contract that sign people in and out, as the browser makes them.
import type { readMe } from '#worker/services/account/viewer.ts';
import { callApi, type CallResult } from '../../../../lib/call-api.ts';

type Credentials = { email: string; password: string };

type Me = Awaited<ReturnType<typeof readMe>>;

/** `body` is null only if something between us and the server swallowed the response. */
export function register(
  form: Credentials & { returnTo: string | null },
): Promise<CallResult<{ status: 'confirm-email' | 'signed-up' } | null>> {
  return callApi('POST', '/api/account/register', form);
}

/** `user` null = the second factor is still to come. */
export function login(
  form: Credentials & { remember: boolean },
): Promise<CallResult<{ user: { id: string } | null }>> {
  return callApi('POST', '/api/account/login', form);
}

export function logout(): Promise<CallResult<null>> {
  return callApi('POST', '/api/account/logout');
}

export function me(): Promise<CallResult<Me>> {
  return callApi('GET', '/api/account/me');
}

export function forgotPassword(form: { email: string }): Promise<CallResult<unknown>> {
  return callApi('POST', '/api/account/forgot-password', form);
}

/** To the signed-in person's own address; the link in it leads back to the page. */
export function resendConfirmation(returnTo: string): Promise<CallResult<unknown>> {
  return callApi('POST', '/api/account/resend-confirmation', { returnTo });
}
