// What is grave asks for a fresh proof (docs/decisions.md 'A fresh proof'): the call is made, and if it is refused for want of one, the
// dialog asks and the call is made again. Nothing that was typed is lost.
import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { CallResult } from '../../../lib/call-api.ts';

type ProofRequest = { settle: (isProven: boolean) => void };

/** Null = nobody is asked (ProofHost.tsx). */
export const proofRequestAtom = atom<ProofRequest | null>(null);

export function useProof() {
  const request = useSetAtom(proofRequestAtom);
  return useCallback(
    async <Body>(call: () => Promise<CallResult<Body>>): Promise<CallResult<Body>> => {
      const result = await call();
      if (result.ok || result.code !== 'fresh-auth-needed') return result;
      const isProven = await new Promise<boolean>((settle) => request({ settle }));
      request(null);
      return isProven ? call() : result;
    },
    [request],
  );
}
