// An analysis: the recorded one of the very person, else the recorded one nearest to what was written, with a recorded path for each
// occupation's field of work. Ids, what an occupation does and quotes are filled in from the request; nothing else is fitted.
import { readdirSync, readFileSync } from 'node:fs';
import { dataOf, filled, isRecorded, recordedJson } from './recorded.ts';

export type Path = {
  /** In what is recorded for anybody: the beginnings of the codes of the occupations it is about; '' = any. */
  zawodId: string;
  opis: string;
  dlaczego: { cytat: string; wniosek: string }[];
  korzysci: string[];
  proba: { co: string; godziny: number; koszt: number };
};
export type Analysis = {
  uwaga: string;
  odrzucone: { zawodId: string; cytat: string; powod: string }[];
  predyspozycje: { nazwa: string; uzasadnienie: string }[];
  sciezkiKariery: Path[];
  podsumowanieInspirujace: string;
};
export type Choice = 'best' | 'last';
type Answers = { additional_interests: string; additional_info: string };
type Candidate = {
  id: string;
  opis: string;
  wejscie: Record<string, unknown>;
  bilans: { czynnik: string; punkty: number; dowod: string }[];
};
/** What the person named as a condition, or doesn't like, in their words. */
type Told = {
  warunki?: { cytat?: string }[] | Record<string, unknown>;
  zajecia?: { stosunek: string; cytat?: string }[];
};

const PATHS = 4;
const MIN_PATHS = 2;
const NAMES = ['opieka', 'rzemioslo', 'biuro', 'technika', 'kultura', 'na-start'];
/** So many of a recorded person's words must be in the answers for it to be that person. */
const SAME_PERSON = 0.8;
const QUOTABLE = /^(?!(?:nie|nic|brak|bez) |.*(?:ignor|instrukcj|prompt))[\p{L}\p{N} +#-]{3,60}$/iu;
const OCCUPATIONS = new URL('../../content/careers/occupations/', import.meta.url);

/** What a model knows of an occupation besides the prompt: its place in the classification. */
const codes = new Map(
  readdirSync(OCCUPATIONS)
    .flatMap(
      (name) => JSON.parse(readFileSync(new URL(name, OCCUPATIONS), 'utf8')) as Record<string, string>[],
    )
    .map(({ id = '', code = '' }) => [id, code]),
);
const codeOf = ({ id }: Candidate) => codes.get(id) ?? '';
const groupOf = (candidate: Candidate) => codeOf(candidate).slice(0, 2);
const startsNow = ({ wejscie }: Candidate) => wejscie['od zaraz'] === true;

const anybody = NAMES.map((name) =>
  recordedJson<{ person: string; reply: Analysis }>(`anybody/${name}.json`),
);
const fieldPaths = anybody.flatMap(({ reply }) => reply.sciezkiKariery);
const people = recordedJson<{ id: string; answers: Answers }[]>('people.json').filter(({ id }) =>
  isRecorded(`${id}.reply.json`),
);

/** `choice`: 'last' = it pays no attention to the order of the candidates. */
export function analysisFor(prompt: string, choice: Choice): Analysis {
  const answers = dataOf<Answers>(prompt, 'odpowiedzi');
  const candidates = dataOf<Candidate[]>(prompt, 'kandydaci');
  const told = stemsOf(textOf(answers));
  const shareOf = (text: string) => {
    const stems = [...stemsOf(text)];
    return stems.filter((stem) => told.has(stem)).length / stems.length;
  };
  const chosen = choice === 'last' ? candidates.slice(-PATHS).toReversed() : chooseFour(candidates);
  const quote = quotesOf(answers, namedIn(prompt, candidates));
  const person = people.find((one) => shareOf(textOf(one.answers)) >= SAME_PERSON);
  if (person !== undefined && choice === 'best') {
    const reply = recordedJson<Analysis>(`${person.id}.reply.json`);
    const isOffered = ({ zawodId }: { zawodId: string }) => candidates.some(({ id }) => id === zawodId);
    const own = reply.sciezkiKariery.filter(isOffered);
    const odrzucone = reply.odrzucone.filter(isOffered);
    // What was objected to is no path.
    const decided = new Set([...own, ...odrzucone].map(({ zawodId }) => zawodId));
    const others = chooseFour(candidates.filter(({ id }) => !decided.has(id)));
    const added = pathsOf(others.slice(0, Math.max(0, MIN_PATHS - own.length)), quote);
    return { ...reply, odrzucone, sciezkiKariery: [...own, ...added] };
  }
  const near = ({ person: text, reply }: (typeof anybody)[number]) =>
    shareOf(text) * 10 +
    chosen.filter((one) => reply.sciezkiKariery.some((path) => fitOf(path, codeOf(one)) > 0)).length / PATHS;
  const { reply } = anybody.reduce((best, one) => (near(one) > near(best) ? one : best));
  const said = (text: string) => (text.includes('{cytat}') ? filled(text, { cytat: quote() }) : text);
  const traits = reply.predyspozycje.map((one) => ({ ...one, uzasadnienie: said(one.uzasadnienie) }));
  const podsumowanieInspirujace = said(reply.podsumowanieInspirujace);
  const sciezkiKariery = pathsOf(chosen, quote);
  return { ...reply, predyspozycje: traits, sciezkiKariery, podsumowanieInspirujace };
}

/** One path by itself: the recorded one of its field of work. */
export function pathFor(prompt: string) {
  const answers = dataOf<Answers>(prompt, 'odpowiedzi');
  const candidates = [dataOf<Candidate>(prompt, 'szlak')];
  const [path] = pathsOf(candidates, quotesOf(answers, namedIn(prompt, candidates)));
  const { zawodId: _, ...fields } = path ?? {};
  return { uwaga: 'brak', ...fields };
}

/** How many figures of the occupation's code the path is about; -1 = it is about others. */
function fitOf({ zawodId }: Path, code: string): number {
  const fitting = zawodId.split(' ').filter((beginning) => code.startsWith(beginning));
  return Math.max(-1, ...fitting.map(({ length }) => length));
}

function pathsOf(chosen: readonly Candidate[], quote: () => string | undefined): Path[] {
  const used = new Set<Path>();
  return chosen.map((candidate) => {
    // A field's words twice rather than another field's.
    const fit = (path: Path, own = fitOf(path, codeOf(candidate))) =>
      used.has(path) && own >= 0 ? own / 10 - 0.9 : own;
    const path = fieldPaths.reduce((best, one) => (fit(one) > fit(best) ? one : best));
    used.add(path);
    const dlaczego = path.dlaczego.flatMap(({ wniosek }) => {
      const cytat = quote();
      return cytat === undefined ? [] : [{ cytat, wniosek }];
    });
    return {
      ...path,
      zawodId: candidate.id,
      opis: filled(path.opis, { czynnosci: candidate.opis }),
      dlaczego,
      korzysci: path.korzysci.filter((one) => !breaksCondition(candidate) || !OF_CONDITIONS.test(one)),
    };
  });
}

/** Mostly from the top, one that can be started now, one from farther down, and of different fields as far as the list allows. */
function chooseFour(candidates: readonly Candidate[]): Candidate[] {
  const chosen = new Set(candidates.slice(0, 1));
  const take = (from: readonly Candidate[]) => {
    const left = from.filter((one) => !chosen.has(one));
    const next = left.find((one) => [...chosen].every((other) => groupOf(other) !== groupOf(one))) ?? left[0];
    if (next !== undefined) chosen.add(next);
  };
  take(candidates.slice(1, 6));
  take([...chosen].some(startsNow) ? candidates : candidates.filter(startsNow));
  take(candidates.slice(Math.ceil(candidates.length / 2)));
  while (chosen.size < Math.min(PATHS, candidates.length)) take(candidates);
  return candidates.filter((one) => chosen.has(one));
}

const textOf = (answers: Answers) => `${answers.additional_interests}\n${answers.additional_info}`;

/** Words of the person in turn, as written, cut where they make a pause; a condition is no reason for a work that may break it. */
function quotesOf(answers: Answers, named: readonly string[]): () => string | undefined {
  const clauses = textOf(answers)
    .split(/[.,;:!?\n\r()]+|\s(?:i|a|oraz|ale|bo)\s/)
    .map((clause) => clause.trim().split(/\s+/).slice(0, 8).join(' '));
  const isNamed = (clause: string) =>
    named.some((one) => one.includes(clause.toLowerCase()) || clause.toLowerCase().includes(one));
  const quotes = [...new Set(clauses)].filter((clause) => QUOTABLE.test(clause) && !isNamed(clause));
  let at = 0;
  return () => quotes[at++ % Math.max(1, quotes.length)];
}

function namedIn(prompt: string, candidates: readonly Candidate[]): string[] {
  const { warunki = [], zajecia = [] } = dataOf<Told>(prompt, 'osoba');
  const refused = zajecia.filter(({ stosunek }) => stosunek === 'nie lubi');
  const quotes = [...(Array.isArray(warunki) ? warunki : []), ...refused].map(({ cytat }) => cytat);
  const held = candidates.flatMap(({ bilans }) =>
    bilans.filter(({ czynnik }) => czynnik === 'conditions').map(({ dowod }) => dowod),
  );
  return [...quotes, ...held].flatMap((one) => (one === undefined ? [] : [one.toLowerCase()]));
}

/** Benefits of hours, quiet and place: only where no condition of the person is against them. */
const OF_CONDITIONS = /spokojn|cisz|godzin|zdaln|ciepł|rytm/i;
const breaksCondition = ({ bilans }: Candidate) =>
  bilans.some(({ czynnik, punkty }) => czynnik === 'conditions' && punkty < 0);

function stemsOf(text: string): Set<string> {
  const words = text.toLocaleLowerCase('pl').match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)));
}
