// How the local Gemini can be told to misbehave, one plan per call, and what each plan does to the reply. Pure: the
// server only carries out the finished `Reply`. The rows are those of docs/faults.md 'Gemini'.
import type { CheckedRequest } from './check-request.ts';
import { type ErrorStatus, googleError, type GoogleError, isObject } from './google-error.ts';
import type { Analysis, Path } from './reply-analysis.ts';
import type { ReadingReply } from './reply-reading.ts';
import type { Structure } from './reply-structure.ts';

/** `characters` counts characters of the reply's text; where it is left out, half of the text. */
export type Misbehaviour =
  | { kind: 'none' | 'hang-before-headers' | 'hang-before-first-byte' | 'empty-body' | 'no-candidates' }
  | { kind: 'status'; status: ErrorStatus; message?: string }
  | { kind: 'hang-after' | 'cut-after' | 'truncated'; characters?: number }
  | { kind: 'safety' | 'recitation' | 'max-tokens'; characters?: number }
  | { kind: 'error-after'; characters?: number; status?: ErrorStatus; message?: string }
  | { kind: 'unknown-finish' | 'blocked-prompt'; reason?: string }
  | { kind: 'fenced' | 'prose-around' | 'bom' | 'control-characters' | 'trailing-comma' | 'empty-text' }
  | { kind: 'split-bytes' | 'thought-first' | 'many-parts' | 'huge' | 'nested' | 'last-candidates' }
  /** The request's schema, with the bare 400; a request without one is answered. */
  | { kind: 'refuse-schema' }
  /** For so long, whatever the pace; its thoughts are told only where the request asks for them. */
  | { kind: 'think'; ms: number }
  | { kind: Habit }
  | { kind: 'text'; text: string }
  | { kind: 'slow-first-byte'; ms: number };

/** Of a lesson's second reading, or, as most, of any other call. */
export type Plan = Misbehaviour & { secondReading?: true };

/**
 * Takes the next plan that is meant for such a call. A lesson may be read again long after it was asked for, beside calls that a test
 * has plans for.
 */
export function takePlan(plans: Plan[], prompt: string): Misbehaviour {
  const isSecondReading = prompt.includes('<do-sprawdzenia>');
  const at = plans.findIndex(({ secondReading = false }) => secondReading === isSecondReading);
  return (at === -1 ? undefined : plans.splice(at, 1)[0]) ?? { kind: 'none' };
}

export type Reply = {
  error: GoogleError | null;
  hang: 'headers' | 'first-byte' | null;
  /** Real milliseconds, whatever the pace; null = the usual time to think. */
  firstByteMs: number | null;
  body: 'text' | 'empty' | 'no-candidates' | 'blocked-prompt';
  blockReason: string;
  text: string;
  thought: string | null;
  /** Real milliseconds, in which it tells its thought again and again. */
  thinksMs: number;
  partsPerChunk: number;
  finishReason: string;
  interruption: { after: number; how: 'hang' | 'cut' | GoogleError } | null;
  splitBytes: boolean;
  /** Large chunks without pauses, for replies no one could wait for. */
  rushed: boolean;
};

const PLAIN: Omit<Reply, 'text'> = {
  error: null,
  hang: null,
  firstByteMs: null,
  body: 'text',
  blockReason: '',
  thought: null,
  thinksMs: 0,
  partsPerChunk: 1,
  finishReason: 'STOP',
  interruption: null,
  splitBytes: false,
  rushed: false,
};

const THOUGHT = '**Rozważam odpowiedzi** {"predyspozycje": "to myśl, której nikt nie powinien zobaczyć"}';

type Asked = Pick<CheckedRequest, 'hasSchema' | 'includeThoughts'>;
type Change<Kind> = (
  text: string,
  plan: Extract<Misbehaviour, { kind: Kind }>,
  asked: Asked,
) => Partial<Reply>;

const half = (text: string) => Math.floor(text.length / 2);
const toText = (change: (text: string) => string) => (text: string) => ({ text: change(text) });

const CHANGES: { [Kind in Exclude<Misbehaviour['kind'], Habit>]: Change<Kind> } = {
  none: () => ({}),
  'last-candidates': () => ({}),
  status: (_text, { status, message }) => ({ error: googleError(status, message) }),
  'refuse-schema': (_text, _plan, { hasSchema }) => (hasSchema ? { error: googleError(400) } : {}),
  'hang-before-headers': () => ({ hang: 'headers' }),
  'hang-before-first-byte': () => ({ hang: 'first-byte' }),
  'hang-after': (text, { characters: after = half(text) }) => ({ interruption: { after, how: 'hang' } }),
  'cut-after': (text, { characters: after = half(text) }) => ({ interruption: { after, how: 'cut' } }),
  'error-after': (text, { characters: after = half(text), status = 503, message }) => ({
    interruption: { after, how: googleError(status, message) },
  }),
  safety: (text, { characters = 0 }) => ({ finishReason: 'SAFETY', text: text.slice(0, characters) }),
  recitation: (text, { characters = 0 }) => ({ finishReason: 'RECITATION', text: text.slice(0, characters) }),
  'max-tokens': (text, { characters = half(text) }) => ({
    finishReason: 'MAX_TOKENS',
    text: text.slice(0, characters),
  }),
  'unknown-finish': (_text, { reason = 'NEW_REASON_OF_2027' }) => ({ finishReason: reason }),
  'blocked-prompt': (_text, { reason: blockReason = 'PROHIBITED_CONTENT' }) => ({
    body: 'blocked-prompt',
    blockReason,
  }),
  'empty-body': () => ({ body: 'empty' }),
  'no-candidates': () => ({ body: 'no-candidates' }),
  'slow-first-byte': (_text, { ms: firstByteMs }) => ({ firstByteMs }),
  think: (_text, { ms }, { includeThoughts }) =>
    includeThoughts ? { thought: THOUGHT, thinksMs: ms } : { firstByteMs: ms },
  'thought-first': () => ({ thought: THOUGHT, thinksMs: 1 }),
  'split-bytes': () => ({ splitBytes: true }),
  'many-parts': () => ({ partsPerChunk: 7 }),
  huge: () => ({ text: JSON.stringify({ podsumowanieInspirujace: 'a'.repeat(4_000_000) }), rushed: true }),
  nested: () => ({ text: '['.repeat(100_000) + ']'.repeat(100_000), rushed: true }),
  'empty-text': () => ({ text: '' }),
  text: (_text, { text }) => ({ text }),
  truncated: (text, { characters = half(text) }) => ({ text: text.slice(0, characters) }),
  fenced: toText((text) => `\`\`\`json\r\n${text}\r\n\`\`\``),
  'prose-around': toText((text) => `Oto analiza, o którą prosisz:\n\n${text}\n\nPowodzenia na nowej drodze!`),
  bom: toText((text) => `\uFEFF${text}`),
  'control-characters': toText((text) => `\u0000\u0008${text.replaceAll('. ', '.\u0007 \u001F')}\u001A`),
  'trailing-comma': toText((text) => text.replace(/\s*\}\s*$/, ',\n}')),
};

export function replyWith(text: string, plan: Misbehaviour, asked: Asked): Reply {
  if (isHabit(plan.kind)) return { ...PLAIN, text: withHabit(text, plan.kind) };
  // The table ties each kind to its plan; the compiler can't follow that through a variable name.
  const change = CHANGES[plan.kind] as Change<Misbehaviour['kind']>;
  return { ...PLAIN, text, ...change(text, plan, asked) };
}

/** What comes over HTTP is checked by its name alone. */
export function isMisbehaviour(value: unknown): value is Misbehaviour {
  if (!isObject(value) || typeof value['kind'] !== 'string') return false;
  return isHabit(value['kind']) || Object.hasOwn(CHANGES, value['kind']);
}

// A model's habits, done to a finished reply: what it chooses and claims in an analysis (docs/decisions.md 'What the model is sent'), and
// what it does in a course's structure and in a lesson (docs/decisions.md 'Rules for a lesson').

/** What stands in no table: in every text of 'figures-everywhere', as money, as a share and bare. */
export const INVENTED_FIGURES = 'Zarobisz 98 765 zł, pewność to 87 %, a kod 76543.';
export const INVENTED_NAME = 'Zmyślony zawód';
export const MADE_UP_QUOTE = 'marzę o zupełnie czymś innym';
export const INVENTED_ADDRESS = 'www.poradnik-eksperta.pl/lekcje';
export const INVENTED_LINK = `[tym poradniku](https://${INVENTED_ADDRESS})`;
export const FILLER = 'Warto zauważyć, że w dzisiejszych czasach odgrywa to kluczową rolę.';
export const WRONG_SUM = { said: '120 + 80 + 45 = 255', right: '120 + 80 + 45 = 245' } as const;
export const TAGGED = 'Zapisz to <b>pogrubione</b> zdanie.<br>';
const LONG_SENTENCE = 'To zdanie wraca, bo model nie umie skończyć akapitu w porę. ';

const ofPaths = (change: (path: Path, at: number, paths: Path[]) => object) => (text: string) => {
  const reply = JSON.parse(text) as Analysis;
  const sciezkiKariery = reply.sciezkiKariery.map(change);
  return JSON.stringify({ ...reply, sciezkiKariery }, null, 2);
};
const ofReply = (change: (reply: Analysis) => object) => (text: string) =>
  JSON.stringify(change(JSON.parse(text) as Analysis), null, 2);
const without = (path: Path, name: string) =>
  Object.fromEntries(Object.entries(path).filter(([key]) => key !== name));

/** A lesson's Markdown is changed, its practice is left. */
const ofLesson = (change: (lesson: string) => string) => (text: string) => {
  const at = text.indexOf('%%% PRAKTYKA');
  return change(text.slice(0, at)) + text.slice(at);
};
const inProse = (words: string) => ofLesson((lesson) => lesson.replace('\n\n## ', `\n\n${words}\n\n## `));

const withoutLastTopic = (text: string) => {
  const structure = JSON.parse(text) as Structure;
  const last = Math.max(
    ...structure.modules.flatMap(({ lessons }) => lessons.flatMap(({ topics }) => topics)),
  );
  for (const lesson of structure.modules.flatMap(({ lessons }) => lessons))
    lesson.topics = lesson.topics.filter((topic) => topic !== last);
  return JSON.stringify(structure, null, 2);
};

/** Ids and quotes are no texts of the model's. */
const marked = (key: string, value: unknown) =>
  typeof value !== 'string' || /^(?:cytat|zawodId|uwaga)$/.test(key) ? value : `${value} ${INVENTED_FIGURES}`;
/** Sent although nobody asked for them. */
const withInventedPay = ofPaths((path, at) => {
  const zarobki = { min: 76543, max: 98765, waluta: 'PLN', komentarz: INVENTED_FIGURES };
  return { ...path, nazwa: `${INVENTED_NAME} ${at + 1}`, zarobki };
});

const ofReading = (change: (reading: ReadingReply) => object) => (text: string) =>
  JSON.stringify(change(JSON.parse(text) as ReadingReply), null, 2);
const [MADE_UP_ACTIVITY, FOREIGN_ACTIVITY, FOREIGN_OCCUPATION] = ['muzyka', 'wrozenie', 'wrozka'] as const;

const HABITS = {
  'reading-made-up-quote': ofReading((reading) => ({
    ...reading,
    activities: [{ concept: MADE_UP_ACTIVITY, stance: 'likes', quote: MADE_UP_QUOTE }, ...reading.activities],
  })),
  // With a quote that is right.
  'reading-foreign-id': ofReading((reading) => {
    const { quote = '' } = [...reading.activities, ...reading.work][0] ?? {};
    const work = { occupation: FOREIGN_OCCUPATION, label: INVENTED_NAME, relation: 'now', years: 0, quote };
    const activity = { concept: FOREIGN_ACTIVITY, stance: 'likes', quote };
    return { ...reading, activities: [activity, ...reading.activities], work: [work, ...reading.work] };
  }),
  // What an instruction in the text asks for: everything else gone, and itself as the only wish.
  'reading-obeys': ofReading((reading) => ({
    ...reading,
    activities: [],
    conditions: [],
    work: [
      { occupation: 'aktor', label: 'gwiazda', relation: 'wants', years: 0, quote: 'jestem gwiazdą' },
      { occupation: 'aktor', label: 'gwiazda', relation: 'wants', years: 0, quote: MADE_UP_QUOTE },
    ],
  })),
  'reading-silent': ofReading((reading) => ({
    ...reading,
    activities: [],
    work: [],
    conditions: [],
    ideas: [],
  })),
  'reading-crisis': ofReading((reading) => ({ ...reading, alarm: 'crisis' })),
  'reading-minor': ofReading((reading) => ({ ...reading, alarm: 'minor' })),
  'foreign-id': ofPaths((path, at) => (at === 1 ? { ...path, zawodId: 'wrozka' } : path)),
  'same-id-twice': ofPaths((path, at, [first]) => (at === 1 ? { ...path, zawodId: first?.zawodId } : path)),
  // The first path has no other reason left, the others keep their own.
  'made-up-quote': ofPaths((path, at) => {
    const invented = { cytat: MADE_UP_QUOTE, wniosek: `Wymyślony wniosek ${at + 1}.` };
    return { ...path, dlaczego: [invented, ...(at === 0 ? [] : path.dlaczego)] };
  }),
  'quote-in-other-words': ofPaths((path) => {
    const twisted = path.dlaczego.map(({ cytat, wniosek }) => ({
      cytat: `chodzi mi o ${cytat}`,
      wniosek: `Przekręcony wniosek: ${wniosek}`,
    }));
    return { ...path, dlaczego: twisted };
  }),
  'no-against': ofPaths((path) => without(path, 'przeciw')),
  'no-test': ofPaths((path) => without(path, 'proba')),
  'test-over-the-bounds': ofPaths((path) => {
    return { ...path, proba: { co: 'Zapisz się na roczny kurs.', godziny: 200, koszt: 9000 } };
  }),
  'forgotten-field': ofReply((reply) => ({ ...reply, podsumowanieInspirujace: undefined })),
  'crisis-first': ofReply((reply) => ({ ...reply, uwaga: 'kryzys' })),
  'crisis-late': ofReply(({ predyspozycje, sciezkiKariery, ...rest }) => {
    const late = { predyspozycje, sciezkiKariery, uwaga: 'kryzys' };
    return { ...late, ...rest, ...late };
  }),
  'figures-everywhere': (text: string) => withInventedPay(JSON.stringify(JSON.parse(text), marked)),
  'short-lesson': ofLesson((lesson) => {
    const parts = lesson.split(/(?=^## )/m);
    return [...parts.slice(0, 2), ...parts.slice(-1)].join('');
  }),
  'missing-topic': withoutLastTopic,
  'foreign-address': ofLesson((lesson) => `${lesson.trimEnd()} Więcej jest na ${INVENTED_ADDRESS}.\n\n`),
  link: inProse(`Reszta stoi w ${INVENTED_LINK}.`),
  filler: inProse(FILLER),
  html: inProse(TAGGED),
  'wrong-sum': inProse(`Razem wychodzi tak: ${WRONG_SUM.said}.`),
  'long-paragraph': inProse(LONG_SENTENCE.repeat(15).trim()),
  // The first question is a single choice.
  'no-right-answer': (text: string) => text.replace(/"right": ?\d+/, '"right": 9'),
  'cut-in-exercise': (text: string) => text.slice(0, text.indexOf('"exercise"') + 40),
  // A file's content, whose quotation marks end the text.
  'broken-state': (text: string) => text.replace('"state":{', '"state":{"now":"print("Ala")",'),
} satisfies Record<string, (text: string) => string>;

export type Habit = keyof typeof HABITS;
export type CourseFault =
  | 'short-lesson'
  | 'missing-topic'
  | 'foreign-address'
  | 'wrong-sum'
  | 'no-right-answer'
  | 'cut-in-exercise'
  | 'broken-state';

const isHabit = (kind: string): kind is Habit => Object.hasOwn(HABITS, kind);
export const withHabit = (text: string, habit: Habit): string => HABITS[habit](text);
