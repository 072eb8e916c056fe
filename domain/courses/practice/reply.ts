// A lesson's practice as the model sends it: JSON, without goal and what it leaves where the course's structure says them.
import { cleanLongText } from '../../analysis/reply/clean-text.ts';
import { parseReply, type Validated } from '../../analysis/reply/parse.ts';
import { firstIssue } from '../../first-issue.ts';
import type { PlannedLesson } from '../structure/structure.ts';
import type { LessonPractice } from './practice.ts';
import { practiceSchema } from './stored.ts';

export type ParsedPractice = Validated<{ practice: LessonPractice }>;

const NOT_AN_OBJECT = 'To nie jest obiekt JSON.';

/** `text` null = there is none. `reason` is plain Polish, without text of the reply. */
export function parsePractice(
  text: string | null,
  aim: Pick<PlannedLesson, 'goal' | 'leaves'>,
): ParsedPractice {
  if (text === null) return { ok: false, reason: 'brakuje go.' };
  const parsed = parseReply(text, (value) => practiceOf(value, aim));
  return parsed.ok ? parsed : { ok: false, reason: parsed.detail };
}

function practiceOf(
  value: unknown,
  { goal, leaves }: Pick<PlannedLesson, 'goal' | 'leaves'>,
): ParsedPractice {
  if (!isObject(value)) return { ok: false, reason: NOT_AN_OBJECT };
  const known = Object.fromEntries(Object.entries({ goal, leaves }).filter(([, text]) => text !== undefined));
  const parsed = practiceSchema().safeParse(cleaned({ ...value, ...known }), {
    error: () => 'niepoprawna wartość',
  });
  if (!parsed.success) return { ok: false, reason: firstIssue(parsed.error, NOT_AN_OBJECT) };
  return { ok: true, practice: parsed.data };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanLongText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}
