// What is grave asks for a fresh proof (docs/decisions.md 'A fresh proof'): the call is made, and if it is refused for want of one, the
// dialog asks and the call is made again. Nothing that was typed is lost.
import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { callApi, type CallResult } from '../../../../lib/call-api.ts';

type ProofRequest = {
  settle: (isProven: boolean) => void;
  /** The password and Google are not enough: keys are changed by a key. */
  isByKey: boolean;
};

/** Null = nobody is asked (ProofHost.tsx). */
export const proofRequestAtom = atom<ProofRequest | null>(null);

export function useProof() {
  const request = useSetAtom(proofRequestAtom);
  return useCallback(
    async <Body>(call: () => Promise<CallResult<Body>>): Promise<CallResult<Body>> => {
      const result = await call();
      const isByKey = !result.ok && result.code === 'key-proof-needed';
      if (result.ok || (!isByKey && result.code !== 'fresh-auth-needed')) return result;
      const isProven = await new Promise<boolean>((settle) => request({ settle, isByKey }));
      request(null);
      return isProven ? call() : result;
    },
    [request],
  );
}

// The calls about a fresh proof (docs/contract.md 'Account calls').

/** Refused with 'fresh-auth-needed' if there is none. */
export function askForProof(): Promise<CallResult<unknown>> {
  return callApi('GET', '/api/account/proof');
}

export function proveByPassword(password: string): Promise<CallResult<unknown>> {
  return callApi('POST', '/api/account/proof', { password });
}
