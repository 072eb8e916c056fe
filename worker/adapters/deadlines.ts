// Three deadlines for a stream of a service that may fall silent: until the first text, counted from its last sign of life, the pause
// between chunks, the whole.
// (docs/faults.md 4; docs/contract.md 'Variables')

export type Deadlines = {
  /** Aborts when one of the three has passed. */
  readonly signal: AbortSignal;
  readonly passed: boolean;
  readonly hasSeenText: boolean;
  /** Something came, and no text yet: it thinks. */
  sawLife(): void;
  sawText(): void;
  /** No deadline counts any more; a call whose reply was given up halfway is ended, so that nobody pays for the rest. */
  stop(): void;
};

export function startDeadlines(ms: { firstByteMs: number; idleMs: number; totalMs: number }): Deadlines {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const total = setTimeout(abort, ms.totalMs);
  let pause = setTimeout(abort, ms.firstByteMs);
  let hasSeenText = false;
  const wait = (): void => {
    clearTimeout(pause);
    pause = setTimeout(abort, hasSeenText ? ms.idleMs : ms.firstByteMs);
  };
  return {
    signal: controller.signal,
    get passed() {
      return controller.signal.aborted;
    },
    get hasSeenText() {
      return hasSeenText;
    },
    sawLife: wait,
    sawText() {
      hasSeenText = true;
      wait();
    },
    stop() {
      clearTimeout(total);
      clearTimeout(pause);
      controller.abort();
    },
  };
}
