// The calls of /profil (docs/contract.md 'Account calls'), and what to say when one fails.
import { callApi, type CallResult } from '../../../../lib/call-api.ts';
import { noResponseSentence } from '../../auth/session/session-texts.ts';

/** `currentPassword` is left out by a person who has none yet. */
type PasswordChange = { currentPassword?: string; newPassword: string; confirmation: string };

export function changePassword(form: PasswordChange): Promise<CallResult<unknown>> {
  return callApi('POST', '/api/account/change-password', form);
}

export function endSession(id: string): Promise<CallResult<unknown>> {
  return callApi('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`);
}

export function endOtherSessions(): Promise<CallResult<unknown>> {
  return callApi('POST', '/api/account/sessions/end-others');
}

export function deleteAnalysis(id: string): Promise<CallResult<unknown>> {
  return callApi('DELETE', `/api/analysis/${encodeURIComponent(id)}`);
}

export function deleteAccount(): Promise<CallResult<unknown>> {
  return callApi('DELETE', '/api/account');
}

export function sentenceOf(result: Extract<CallResult<unknown>, { ok: false }>): string {
  return result.sentence ?? noResponseSentence(navigator.onLine);
}
