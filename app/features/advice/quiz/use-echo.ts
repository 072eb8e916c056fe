// What the rule hears in a text while it is typed (domain/advice/reading/echo.ts). Its code and dictionary come with the second step;
// without them there is no echo, and the quiz goes on.
import { useEffect, useState } from 'react';
import wordsFile from '#content/compiled/heard-words.json?url';
import type { Echo, Listening } from '#domain/advice/reading/echo.ts';

/** A word that is still being typed isn't read for another. */
const PAUSE_MS = 300;

let fetching: Promise<Listening | null> | null = null;

export function fetchEcho(): Promise<Listening | null> {
  return (fetching ??= load().catch(() => {
    fetching = null;
    return null;
  }));
}

async function load(): Promise<Listening> {
  const [{ listeningWith }, response] = await Promise.all([
    import('#domain/advice/reading/echo.ts'),
    fetch(wordsFile),
  ]);
  if (!response.ok) throw new Error(`The words answered ${response.status}.`);
  return listeningWith(await response.json());
}

/** Null = not heard yet. */
export function useEcho(text: string, isInfo: boolean): Echo | null {
  const [heard, setHeard] = useState<Echo | null>(null);
  useEffect(() => {
    let isLatest = true;
    const hear = async () => {
      const listen = await fetchEcho();
      if (isLatest && listen !== null) setHeard(listen(text, isInfo));
    };
    const waiting = setTimeout(() => void hear(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(waiting);
    };
  }, [text, isInfo]);
  return heard;
}
