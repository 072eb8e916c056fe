import { useEffect, useSyncExternalStore } from 'react';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';

// What was in the fragment before it was cleaned.
let taken = '';

function tokenOfFragment(): string {
  taken = tokenIn(window.location.hash) || taken;
  return taken;
}

function onNewFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * The token of the link by which the page was opened, from its fragment. It leaves the address bar at once, so that neither
 * history nor a copied address gives it away; the page itself sends no referrer.
 */
export function useToken(): string {
  const inFragment = useSyncExternalStore(onNewFragment, tokenOfFragment, () => '');
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (search + hash === '') return;
    tokenOfFragment();
    window.history.replaceState(window.history.state, '', pathname);
  });
  return inFragment;
}
