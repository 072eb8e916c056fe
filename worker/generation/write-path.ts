// One more path by the model (docs/decisions.md 'One more path'): its parts as they are written and joined with the tables, then the whole.
import { PATH_SETTINGS, pathPrompt } from '#domain/advice/added-path/prompt.ts';
import { createPathReader, type WrittenPart } from '#domain/advice/added-path/reply.ts';
import type { AdvisedPath } from '#domain/advice/analysis/analysis.ts';
import { FAILURES, replyFailure } from '#domain/advice/analysis/failures.ts';
import type { AdviceContext } from '#domain/advice/analysis/grounding/context.ts';
import { PATH_RESPONSE } from '#domain/advice/analysis/reply/response-schema.ts';
import { ModelFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from './retry-once.ts';

/** The longest that somebody waits for one try. */
const DEADLINE_MS = 60_000;

/** `beside`: names of the paths that the analysis has. */
type Asked = { context: AdviceContext; beside: readonly string[] };

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function pathRequest({ analysisModel }: GeminiConfig, { context, beside }: Asked): ModelRequest {
  return {
    purpose: 'path',
    model: analysisModel,
    prompt: pathPrompt(context, beside),
    settings: { ...PATH_SETTINGS, responseJsonSchema: PATH_RESPONSE },
  };
}

/** Throws ModelFault, of a crisis among it. */
export async function writePath(
  config: GeminiConfig,
  asked: Asked,
  emit: (part: WrittenPart) => void,
  calls: ModelCalls,
): Promise<AdvisedPath> {
  const hasty = { ...config, totalMs: Math.min(config.totalMs, DEADLINE_MS) };
  return retryOnce(async () => {
    const reader = createPathReader(asked.context);
    for await (const chunk of streamReply(hasty, pathRequest(config, asked), calls)) {
      const parts = reader.push(chunk);
      if (reader.isCrisis) throw new ModelFault(FAILURES.crisis);
      for (const part of parts) emit(part);
      if (reader.overflowed) break;
    }
    const whole = reader.whole();
    if (!whole.ok) throw new ModelFault(replyFailure(whole.code, whole.detail));
    return whole.path;
  });
}
