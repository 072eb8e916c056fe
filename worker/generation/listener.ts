// One attached browser: gets the run's events redacted for the plan of that moment, as server-sent events. No write is
// awaited; whoever reads too slowly is dropped and may attach again (architecture.md).
import { viewOf, type Plan } from '#domain/plan/plans.ts';
import { createStreamRedactor } from '#domain/plan/redact.ts';
import type { StoredEvent } from './run-log.ts';

const MAX_UNSENT_BYTES = 256_000;

const HEARTBEAT = ': hb\n\n';

export type Listener = {
  /** The session in which it was opened, by its id; it is cut with it. */
  readonly session: string;
  readonly body: ReadableStream<Uint8Array>;
  send(stored: StoredEvent): void;
  beat(): void;
  close(): void;
};

/** `after` is the last event id that this browser has already seen: redaction still needs to see what came before. */
export function createListener(options: {
  session: string;
  plan: Plan;
  after: number;
  onGone: () => void;
}): Listener {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const redact = createStreamRedactor(viewOf(options.plan));
  let unsentBytes = 0;
  let isOpen = true;

  function leave() {
    if (!isOpen) return;
    isOpen = false;
    options.onGone();
  }

  function write(text: string) {
    if (!isOpen) return;
    const bytes = encoder.encode(text);
    if (unsentBytes + bytes.length > MAX_UNSENT_BYTES) {
      leave();
      void writer.abort('too slow').catch(() => {});
      return;
    }
    unsentBytes += bytes.length;
    writer.write(bytes).then(() => {
      unsentBytes -= bytes.length;
    }, leave);
  }

  return {
    session: options.session,
    body: readable,
    send({ id, event }) {
      const visible = redact(event);
      if (visible === null || id <= options.after) return;
      write(`id: ${id}\nevent: ${visible.event}\ndata: ${JSON.stringify(visible.data)}\n\n`);
    },
    beat: () => write(HEARTBEAT),
    close() {
      if (!isOpen) return;
      isOpen = false;
      void writer.close().catch(() => {});
      options.onGone();
    },
  };
}
