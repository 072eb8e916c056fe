// One attached browser: gets the run's events as far as it may see them, as server-sent events. No write is awaited; anyone who reads
// too slowly is dropped and may attach again (docs/architecture.md 'Durable Objects and streams').
import type { Stored } from './event-log.ts';

const MAX_UNSENT_BYTES = 256_000;

const HEARTBEAT = ': hb\n\n';

/** Null = nothing of the event may be seen. */
export type Visible = { event: string; data: unknown } | null;

/** Whose session a stream was opened in: it is cut with it. */
export type Reader = { personId: string; sessionId: string };

export type Listener<Event> = {
  readonly reader: Reader;
  readonly body: ReadableStream<Uint8Array>;
  /** With the next flush. */
  send(stored: Stored<Event>): void;
  flush(): void;
  /** A sign of life, unless it has heard of something else in the meantime. */
  beat(): void;
  close(): void;
};

/** `after` is the last event id that this browser has already seen; a course's stream still needs to see what came before. */
export function createListener<Event>(options: {
  reader: Reader;
  shown: (event: Event) => Visible;
  after: number;
  onGone: () => void;
}): Listener<Event> {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  let text = '';
  let unsentBytes = 0;
  let hasHeard = false;
  let isOpen = true;

  function leave() {
    if (!isOpen) return;
    isOpen = false;
    options.onGone();
  }

  function flush() {
    if (!isOpen || text === '') return;
    const bytes = encoder.encode(text);
    text = '';
    hasHeard = true;
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
    reader: options.reader,
    body: readable,
    send({ id, event }) {
      const visible = options.shown(event);
      if (visible !== null && id > options.after) text += encodeEvent(id, visible);
    },
    flush,
    beat() {
      if (!hasHeard) text += HEARTBEAT;
      flush();
      hasHeard = false;
    },
    close() {
      flush();
      if (!isOpen) return;
      isOpen = false;
      void writer.close().catch(() => {});
      options.onGone();
    },
  };
}

export function encodeEvent(id: number, { event, data }: { event: string; data: unknown }): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

// What a resumed stream has seen already (docs/contract.md 'The event stream').
const MAX_EVENT_ID = 1_000_000;

/** 0 = nothing, or nothing that could be an id. */
export function lastEventId(header: string | undefined): number {
  const id = Number(header ?? 0);
  return Number.isInteger(id) && id > 0 && id < MAX_EVENT_ID ? id : 0;
}
