// A model's habits, done to a finished reply: what it chooses and claims in an analysis (docs/decisions.md 'What the model is sent'), and
// what it does in a course's structure and in a lesson (docs/decisions.md 'Rules for a lesson').
import type { Analysis, Path } from './reply-analysis.ts';
import type { ReadingReply } from './reply-reading.ts';
import type { Structure } from './reply-structure.ts';

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

export const isHabit = (kind: string): kind is Habit => Object.hasOwn(HABITS, kind);
export const withHabit = (text: string, habit: Habit): string => HABITS[habit](text);
