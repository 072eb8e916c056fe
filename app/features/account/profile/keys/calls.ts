// The calls about passkeys and the second factor (docs/contract.md 'Account calls').
import { callApi, type CallResult } from '../../../../lib/call-api.ts';

const pathOf = (id: string) => `/api/account/passkeys/${encodeURIComponent(id)}`;

export function renamePasskey(id: string, name: string): Promise<CallResult<unknown>> {
  return callApi('PUT', pathOf(id), { name });
}

export function removePasskey(id: string): Promise<CallResult<unknown>> {
  return callApi('DELETE', pathOf(id));
}

/** Also renews the codes of whoever has it on. */
export function turnOnSecondFactor(): Promise<CallResult<{ recoveryCodes: string[] }>> {
  return callApi('POST', '/api/account/second-factor');
}

export function turnOffSecondFactor(): Promise<CallResult<unknown>> {
  return callApi('DELETE', '/api/account/second-factor');
}
