// What a stop showed wrong comes back as a review card: its owner's server is told, once for each wrong answer, and keeps one card of them.
import { useEffect } from 'react';
import { readStopBlock } from '#domain/courses/stops/stop-block.ts';
import { callApi } from '../../../lib/call-api.ts';
import { MISSED } from '../first-lesson/answer-checker.ts';
import { stopPlace } from './stop-addresses.ts';

/** `call`: where it is told; null = to nobody. */
export function useMissedStops(blocks: readonly string[], call: string | null): void {
  useEffect(() => {
    if (call === null) return undefined;
    const end = new AbortController();
    const tell = ({ target }: Event) => {
      const stop = blocks
        .map(readStopBlock)
        .find((one) => one !== null && target instanceof Element && target.id === stopPlace(one.number));
      if (stop) void callApi('POST', call, { question: stop.question.text });
    };
    document.addEventListener(MISSED, tell, { signal: end.signal });
    return () => end.abort();
  }, [blocks, call]);
}
