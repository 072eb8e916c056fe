// A path as it is written by itself: each part as soon as the next one begins, joined with the tables as a path of an analysis is
// (analysis/grounding/complete.ts), and then the whole.
import { PATH_PARTS, type PathPart } from '../analysis/events.ts';
import { isAdvised, type AdvisedPath } from '../analysis/analysis.ts';
import { completion } from '../analysis/grounding/complete.ts';
import type { AdviceContext } from '../analysis/grounding/context.ts';
import { createItemReader } from '../analysis/reply/items.ts';
import { parseReply, type Validated } from '../analysis/reply/parse.ts';
import { parseWrittenSection, speaksOfDanger } from '../analysis/reply/written.ts';

/** A finished part of a path. */
export type WrittenPart = { [Part in PathPart]: { part: Part; value: AdvisedPath[Part] } }[PathPart];

type PathReader = {
  /** Takes the next characters; returns the parts that they finished, in order. */
  push(chunk: string): WrittenPart[];
  /** The model raised the flag: nothing of the reply may be shown. */
  readonly isCrisis: boolean;
  readonly overflowed: boolean;
  whole(): ReturnType<typeof parseReply<{ path: AdvisedPath }>>;
};

const FLAG = 'uwaga';
const TEXTS = ['opis', 'luka', 'potencjalRozwoju'] as const;
const LISTS = ['dlaczego', 'przeciw', 'kroki', 'korzysci', 'wymagania', 'umiejetnosciPowiazane'] as const;

/** `context` has the one occupation that the path is of. */
export function createPathReader(context: AdviceContext): PathReader {
  const complete = completion(context);
  const zawodId = context.candidates[0]?.id ?? '';
  const items = createItemReader<PathPart | typeof FLAG>({
    lists: LISTS,
    texts: [FLAG, ...TEXTS],
    objects: ['proba'],
    within: null,
  });
  const read: Record<string, unknown> = {};
  const told = new Set<PathPart>();
  let text = '';
  let isCrisis = false;

  function pathOf(raw: object): AdvisedPath | null {
    const written = parseWrittenSection('sciezkiKariery', 0, { ...raw, zawodId });
    const section = written === null ? null : complete.section(written);
    if (section?.name !== 'sciezkiKariery' || !isAdvised(section.value)) return null;
    return { ...section.value, dopisana: true };
  }

  function note({ name, value }: { name: PathPart | typeof FLAG; value: unknown }): void {
    if (name === FLAG) isCrisis ||= speaksOfDanger(value);
    else if (isList(name)) read[name] = [...((read[name] as unknown[] | undefined) ?? []), value];
    else read[name] = value;
  }

  /** A part is finished when another key stands behind its own, or the reply is over. */
  function finished(): WrittenPart[] {
    const done = items.finished ? items.keys : items.keys.slice(0, -1);
    const parts = PATH_PARTS.filter((part) => done.includes(part) && !told.has(part));
    const path = parts.length === 0 ? null : pathOf(read);
    if (path === null) return [];
    for (const part of parts) told.add(part);
    // The table ties each part to its value's type; the compiler can't follow that through a variable name.
    return parts.map((part) => ({ part, value: path[part] }) as WrittenPart).filter(isThere);
  }

  return {
    push(chunk) {
      text += chunk;
      for (const item of items.push(chunk)) note(item);
      return isCrisis ? [] : finished();
    },
    get isCrisis() {
      return isCrisis;
    },
    get overflowed() {
      return items.overflowed;
    },
    whole: () =>
      parseReply(text, (value): Validated<{ path: AdvisedPath }> => {
        const path = typeof value === 'object' && value !== null && isWritten(value) ? pathOf(value) : null;
        return path === null ? { ok: false, reason: 'To nie jest opis ścieżki.' } : { ok: true, path };
      }),
  };
}

function isThere({ value }: WrittenPart): boolean {
  return typeof value === 'string' ? value !== '' : !Array.isArray(value) || value.length > 0;
}

function isList(name: string): boolean {
  return LISTS.some((list) => list === name);
}

/** What the tables can't stand in for must be there: what the work is, and steps. */
function isWritten(value: object): boolean {
  const { opis, kroki } = value as { opis?: unknown; kroki?: unknown };
  return typeof opis === 'string' && opis.trim() !== '' && Array.isArray(kroki) && kroki.length > 0;
}
