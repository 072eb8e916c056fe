// Tells the person's other tabs that they signed in or out, so that they ask the server again (decisions.md 'Auth events').
export type AuthEvent = 'SIGNED_IN' | 'SIGNED_OUT';

let shared: BroadcastChannel | null = null;

// One object for sending and listening: a channel doesn't hear itself.
function channel(): BroadcastChannel {
  return (shared ??= new BroadcastChannel('szlak-auth'));
}

export function announce(event: AuthEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels don't
  channel().postMessage(event);
}

/** Returns the way to stop listening. Browser only. */
export function onAuthEvent(listen: () => void): () => void {
  channel().addEventListener('message', listen);
  return () => channel().removeEventListener('message', listen);
}
