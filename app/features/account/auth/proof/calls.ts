// The calls about a fresh proof (docs/contract.md 'Account calls').
import { callApi, type CallResult } from '../../../../lib/call-api.ts';

/** Refused with 'fresh-auth-needed' if there is none. */
export function askForProof(): Promise<CallResult<unknown>> {
  return callApi('GET', '/api/account/proof');
}

export function proveByPassword(password: string): Promise<CallResult<unknown>> {
  return callApi('POST', '/api/account/proof', { password });
}
