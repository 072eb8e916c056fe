// Fetches what follows sign-in and sign-out once there is somebody to follow: a person, perhaps one, one who signs in in another
// tab, or what an earlier one left in this browser. A stranger's page does without.
import { useEffect, useState } from 'react';
import { storedKeys } from '../../../../lib/browser-storage.ts';
import { onAuthEvent } from './auth-channel.ts';
import { useRootData } from '../../../../lib/root-data.ts';

type Chunk = typeof import('./AuthFollower.tsx');

export function AuthFollowerHost() {
  const root = useRootData();
  const mayBeSomebody = root !== null && (root.user !== null || root.isSessionUnknown);
  const [chunk, setChunk] = useState<Chunk | null>(null);
  const [hasMissedEvent, setMissedEvent] = useState(false);
  useEffect(() => {
    if (chunk !== null) return;
    // Without it the page still works; the next page asks again. Signing out must not wait for the network to bring its code.
    const fetchIt = () =>
      void Promise.all([import('./AuthFollower.tsx'), import('./end-session.ts')]).then(
        ([follower]) => setChunk(follower),
        () => {},
      );
    if (mayBeSomebody || storedKeys('localStorage').length > 0) return fetchIt();
    return onAuthEvent(() => {
      setMissedEvent(true);
      fetchIt();
    });
  }, [chunk, mayBeSomebody]);
  return chunk === null ? null : <chunk.AuthFollower hasMissedEvent={hasMissedEvent} />;
}
