// A course's structure on its way through the model: each module is sent as soon as it closes, the whole is validated at the end. One that
// breaks a rule is asked for once more, with the reason.
import { replyFailure } from '#domain/advice/analysis/failures.ts';
import { parseReply } from '#domain/advice/analysis/reply/parse.ts';
import { createItemReader } from '#domain/advice/analysis/reply/items.ts';
import { outlineOf } from '#domain/courses/structure/outline.ts';
import { STRUCTURE_SETTINGS } from '#domain/courses/prompts/settings.ts';
import { structurePrompt, type WantedCourse } from '#domain/courses/prompts/structure.ts';
import {
  structureWarnings,
  parseModule,
  parseStructure,
  type WantedStructure,
} from '#domain/courses/structure/schema.ts';
import { titlesOfModule, type CourseStructure } from '#domain/courses/structure/structure.ts';
import { ReplyFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from '../generation/retry-once.ts';
import { logWarning } from '../log.ts';
import { thinkingProgress, writingProgress, type Emit } from './progress.ts';

/** Needs no database and no Durable Object. Throws ModelFault or ReplyFault. */
export async function writeStructure(
  config: GeminiConfig,
  asked: WantedCourse,
  emit: Emit,
  calls?: ModelCalls,
): Promise<CourseStructure> {
  const { course } = asked;
  emit(writingProgress(0));
  let attempt = await attempted(config, { asked, reason: null, calls }, emit);
  if (!attempt.ok && attempt.reason !== null) {
    logWarning('course-structure', attempt.reason, { courseId: course.id });
    emit({ event: 'section', data: { name: 'again', index: 0, value: 2 } });
    attempt = await attempted(config, { asked, reason: attempt.reason, calls }, emit);
  }
  if (!attempt.ok) throw attempt.fault;
  for (const warning of structureWarnings(attempt.structure, outlineOf(course.duration)))
    logWarning('course-structure', warning, { courseId: course.id });
  return attempt.structure;
}

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function structureRequest(
  { structureModel }: GeminiConfig,
  asked: WantedCourse,
  reason: string | null = null,
): ModelRequest {
  return {
    purpose: 'structure',
    model: structureModel,
    prompt: structurePrompt(asked, reason),
    settings: STRUCTURE_SETTINGS,
  };
}

type Ask = { asked: WantedCourse; reason: string | null; calls: ModelCalls | undefined };

function wantedOf(asked: WantedCourse): WantedStructure {
  const { title, goal, leaves } = asked.first.practice;
  return { topics: asked.course.plan, first: { title, goal, leaves } };
}

/** `reason`: what a reply that arrived whole broke; null = it did not. */
type Attempt =
  | { ok: true; structure: CourseStructure }
  | { ok: false; reason: string | null; fault: ReplyFault };

async function attempted(config: GeminiConfig, ask: Ask, emit: Emit): Promise<Attempt> {
  const reply = await retryOnce(() => readOnce(config, ask, emit));
  let reason: string | null = null;
  const parsed = parseReply(reply, (value) => {
    const structure = parseStructure(value, wantedOf(ask.asked));
    if (!structure.ok) reason = structure.reason;
    return structure;
  });
  if (parsed.ok) return parsed;
  return { ok: false, reason, fault: new ReplyFault(replyFailure(parsed.code, parsed.detail), reply) };
}

async function readOnce(config: GeminiConfig, { asked, reason, calls }: Ask, emit: Emit): Promise<string> {
  const { modules } = outlineOf(asked.course.duration);
  const reader = createItemReader<'modules'>({ lists: ['modules'], texts: [], within: null });
  const chunks: string[] = [];
  const request = structureRequest(config, asked, reason);
  const thinks = (isThinking: boolean) => emit(thinkingProgress(isThinking));
  for await (const chunk of streamReply(config, request, calls, thinks)) {
    chunks.push(chunk);
    for (const { index, value } of reader.push(chunk)) {
      const module = parseModule(index, value, wantedOf(asked));
      if (module === null) continue;
      emit({ event: 'section', data: { name: 'modules', index, value: titlesOfModule(module) } });
      emit(writingProgress((index + 1) / modules));
    }
    if (reader.overflowed) break;
  }
  return chunks.join('');
}
