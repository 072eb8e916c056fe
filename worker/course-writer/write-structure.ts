// A course's structure on its way through the model: each module is sent as soon as it closes, the whole is validated at the end.
import { replyFailure } from '#domain/analysis/failures.ts';
import { parseReply } from '#domain/analysis/reply/parse.ts';
import { createItemReader } from '#domain/analysis/reply/items.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import { outlineOf } from '#domain/courses/structure/outline.ts';
import { STRUCTURE_SETTINGS } from '#domain/courses/prompts/settings.ts';
import { structurePrompt } from '#domain/courses/prompts/structure.ts';
import { deviations, parseModule, parseStructure } from '#domain/courses/structure/schema.ts';
import type { CourseStructure } from '#domain/courses/structure/structure.ts';
import { ReplyFault, streamReply } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from '../generation/retry-once.ts';
import { logWarning } from '../log.ts';
import { writingProgress, type Emit } from './progress.ts';

/** Throws ModelFault or ReplyFault. */
export async function writeStructure(
  config: GeminiConfig,
  course: PublishedCourse,
  emit: Emit,
): Promise<CourseStructure> {
  emit(writingProgress(0));
  const reply = await retryOnce(() => readOnce(config, course, emit));
  const parsed = parseReply(reply, parseStructure);
  if (!parsed.ok) throw new ReplyFault(replyFailure(parsed.code, parsed.detail), reply);
  for (const warning of deviations(parsed.structure, outlineOf(course.duration)))
    logWarning('course-structure', warning, { courseId: course.id });
  return parsed.structure;
}

async function readOnce(config: GeminiConfig, course: PublishedCourse, emit: Emit): Promise<string> {
  const outline = outlineOf(course.duration);
  const reader = createItemReader<'modules'>({ lists: ['modules'], texts: [], within: null });
  const chunks: string[] = [];
  const request = {
    model: config.structureModel,
    prompt: structurePrompt(course, outline),
    settings: STRUCTURE_SETTINGS,
  };
  for await (const chunk of streamReply(config, request)) {
    chunks.push(chunk);
    for (const { index, value } of reader.push(chunk)) {
      const module = parseModule(index, value);
      if (module === null) continue;
      emit({ event: 'section', data: { name: 'modules', index, value: module } });
      emit(writingProgress((index + 1) / outline.modules));
    }
    if (reader.overflowed) break;
  }
  return chunks.join('');
}
