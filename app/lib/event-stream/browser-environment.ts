// What the stream's client needs of the browser, as an argument, so that tests can give it another one.
import { ownFetch } from '../call-api.ts';

export type BrowserEnvironment = {
  fetch: typeof fetch;
  /** From 0 up to, not including, 1. */
  chance: () => number;
  /** True once `ms` have passed, false as soon as the signal ends the waiting. */
  wait: (ms: number, signal: AbortSignal) => Promise<boolean>;
  isOnline: () => boolean;
  /** Resolves when the browser is online again, or the signal ends the waiting. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
};

export const browserEnvironment: BrowserEnvironment = {
  fetch: ownFetch,
  chance: () => Math.random(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(false);
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve(true);
      }, ms);
      function stop() {
        clearTimeout(timer);
        resolve(false);
      }
      signal.addEventListener('abort', stop, { once: true });
    }),
  // Only a firm 'no' counts: some browsers are always 'online'.
  isOnline: () => navigator.onLine,
  untilOnline: (signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      function stop() {
        window.removeEventListener('online', stop);
        signal.removeEventListener('abort', stop);
        resolve();
      }
      window.addEventListener('online', stop);
      signal.addEventListener('abort', stop);
    }),
};
