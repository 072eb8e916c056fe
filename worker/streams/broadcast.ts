// A run's events on their way to everybody who listens, and into the log (event-log.ts); who comes late gets all that has been. The
// bar never falls, also when a run starts again.
import type { EventLog, StreamEvent } from './event-log.ts';
import { createListener, type Listener, type Reader, type Visible } from './listener.ts';

const HEARTBEAT_MS = 500;
/** In percent. A bar that reaches its next step is written before it is sent: a restart then starts from that step's end. */
const BAR_STEP = 10;

/** A person's streams: in the session of that id, in 'all', or (`of` null) in all but one. */
export type StreamsToCut = { personId: string } & ({ of: string; but?: never } | { of: null; but: string });

export class Broadcast<Event extends StreamEvent> {
  readonly #log: EventLog<Event>;
  readonly #listeners = new Set<Listener<Event>>();
  #heartbeat: ReturnType<typeof setInterval> | null = null;
  /** Null until it is read from the log. */
  #percent: number | null = null;
  #isFlushing = false;

  constructor(log: EventLog<Event>) {
    this.#log = log;
  }

  /** A new run began: the bar starts from nothing. */
  restart(): void {
    this.#percent = 0;
  }

  /** What is sent together leaves together. */
  send(event: Event): void {
    const stepBefore = stepOf(this.#percent ?? 0);
    const stored = this.#log.append(this.#neverFalling(event));
    if (stepOf(this.#percent ?? 0) > stepBefore) this.#log.write();
    for (const listener of this.#listeners) listener.send(stored);
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    queueMicrotask(() => {
      this.#isFlushing = false;
      for (const listener of this.#listeners) listener.flush();
      this.#log.writeSoon();
    });
  }

  /** `full`: the bar at 100, sent before `end`. An end that was sent already is only put right in the log. */
  sendEnd(end: Event, full: Event | null): void {
    const sent = this.#log.all().find(({ event }) => event.event === 'done' || event.event === 'failed');
    if (sent !== undefined) return this.#log.replace(sent.id, end);
    if (full !== null) this.send(full);
    this.send(end);
    this.#log.write();
    this.close();
  }

  hasListeners(): boolean {
    return this.#listeners.size > 0;
  }

  close(): void {
    for (const listener of this.#listeners) listener.close();
  }

  /** Ends the streams of sessions that are over; the run goes on. Anyone who may still listen attaches again by themselves. */
  cut(streams: StreamsToCut): void {
    for (const listener of this.#listeners) {
      if (isToCut(listener.reader, streams)) listener.close();
    }
  }

  /** `shown`: what this listener may see; `after`: the last id it has seen. */
  attach(options: {
    reader: Reader;
    shown: (event: Event) => Visible;
    after: number;
    isOver: boolean;
  }): ReadableStream<Uint8Array> {
    const listener: Listener<Event> = createListener({
      reader: options.reader,
      shown: options.shown,
      after: options.after,
      onGone: () => {
        this.#listeners.delete(listener);
        if (this.#listeners.size === 0) this.#stopHeartbeat();
      },
    });
    this.#listeners.add(listener);
    this.#heartbeat ??= setInterval(() => {
      for (const one of this.#listeners) one.beat();
    }, HEARTBEAT_MS);
    listener.beat();
    for (const stored of this.#log.all()) listener.send(stored);
    listener.flush();
    if (options.isOver) listener.close();
    return listener.body;
  }

  // A run that was started again begins at 5 % again; the bar stays where it was.
  #neverFalling(event: Event): Event {
    if (event.event !== 'progress') return event;
    this.#percent = Math.max(this.#percent ?? this.#highestPercent(), event.data.percent);
    return { ...event, data: { ...event.data, percent: this.#percent } };
  }

  #highestPercent(): number {
    const percents = this.#log
      .all()
      .map(({ event }: { event: StreamEvent }) => (event.event === 'progress' ? event.data.percent : 0));
    return stepOf(Math.max(0, ...percents)) * BAR_STEP;
  }

  #stopHeartbeat(): void {
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }
}

function isToCut({ personId, sessionId }: Reader, streams: StreamsToCut): boolean {
  if (streams.personId !== personId) return false;
  return streams.of === null ? streams.but !== sessionId : streams.of === 'all' || streams.of === sessionId;
}

function stepOf(percent: number): number {
  return Math.ceil(percent / BAR_STEP);
}
