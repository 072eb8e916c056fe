import { useEffect, useState } from 'react';

/**
 * The token of the link by which the page was opened. It leaves the address bar at once, so that neither history nor a copied
 * address gives it away; the page itself sends no referrer.
 */
export function useToken(fromAddress: string): string {
  const [token] = useState(fromAddress);
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}
