// The reply of the model that reads -> entries, each as soon as it closes, and at the end the whole (docs/decisions.md 'Who reads what a
// person wrote'). What it says in another shape than ours, a number as text or nothing as an empty text, is put right; what it can't quote or
// doesn't know is dropped; nobody but the person adds without a quote.
import { createItemReader } from '../analysis/reply/items.ts';
import { parseReply } from '../analysis/reply/parse.ts';
import type { QuizTexts } from '../quiz/answers.ts';
import type { Alarm, Reading } from './reading.ts';
import { checkedQuotes, parseReading, saidOnly, type KnownIds } from './reading-schema.ts';

/** What is new: lists to be appended, and no more. */
export type ReadingPiece = {
  language?: Reading['language'];
  activities?: Reading['activities'];
  work?: Reading['work'];
  conditions?: Reading['conditions'];
  ideas?: Reading['ideas'];
  background?: Partial<Pick<Reading['background'], 'licences' | 'languages' | 'circumstances'>>;
  unclear?: Reading['unclear'];
};

const LISTS = ['activities', 'work', 'conditions', 'ideas', 'unclear'] as const;
/** What a reading is, before anything is proposed or asked. */
const SAID = ['activities', 'work', 'conditions', 'background'] as const;
const PROPOSALS = /,\s*"ideas"\s*:/;
const WITHIN = ['background.licences', 'background.languages', 'background.circumstances'] as const;
const TEXTS = ['alarm', 'language'] as const;

type ReadingReader = {
  /** Takes the next characters; returns what they finished, in order. */
  push(chunk: string): ReadingPiece[];
  /** 'none' until it is told. */
  readonly alarm: Alarm;
  /** Null = what came is no reading. */
  whole(): Reading | null;
  /** Of a reply that was cut: all that was said, and the proposals that came; null = not even that came whole. */
  cutShort(): Reading | null;
  /** The reply broke a bound: nothing more is read. */
  readonly overflowed: boolean;
};

export function createReadingReader(answers: QuizTexts, known: KnownIds): ReadingReader {
  const items = createItemReader<(typeof LISTS | typeof WITHIN | typeof TEXTS)[number]>({
    lists: [...LISTS, ...WITHIN],
    texts: TEXTS,
    within: 'background',
  });
  const read = (value: unknown) => saidOnly(checkedQuotes(parseReading(ourShape(value), known), answers));
  const chunks: string[] = [];
  const ideas: Reading['ideas'][number][] = [];
  let alarm: Alarm = 'none';

  function pieceOf(name: string, value: unknown): ReadingPiece | null {
    const [part = '', inner] = name.split('.');
    if (part === 'alarm') {
      ({ alarm } = read({ alarm: value }));
      return null;
    }
    if (part === 'language') return { language: read({ language: value }).language };
    const reading = read({ [part]: inner === undefined ? [value] : { [inner]: [value] } });
    if (inner !== undefined) {
      const key = inner as 'licences' | 'languages' | 'circumstances';
      return reading.background[key].length === 0 ? null : { background: { [key]: reading.background[key] } };
    }
    const key = part as (typeof LISTS)[number];
    return reading[key].length === 0 ? null : { [key]: reading[key] };
  }

  function readingIn(text: string): Reading | null {
    const parsed = parseReply(text, (value) =>
      isReading(value) ? { ok: true, reading: read(value) } : { ok: false, reason: 'no reading' },
    );
    return parsed.ok ? parsed.reading : null;
  }

  return {
    push(chunk) {
      chunks.push(chunk);
      const pieces = items.push(chunk).flatMap(({ name, value }) => pieceOf(name, value) ?? []);
      ideas.push(...pieces.flatMap((piece) => piece.ideas ?? []));
      return pieces;
    },
    get alarm() {
      return alarm;
    },
    whole: () => readingIn(chunks.join('')),
    cutShort() {
      const before = new Set(items.keys.slice(0, items.keys.indexOf('ideas')));
      if (!items.keys.includes('ideas') || !SAID.every((key) => before.has(key))) return null;
      const text = chunks.join('');
      const said = readingIn(`${text.slice(0, text.search(PROPOSALS))}}`);
      return said === null ? null : { ...said, ideas };
    },
    get overflowed() {
      return items.overflowed;
    },
  };
}

/** Any list of it will do: each may be forgotten where it is empty. */
function isReading(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && LISTS.some((name) => Array.isArray(value[name]));
}

const NUMBERS = new Set(['months', 'pay']);

/** Empty texts are nothing, and figures may come as text. */
function ourShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ourShape);
  if (!isRecord(value)) return value === '' ? null : value;
  const shaped = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ourShape(inner)]));
  if (shaped['years'] === 0) shaped['years'] = null;
  if (typeof shaped['kind'] !== 'string' || !NUMBERS.has(shaped['kind'])) return shaped;
  const digits = String(shaped['value']).replaceAll(/\s/g, '');
  return { ...shaped, value: /^\d+$/.test(digits) ? Number(digits) : shaped['value'] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
