// A call of the auth dialog, told to the auth state: that it runs, and with which sentence it failed; where, this form knows.
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { authStateAtom } from '../session/auth-atoms.ts';

type Fault<Place> = { place: Place; sentence: string };

/** `onFault` moves the focus to where the fault is. */
export function useAuthCall<Place extends string>(onFault: (place: Place) => void) {
  const [{ isLoading, error }, tell] = useAtom(authStateAtom);
  const [place, setPlace] = useState<Place | null>(null);

  // An error belongs to the form in which it arose.
  useEffect(() => () => tell({ type: 'CALL_ENDED', error: null }), [tell]);

  async function during<Result>(call: Promise<Result>): Promise<Result> {
    tell({ type: 'CALL_STARTED' });
    const result = await call;
    tell({ type: 'CALL_ENDED', error: null });
    return result;
  }

  function fail(where: Place, sentence: string) {
    tell({ type: 'CALL_ENDED', error: sentence });
    setPlace(where);
    onFault(where);
  }

  const fault: Fault<Place> | null = error === null || place === null ? null : { place, sentence: error };
  return {
    fault,
    isBusy: isLoading,
    during,
    fail,
  };
}
