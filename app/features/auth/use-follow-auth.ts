import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onAuthEvent } from './auth-channel.ts';

/** When another tab signs in or out, this one asks the server who it is now. */
export function useFollowAuth(): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => onAuthEvent(() => void latest.current()), []);
}
