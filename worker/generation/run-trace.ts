// How far a run came, for the operator: its stage, when the first section was there, what the provider answered. No word of it.
import type { LoggedEvent } from '#domain/advice/analysis/events.ts';
import type { ModelFault } from '../adapters/gemini.ts';

export type RunTrace = {
  stage: string | null;
  /** From the run's start. */
  firstSectionMs: number | null;
  providerStatus: number | null;
};

export const NO_TRACE: RunTrace = { stage: null, firstSectionMs: null, providerStatus: null };

export class RunTracer {
  trace: RunTrace = NO_TRACE;
  readonly #startedAt: number;

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  saw({ event, data }: LoggedEvent, now: number): void {
    if (event === 'progress') this.trace = { ...this.trace, stage: data.stage };
    if (event === 'section' && this.trace.firstSectionMs === null)
      this.trace = { ...this.trace, firstSectionMs: now - this.#startedAt };
  }

  failed({ status }: ModelFault): void {
    this.trace = { ...this.trace, providerStatus: status };
  }
}
