// One run's way through the model: candidates are ranked, the reply is cut into finished sections while it arrives, then read as a
// whole and joined with the tables. Knows nothing of storage or listeners; what happens goes out through `emit`.
import { readCareers } from '#content/careers.server.ts';
import { readPortraits } from '#content/portraits.server.ts';
import { completion, type Completion } from '#domain/advice/analysis/grounding/complete.ts';
import {
  adviceContext,
  withPortraits,
  type AdviceContext,
  type AdviceOrder,
} from '#domain/advice/analysis/grounding/context.ts';
import { ANALYSIS_LIMITS, type CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import type { LoggedEvent, LoggedProgress } from '#domain/advice/analysis/events.ts';
import { FAILURES, replyFailure } from '#domain/advice/analysis/failures.ts';
import { parseReply } from '#domain/advice/analysis/reply/parse.ts';
import {
  ANALYSING_PERCENT,
  progressAfter,
  REPLY_PERCENT,
  RUN_START,
  type RunProgress,
} from '#domain/advice/analysis/progress-bar.ts';
import { analysisPrompt, GENERATION_SETTINGS } from '#domain/advice/analysis/prompt.ts';
import { ANALYSIS_RESPONSE } from '#domain/advice/analysis/reply/response-schema.ts';
import { createSectionReader, type PathUnderWay } from '#domain/advice/analysis/reply/sections.ts';
import { parseWritten, speaksOfDanger } from '#domain/advice/analysis/reply/written.ts';
import {
  ModelFault,
  ReplyFault,
  streamReply,
  type ModelCalls,
  type ModelRequest,
} from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from './retry-once.ts';

type Emit = (event: LoggedEvent) => void;

export type AnalysisFromModel = { analysis: CareerAnalysis; droppedQuotes: number };

/** Throws ModelFault or ReplyFault. */
export async function writeAnalysis(
  config: GeminiConfig,
  order: AdviceOrder,
  emit: Emit,
  calls?: ModelCalls,
): Promise<AnalysisFromModel> {
  emit({ event: 'progress', data: { percent: RUN_START.percent, stage: RUN_START.stage } });
  const careers = await readCareers();
  const { needsGentleLine } = await import('#domain/advice/gate/alarm.ts');
  const ranked = adviceContext(order, careers);
  const context = withPortraits(ranked, await readPortraits(ranked.candidates));
  const weighed = {
    occupations: careers.occupations.length,
    candidates: context.candidates.map(({ name }) => name),
    highestPay: highestPayOf(context),
    ...(order.language === undefined || order.language === 'pl' ? {} : { language: order.language }),
    ...(needsGentleLine(order.answers) && { isGentle: true as const }),
  };
  emit({ event: 'progress', data: { percent: RUN_START.percent, stage: RUN_START.stage, weighed } });
  const complete = completion(context);
  const reply = await retryOnce(() => readOnce({ config, calls }, context, complete, emit));
  emit({ event: 'progress', data: { percent: REPLY_PERCENT, stage: 'analiza' } });
  const parsed = parseReply(reply, (value) => {
    if (isFlagged(value)) throw new ModelFault(FAILURES.crisis);
    const written = parseWritten(value);
    return written.ok ? complete.analysis(written.written) : written;
  });
  if (!parsed.ok) throw new ReplyFault(replyFailure(parsed.code, parsed.detail), reply);
  emit({ event: 'progress', data: { percent: ANALYSING_PERCENT, stage: 'zapis' } });
  return { analysis: parsed.analysis, droppedQuotes: parsed.droppedQuotes };
}

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function analysisRequest({ analysisModel }: GeminiConfig, context: AdviceContext): ModelRequest {
  return {
    purpose: 'analysis',
    model: analysisModel,
    prompt: analysisPrompt(context),
    settings: { ...GENERATION_SETTINGS, responseJsonSchema: ANALYSIS_RESPONSE },
  };
}

type Model = { config: GeminiConfig; calls: ModelCalls | undefined };

async function readOnce(
  { config, calls }: Model,
  context: AdviceContext,
  complete: Completion,
  emit: Emit,
): Promise<string> {
  const reader = createSectionReader();
  const chunks: string[] = [];
  const encoder = new TextEncoder();
  let emittedBytes = 0;
  let progress: RunProgress = RUN_START;
  const tellPath = pathTeller(context, (news) => {
    const { percent, stage } = progress;
    emit({ event: 'progress', data: { percent, stage, ...news } });
  });
  const thinks = (isThinking: boolean) => {
    progress = { ...progress, stage: isThinking ? 'mysli' : 'predyspozycje' };
    emit({ event: 'progress', data: { percent: progress.percent, stage: progress.stage } });
  };
  for await (const chunk of streamReply(config, analysisRequest(config, context), calls, thinks)) {
    chunks.push(chunk);
    for (const written of reader.push(chunk)) {
      const section = complete.section(written);
      if (section === null) continue;
      // More than an analysis may weigh: the validator will refuse it, and no listener should have to carry it.
      emittedBytes += encoder.encode(JSON.stringify(section.value)).length;
      if (emittedBytes > ANALYSIS_LIMITS.maxBytes) break;
      emit({ event: 'section', data: section });
      progress = progressAfter(progress, section, reader.stage);
      emit({ event: 'progress', data: { percent: progress.percent, stage: progress.stage } });
    }
    if (reader.isCrisis) throw new ModelFault(FAILURES.crisis);
    // The stage of a path that has begun, and not of the section before it.
    if (reader.path !== null) progress = { ...progress, stage: reader.stage };
    tellPath(reader.path);
    if (reader.overflowed) break;
  }
  return chunks.join('');
}

function highestPayOf({ candidates }: AdviceContext): number | null {
  const pays = candidates.flatMap(({ facts }) => facts.pay?.d9 ?? []);
  return pays.length === 0 ? null : Math.max(...pays);
}

/** Says each path once, when its occupation is known, and each of its parts once. */
function pathTeller(
  { candidates }: AdviceContext,
  tell: (news: Pick<LoggedProgress, 'begun' | 'part'>) => void,
) {
  const told = new Set<string>();
  let toldPart: string | null = null;
  return (path: PathUnderWay | null) => {
    const candidate = candidates.find(({ id }) => id === path?.zawodId);
    if (path === null || candidate === undefined) return;
    const { index, part } = path;
    // A second path of the same occupation makes the reply invalid.
    if (!told.has(candidate.id)) tell({ begun: { index, zawodId: candidate.id, nazwa: candidate.name } });
    told.add(candidate.id);
    if (part === null || toldPart === `${index} ${part}`) return;
    toldPart = `${index} ${part}`;
    tell({ part });
  };
}

function isFlagged(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'uwaga' in value && speaksOfDanger(value.uwaga);
}
