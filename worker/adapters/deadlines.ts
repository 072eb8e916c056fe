// Three deadlines for a stream of a service that may fall silent: the first byte, the pause between chunks, the whole.
// (docs/faults.md 4; docs/contract.md 'Variables')

export type Deadlines = {
  /** Aborts when one of the three has passed. */
  readonly signal: AbortSignal;
  readonly passed: boolean;
  readonly hasSeenChunk: boolean;
  sawChunk(): void;
  /** No deadline counts any more; a call whose reply was given up halfway is ended, so that nobody pays for the rest. */
  stop(): void;
};

export function startDeadlines(ms: { firstByteMs: number; idleMs: number; totalMs: number }): Deadlines {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const total = setTimeout(abort, ms.totalMs);
  let pause = setTimeout(abort, ms.firstByteMs);
  let hasSeenChunk = false;
  return {
    signal: controller.signal,
    get passed() {
      return controller.signal.aborted;
    },
    get hasSeenChunk() {
      return hasSeenChunk;
    },
    sawChunk() {
      hasSeenChunk = true;
      clearTimeout(pause);
      pause = setTimeout(abort, ms.idleMs);
    },
    stop() {
      clearTimeout(total);
      clearTimeout(pause);
      controller.abort();
    },
  };
}
