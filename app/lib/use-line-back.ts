import { useEffect, useEffectEvent, useState } from 'react';

/** While `isWaiting`: does what failed for want of a network once the browser says that there is one again. */
export function useLineBack(isWaiting: boolean, goOn: () => void): void {
  const onBack = useEffectEvent(goOn);
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    window.addEventListener('online', () => onBack(), { signal: listening.signal });
    return () => listening.abort();
  }, [isWaiting]);
}

/**
 * Code that a part needs, where `lazy` would break the page around it without a network. Null = not there: it is asked for again once the
 * line is back, and when `isWanted` turns true.
 */
export function useLateCode<Code>(load: () => Promise<Code>, isWanted: boolean): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fetchCode = useEffectEvent(() => {
    load().then(
      (got) => setCode(() => got),
      () => setFailed(true),
    );
  });
  useEffect(() => {
    if (isWanted || code === null) fetchCode();
  }, [isWanted, code]);
  useLineBack(hasFailed && code === null, fetchCode);
  return code;
}
