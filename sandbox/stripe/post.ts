// Carries events to the webhook address: signed, one after the other in their order, again when the answer is no 2xx. It can be
// told to hold them; then they are delivered by hand: in any order, twice, late or never.
import { createHmac } from 'node:crypto';
import type { Event } from './stored.ts';

/** `status` null = no answer came. */
type Attempt = { eventId: string; type: string; status: number | null; at: Date };

export type Post = {
  /** Null = events go nowhere. */
  sendTo(url: string | null): void;
  readonly address: string | null;
  take(event: Event): void;
  /** From now on events wait. */
  hold(): void;
  /** Delivers what waits, in order, and goes on as usual. */
  release(): Promise<void>;
  readonly held: readonly Event[];
  /** Delivers this one now, whether it waits, was delivered before, or never was. */
  deliver(event: Event, times?: number): Promise<(number | null)[]>;
  /** Forgets one that waits: it never comes. */
  drop(event: Event): void;
  readonly attempts: readonly Attempt[];
  /** Until nothing is under way and no retry is due. */
  settled(): Promise<void>;
  stop(): void;
};

const TIMEOUT_MS = 10_000;
/** Stripe tries for three days; here a test has to see the end of it. */
const RETRY_DELAYS_MS = [250, 500, 1_000, 2_000];

export function createPost(secret: string): Post {
  let address: string | null = null;
  let isHolding = false;
  let held: Event[] = [];
  let line: Promise<unknown> = Promise.resolve();
  const attempts: Attempt[] = [];
  const pending = new Set<Promise<unknown>>();
  const stopping = new AbortController();

  async function attempt(event: Event): Promise<number | null> {
    if (address === null || stopping.signal.aborted) return null;
    const payload = JSON.stringify(event, null, 2);
    const status = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(payload, secret),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopping.signal]),
    })
      // An answer that breaks off, as at the stop of all this, is none.
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => null);
    attempts.push({ eventId: event.id, type: event.type, status, at: new Date() });
    return status;
  }

  function track<T>(work: Promise<T>): Promise<T> {
    const tracked = work.finally(() => pending.delete(tracked));
    pending.add(tracked);
    return tracked;
  }

  async function untilTaken(event: Event, first: number | null): Promise<void> {
    let status = first;
    for (const delay of RETRY_DELAYS_MS) {
      if (isTaken(status) || stopping.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, delay).unref());
      status = await attempt(event);
    }
  }

  /** The next one starts when this one is answered; its retries don't hold the line up. */
  function enqueue(event: Event): Promise<unknown> {
    if (address === null) return Promise.resolve();
    const turn = line.then(() => attempt(event));
    line = turn;
    return track(turn.then((status) => void track(untilTaken(event, status))));
  }

  const forget = (event: Event) => void (held = held.filter(({ id }) => id !== event.id));

  return {
    sendTo: (url) => void (address = url),
    get address() {
      return address;
    },
    take(event) {
      if (isHolding) held.push(event);
      else void enqueue(event);
    },
    hold: () => void (isHolding = true),
    async release() {
      isHolding = false;
      const waiting = held;
      held = [];
      for (const event of waiting) void enqueue(event);
      await this.settled();
    },
    get held() {
      return held;
    },
    async deliver(event, times = 1) {
      forget(event);
      const statuses: (number | null)[] = [];
      for (let time = 0; time < times; time += 1) statuses.push(await track(attempt(event)));
      return statuses;
    },
    drop: forget,
    attempts,
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    stop: () => stopping.abort(),
  };
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

// Stripe's signature of a webhook: HMAC SHA-256 over the time and the raw body.
export function signatureOf(
  payload: string,
  secret: string,
  atSeconds = Math.floor(Date.now() / 1000),
): string {
  const v1 = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${v1}`;
}
