// One run's way through the model: the reply is cut into finished sections while it arrives, then parsed and validated as a
// whole. Knows nothing of storage or listeners; what happens goes out through `emit`.
import { ANALYSIS_LIMITS, type CareerAnalysis } from '#domain/analysis/analysis.ts';
import type { LoggedEvent } from '#domain/analysis/events.ts';
import { replyFailure } from '#domain/analysis/failures.ts';
import { parseReply } from '#domain/analysis/reply/parse.ts';
import {
  ANALYSING_PERCENT,
  progressAfter,
  REPLY_PERCENT,
  RUN_START,
  type RunProgress,
} from '#domain/analysis/progress-bar.ts';
import { analysisPrompt, GENERATION_SETTINGS } from '#domain/analysis/prompt.ts';
import { RESPONSE_SCHEMA } from '#domain/analysis/schema.ts';
import { createSectionReader } from '#domain/analysis/reply/sections.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import { ReplyFault, streamReply } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from './retry-once.ts';

type Emit = (event: LoggedEvent) => void;

/** Throws ModelFault or ReplyFault. */
export async function writeAnalysis(
  config: GeminiConfig,
  answers: QuizAnswers,
  emit: Emit,
): Promise<CareerAnalysis> {
  emit({ event: 'progress', data: { percent: RUN_START.percent, stage: RUN_START.stage } });
  const reply = await retryOnce(() => readOnce(config, answers, emit));
  emit({ event: 'progress', data: { percent: REPLY_PERCENT, stage: 'analiza' } });
  const parsed = parseReply(reply);
  if (!parsed.ok) throw new ReplyFault(replyFailure(parsed.code, parsed.detail), reply);
  emit({ event: 'progress', data: { percent: ANALYSING_PERCENT, stage: 'zapis' } });
  return parsed.analysis;
}

async function readOnce(config: GeminiConfig, answers: QuizAnswers, emit: Emit): Promise<string> {
  const reader = createSectionReader();
  const chunks: string[] = [];
  const encoder = new TextEncoder();
  let emittedBytes = 0;
  let progress: RunProgress = RUN_START;
  const request = {
    model: config.analysisModel,
    prompt: analysisPrompt(answers),
    settings: { ...GENERATION_SETTINGS, responseJsonSchema: RESPONSE_SCHEMA },
  };
  for await (const chunk of streamReply(config, request)) {
    chunks.push(chunk);
    for (const section of reader.push(chunk)) {
      // More than an analysis may weigh: the validator will refuse it, and no listener should have to carry it.
      emittedBytes += encoder.encode(JSON.stringify(section.value)).length;
      if (emittedBytes > ANALYSIS_LIMITS.maxBytes) break;
      emit({ event: 'section', data: section, names: [...reader.names] });
      progress = progressAfter(progress, section, reader.stage);
      emit({ event: 'progress', data: { percent: progress.percent, stage: progress.stage } });
    }
    if (reader.overflowed) break;
  }
  return chunks.join('');
}
