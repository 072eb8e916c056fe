// What the local Gemini remembers of each call, for tests to look at. The key itself is never kept.
import type { Misbehaviour } from './misbehave.ts';

export type GeminiCall = {
  /** From 1 since the last reset, in the order of arrival. */
  number: number;
  /** Milliseconds since the epoch. */
  arrivedAt: number;
  method: string;
  model: string;
  apiVersion: string;
  /** Lower-case names; `x-goog-api-key` is replaced by `present`. */
  headers: Record<string, string>;
  /** The body as it came, parsed; null when it isn't JSON. */
  body: unknown;
  /** All the text the model would have read. */
  prompt: string;
  misbehaviour: Misbehaviour['kind'];
  status: number;
  /** Of the reply's text, as far as it was written. */
  charactersSent: number;
  hanging: boolean;
  ended: 'running' | 'finished' | 'error' | 'cut' | 'client-gone' | 'stopped';
};
