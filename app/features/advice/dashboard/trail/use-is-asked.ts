import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OPENED_QUERY } from './opened-address.ts';

/** Somebody comes from paying. Stays true while the page stands, though its address has forgotten it by then: a reload says it no more. */
export function useIsAsked(): boolean {
  const [query, setQuery] = useSearchParams();
  const isInAddress = query.has(OPENED_QUERY);
  const [isAsked] = useState(isInAddress);
  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true, preventScrollReset: true });
  }, [isInAddress, setQuery]);
  return isAsked;
}
