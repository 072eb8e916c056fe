// One attached browser: gets the run's events as far as it may see them, as server-sent events. No write is awaited; whoever reads
// too slowly is dropped and may attach again (architecture.md).
import type { Stored } from './event-log.ts';

const MAX_UNSENT_BYTES = 256_000;

const HEARTBEAT = ': hb\n\n';

/** Null = nothing of the event may be seen. */
export type Visible = { event: string; data: unknown } | null;

export type Listener<Event> = {
  /** The session in which it was opened, by its id; it is cut with it. */
  readonly session: string;
  readonly body: ReadableStream<Uint8Array>;
  send(stored: Stored<Event>): void;
  beat(): void;
  close(): void;
};

/** `after` is the last event id that this browser has already seen: redaction still needs to see what came before. */
export function createListener<Event>(options: {
  session: string;
  shown: (event: Event) => Visible;
  after: number;
  onGone: () => void;
}): Listener<Event> {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
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
      const visible = options.shown(event);
      if (visible !== null && id > options.after) write(onTheWire(id, visible));
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

export function onTheWire(id: number, { event, data }: { event: string; data: unknown }): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
