// Whoever asked for more by keyboard goes on from the first card that came, which may be a moment later: unless they are
// choosing something else by then.
import { useEffect, useRef } from 'react';

/** Returns what to call with the id of the card that was asked for. */
export function useAddedCards(): (anchor: string) => void {
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === null) return;
    const link = document.getElementById(asked.current)?.querySelector('a') ?? null;
    if (link === null) return;
    asked.current = null;
    const isChoosing = document.activeElement?.matches('form *') === true;
    if (!isChoosing) link.focus();
  });
  return (anchor) => {
    asked.current = anchor;
  };
}
