// Tells the person's other tabs that they signed in or out or changed, so that they ask the server again (docs/decisions.md 'Auth events').
import type { AuthEvent } from './auth-state.ts';

let shared: BroadcastChannel | null = null;

// One object for sending and listening: a channel doesn't hear itself.
function channel(): BroadcastChannel {
  return (shared ??= new BroadcastChannel('szlak-auth'));
}

export function announce(
  event: Extract<AuthEvent['type'], 'SIGNED_IN' | 'SIGNED_OUT' | 'USER_UPDATED'>,
): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels don't
  channel().postMessage(event);
}

/** Returns the way to stop listening. Browser only. */
export function onAuthEvent(listen: (event: AuthEvent['type']) => void): () => void {
  const hear = ({ data }: MessageEvent<AuthEvent['type']>) => listen(data);
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}
