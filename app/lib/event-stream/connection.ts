// How a stream's client stands with the server, and what the server said instead of a stream.

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** A JSON error of the contract. `code` is '' when the response was none of ours. */
export type Refusal = { status: number; code: string; sentence: string };

/** Whether the same call may succeed a little later: the service is busy or down, nothing is wrong with the request. */
export function isPassing(refusal: Refusal): boolean {
  return refusal.status === 429 || refusal.status >= 500;
}
