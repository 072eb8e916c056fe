// An analysis: the recorded one of the very person, else the recorded one nearest to what was written, with a recorded path for each
// occupation's field of work. Ids, what an occupation does and quotes are filled in from the request; nothing else is fitted.
import { readdirSync, readFileSync } from 'node:fs';
import { dataOf, filled, isRecorded, recordedJson } from './recorded.ts';

export type Choice = 'best' | 'last';
export type Path = {
  /** In what is recorded for anybody: the beginnings of the codes of the occupations it is about; '' = any. */
  zawodId: string;
  dlaczego: { cytat: string; wniosek: string }[];
  przeciw: string[];
  proba: { co: string; godziny: number; koszt: number };
  [other: string]: unknown;
};
export type Analysis = {
  uwaga: string;
  predyspozycje: { nazwa: string; uzasadnienie: string }[];
  sciezkiKariery: Path[];
  podsumowanieInspirujace: string;
  [other: string]: unknown;
};
type Answers = { preferences: string[]; additional_interests: string; additional_info: string };
type Candidate = { id: string; nazwa: string; opis: string; wejscie: Record<string, unknown> };

const PATHS = 4;
const NAMES = ['opieka', 'rzemioslo', 'biuro', 'technika', 'kultura', 'na-start'];
/** So many of a recorded person's words must be in the answers for it to be that person. */
const SAME_PERSON = 0.8;
const OCCUPATIONS = new URL('../../content/careers/occupations/', import.meta.url);
const QUOTABLE = /^[\p{L}\p{N} +#-]{3,60}$/u;
const NO_QUOTE = /^(?:nie |nic|brak|zignoruj|ignor)|instrukcj|prompt/iu;
const STEM = 5;

/** What a model knows of an occupation besides the prompt: its place in the classification. */
const codes = new Map(
  readdirSync(OCCUPATIONS)
    .flatMap(
      (name) => JSON.parse(readFileSync(new URL(name, OCCUPATIONS), 'utf8')) as Record<string, string>[],
    )
    .map(({ id = '', code = '' }) => [id, code]),
);
const anybody = NAMES.map((name) =>
  recordedJson<{ person: string; reply: Analysis }>(`anybody/${name}.json`),
);
const fieldPaths = anybody.flatMap(({ reply }) => reply.sciezkiKariery);
const people = recordedJson<{ id: string; answers: Answers }[]>('people.json').filter(({ id }) =>
  isRecorded(`${id}.reply.json`),
);

export function analysisFor(prompt: string, choice: Choice): Analysis {
  const answers = dataOf<Answers>(prompt, 'odpowiedzi');
  const candidates = dataOf<Candidate[]>(prompt, 'kandydaci');
  const told = stemsOf(`${answers.additional_interests} ${answers.additional_info}`);
  const shareOf = (text: string) => {
    const stems = [...stemsOf(text)];
    return stems.filter((stem) => told.has(stem)).length / stems.length;
  };
  const person = people.find(
    ({ answers: own }) => shareOf(`${own.additional_interests} ${own.additional_info}`) >= SAME_PERSON,
  );
  const chosen = choice === 'last' ? candidates.slice(-PATHS).toReversed() : chooseFour(candidates);
  const say = speaker(answers);
  if (person !== undefined && choice === 'best') {
    const reply = recordedJson<Analysis>(`${person.id}.reply.json`);
    const ids = new Set(reply.sciezkiKariery.map(({ zawodId }) => zawodId));
    const others = chosen.filter(({ id }) => !ids.has(id));
    const paths = reply.sciezkiKariery.flatMap((path) => {
      if (candidates.some(({ id }) => id === path.zawodId)) return [path];
      const other = others.shift();
      return other === undefined ? [path] : pathsOf([other], say);
    });
    return { ...reply, sciezkiKariery: paths };
  }
  const paths = pathsOf(chosen, say);
  const near = ({ person: text, reply }: (typeof anybody)[number]) =>
    10 * shareOf(text) +
    candidates.slice(0, 8).filter(({ id }) => isAbout(reply, codes.get(id) ?? '')).length / 8;
  const { reply } = anybody.reduce((best, one) => (near(one) > near(best) ? one : best));
  return {
    ...reply,
    predyspozycje: reply.predyspozycje.map((one) => ({ ...one, uzasadnienie: say.filled(one.uzasadnienie) })),
    sciezkiKariery: paths,
    podsumowanieInspirujace: say.filled(reply.podsumowanieInspirujace),
  };
}

const isAbout = (reply: Analysis, code: string) => reply.sciezkiKariery.some((path) => fitOf(path, code) > 0);

/** How many figures of the occupation's code the path is about; -1 = it is about others. */
function fitOf({ zawodId }: Path, code: string): number {
  const fitting = zawodId.split(' ').filter((beginning) => code.startsWith(beginning));
  return Math.max(-1, ...fitting.map(({ length }) => length));
}

function pathsOf(chosen: readonly Candidate[], say: ReturnType<typeof speaker>): Path[] {
  const used = new Set<Path>();
  return chosen.map(({ id, opis }) => {
    const fit = (path: Path) => fitOf(path, codes.get(id) ?? '') - (used.has(path) ? PATHS : 0);
    const path = fieldPaths.reduce((best, one) => (fit(one) > fit(best) ? one : best));
    used.add(path);
    const dlaczego = path.dlaczego.flatMap(({ wniosek }) => {
      const cytat = say.next();
      return cytat === undefined ? [] : [{ cytat, wniosek }];
    });
    return { ...path, zawodId: id, opis: filled(String(path['opis']), { czynnosci: opis }), dlaczego };
  });
}

/** Mostly from the top, one that can be started now, one from farther down, and of different fields as far as the list allows. */
function chooseFour(candidates: readonly Candidate[]): Candidate[] {
  const chosen = new Set(candidates.slice(0, 1));
  const startsNow = ({ wejscie }: Candidate) => wejscie['od zaraz'] === true;
  const take = (from: readonly Candidate[]) => {
    const fields = new Set([...chosen].map(({ id }) => codes.get(id)?.slice(0, 2)));
    const left = from.filter((one) => !chosen.has(one));
    const next = left.find(({ id }) => !fields.has(codes.get(id)?.slice(0, 2))) ?? left[0];
    if (next !== undefined) chosen.add(next);
  };
  take(candidates.slice(1, 6));
  take([...chosen].some(startsNow) ? candidates : candidates.filter(startsNow));
  take(candidates.slice(Math.ceil(candidates.length / 2)));
  while (chosen.size < Math.min(PATHS, candidates.length)) take(candidates);
  return candidates.filter((one) => chosen.has(one));
}

/** Words of the person in turn, as written, cut where they make a pause. */
function speaker({ additional_interests, additional_info }: Answers) {
  const clauses = `${additional_interests}\n${additional_info}`
    .slice(0, 5_000)
    .split(/[.,;:!?\n\r()]+|\s(?:i|a|oraz|ale|bo)\s/)
    .map((clause) => clause.trim().split(/\s+/).slice(0, 8).join(' '))
    .filter((clause) => QUOTABLE.test(clause) && !NO_QUOTE.test(clause));
  const quotes = [...new Set(clauses)];
  let at = 0;
  const next = () => quotes[at++ % Math.max(1, quotes.length)];
  return {
    next,
    filled: (text: string) => (text.includes('{cytat}') ? filled(text, { cytat: next() }) : text),
  };
}

function stemsOf(text: string): Set<string> {
  const words = text.toLocaleLowerCase('pl').match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM)));
}
