// What a course remembers of itself, so that lessons written one by one don't contradict each other (docs/decisions.md 'A course that
// remembers itself'): the world that all of them show, planned with the structure, and the state that each leaves to the next. Both are
// for prompts alone. What is broken is dropped: neither is worth a structure or a lesson.

/** Plain text, each field with line breaks. What the model forgot is missing. */
export type World = {
  /** Who appears in the examples, and their firm. */
  people?: string;
  /** The canonical rows, columns and totals. */
  data?: string;
  /** Of files, sheets, functions, branches. */
  names?: string;
  /** Of code: the operating system and shell that it is shown on. */
  system?: string;
};

export type LessonState = {
  /** What stands after the lesson: files, sheet, documents. */
  now: string;
  /** Introduced by it. */
  concepts: readonly string[];
  /** That its reader may know from now on. */
  words: readonly string[];
};

/** Of a lesson that is written, or planned since one after it was: what the others are told. */
export type Remembered = { summary: string; state?: LessonState; isPlanned?: true };

/** By lesson id. */
export type RememberedLessons = Readonly<Record<string, Remembered>>;

/** What the model is asked for. */
export const WORLD_BOUNDS = { people: 400, data: 1_200, names: 500, system: 200 } as const;
export const STATE_BOUNDS = { now: 3_000, entry: 60, concepts: 10, words: 20 } as const;

/** A model counts badly, and half a table is another table: what is a little longer stays whole. */
const TOLERANCE = 1.5;
// Spaces at the beginning of a line are code's.
const UNSEEN = /[^\P{Cc}\n\t]|[\ufeff\u200b\u2060]/gu;

const FIELDS = Object.keys(WORLD_BOUNDS) as (keyof typeof WORLD_BOUNDS)[];

export function worldIn(value: unknown): World | undefined {
  if (!isObject(value)) return undefined;
  const fields = FIELDS.map((field) => [field, textIn(value[field], WORLD_BOUNDS[field])] as const);
  const told = fields.filter(([, text]) => text !== '');
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

export function stateIn(value: unknown): LessonState | undefined {
  if (!isObject(value)) return undefined;
  const now = textIn(value['now'], STATE_BOUNDS.now);
  const concepts = listIn(value['concepts']).slice(0, STATE_BOUNDS.concepts);
  const words = listIn(value['words']).slice(0, STATE_BOUNDS.words);
  return now === '' && concepts.length + words.length === 0 ? undefined : { now, concepts, words };
}

/** `state`: JSON as it is stored, null = the lesson left none. `is_planned` 1 = it is still to be written. */
type Row = { lesson_id: string; summary: string; state: string | null; is_planned: number };

export function rememberedLessons(rows: readonly Row[]): RememberedLessons {
  // What is written stands in the place of what was planned.
  const inOrder = rows.toSorted((one, other) => other.is_planned - one.is_planned);
  return Object.fromEntries(
    inOrder.map(({ lesson_id, summary, state: stored, is_planned }) => {
      const state = stored === null ? undefined : stateIn(JSON.parse(stored));
      const planned = is_planned === 1 ? { isPlanned: true as const } : {};
      return [lesson_id, { summary, ...(state === undefined ? {} : { state }), ...planned }];
    }),
  );
}

/** Cut after a whole line, where there is one. */
export function textIn(value: unknown, bound: number): string {
  if (typeof value !== 'string') return '';
  const text = value.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').trim();
  const most = bound * TOLERANCE;
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  return room.slice(0, Math.max(room.lastIndexOf('\n'), 0) || most).toWellFormed();
}

/** Each once; what is no short text is left out. */
function listIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const texts = value.map((one) => textIn(one, STATE_BOUNDS.entry).replaceAll(/\s+/g, ' '));
  return [...new Set(texts)].filter((text) => text !== '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
