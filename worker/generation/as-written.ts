// What the model writes, part by part as each is checked, then the whole. Whose words tell of danger gets nothing more.
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { ModelFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';

/** The longest that somebody waits, and well within the life of a place. */
const DEADLINE_MS = 60_000;

export type Written<Part, Whole> = { kind: 'part'; part: Part } | { kind: 'whole'; whole: Whole };

type Reader<Part, Whole> = {
  push(chunk: string): Part[];
  readonly isCrisis: boolean;
  whole(): Whole | null;
  readonly overflowed: boolean;
};

/** Ends with the whole. Throws ModelFault, of a crisis among it. */
export async function* asWritten<Part, Whole>(
  config: GeminiConfig,
  { request, reader }: { request: ModelRequest; reader: Reader<Part, Whole> },
  calls: ModelCalls,
): AsyncGenerator<Written<Part, Whole>> {
  const hasty = { ...config, totalMs: Math.min(config.totalMs, DEADLINE_MS) };
  for await (const chunk of streamReply(hasty, request, calls)) {
    const parts = reader.push(chunk);
    // Nothing else is shown to somebody who may be in danger.
    if (reader.isCrisis) throw new ModelFault(FAILURES.crisis);
    for (const part of parts) yield { kind: 'part', part };
    if (reader.overflowed) break;
  }
  const whole = reader.whole();
  if (whole === null) throw new ModelFault(FAILURES.lost);
  yield { kind: 'whole', whole };
}
