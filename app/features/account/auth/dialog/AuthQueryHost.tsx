// Fetches what does what the address asks for; few addresses ask for anything.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Chunk = typeof import('./AuthQuery.tsx');

const ASKS = /[?&](?:auth|wymagane|wylogowano)=/;

export function AuthQueryHost() {
  const asks = ASKS.test(useLocation().search);
  const [chunk, setChunk] = useState<Chunk | null>(null);
  useEffect(() => {
    // Without it the links to sign in are still there.
    if (asks) import('./AuthQuery.tsx').then(setChunk, () => {});
  }, [asks]);
  return chunk === null ? null : <chunk.AuthQuery />;
}
