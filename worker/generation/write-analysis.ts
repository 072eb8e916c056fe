// One run's way through the model: the reply is cut into finished sections while it arrives, then parsed and validated as a
// whole. Knows nothing of storage or listeners; what happens goes out through `tell`.
import { ANALYSIS_LIMITS, type CareerAnalysis } from '#domain/analysis/analysis.ts';
import type { LoggedEvent } from '#domain/analysis/events.ts';
import { replyFailure } from '#domain/analysis/failures.ts';
import { parseReply } from '#domain/analysis/parse-reply.ts';
import {
  ANALYSING_PERCENT,
  progressAfter,
  REPLY_PERCENT,
  RUN_START,
  type RunProgress,
} from '#domain/analysis/progress-bar.ts';
import { analysisPrompt } from '#domain/analysis/prompt.ts';
import { createSectionReader } from '#domain/analysis/sections.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import { ModelFault, streamReply } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';

const MAX_RETRIES = 1;
const RETRY_DELAY_MS = 1_500;

type Tell = (event: LoggedEvent) => void;

/** A reply that can't be used, with its text for development. */
export class ReplyFault extends ModelFault {
  readonly raw: string;

  constructor(failure: ModelFault['failure'], raw: string) {
    super(failure);
    this.raw = raw;
  }
}

/** Throws ModelFault or ReplyFault. A 5xx is tried once more, after 1.5 s times the attempt's number (application.md §4). */
export async function writeAnalysis(
  config: GeminiConfig,
  answers: QuizAnswers,
  tell: Tell,
): Promise<CareerAnalysis> {
  tell({ event: 'progress', data: { percent: RUN_START.percent, stage: RUN_START.stage } });
  const reply = await readReply(config, answers, tell, 1);
  tell({ event: 'progress', data: { percent: REPLY_PERCENT, stage: 'analiza' } });
  const parsed = parseReply(reply);
  if (!parsed.ok) throw new ReplyFault(replyFailure(parsed.code, parsed.detail), reply);
  tell({ event: 'progress', data: { percent: ANALYSING_PERCENT, stage: 'zapis' } });
  return parsed.analysis;
}

async function readReply(
  config: GeminiConfig,
  answers: QuizAnswers,
  tell: Tell,
  attempt: number,
): Promise<string> {
  try {
    return await readOnce(config, answers, tell);
  } catch (error) {
    if (!(error instanceof ModelFault) || !error.mayRetry || attempt > MAX_RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    return readReply(config, answers, tell, attempt + 1);
  }
}

async function readOnce(config: GeminiConfig, answers: QuizAnswers, tell: Tell): Promise<string> {
  const reader = createSectionReader();
  const chunks: string[] = [];
  const encoder = new TextEncoder();
  let toldBytes = 0;
  let progress: RunProgress = RUN_START;
  for await (const chunk of streamReply(config, analysisPrompt(answers))) {
    chunks.push(chunk);
    for (const section of reader.push(chunk)) {
      // More than an analysis may weigh: the validator will refuse it, and no listener should have to carry it.
      toldBytes += encoder.encode(JSON.stringify(section.value)).length;
      if (toldBytes > ANALYSIS_LIMITS.maxBytes) break;
      tell({ event: 'section', data: section, names: [...reader.names] });
      progress = progressAfter(progress, section, reader.stage);
      tell({ event: 'progress', data: { percent: progress.percent, stage: progress.stage } });
    }
    if (reader.overflowed) break;
  }
  return chunks.join('');
}
