// What the local Gemini says to a prompt: the recorded reply that is nearest. Which task it is, the tags in the prompt tell.
import { analysisFor, pathFor, type Choice } from './reply-analysis.ts';
import { readingFor } from './reply-reading.ts';
import { structureFor, type Structure } from './reply-structure.ts';
import { taggedText, dataOf, filled, isRecorded, kindOf, recorded, recordedJson } from './recorded.ts';

export function replyTo(prompt: string, choice: Choice = 'best'): string {
  const has = (tag: string) => taggedText(prompt, tag) !== null;
  if (has('pojecia')) return JSON.stringify(readingFor(prompt), null, 2);
  if (has('tematy')) return JSON.stringify(structureFor(prompt), null, 2);
  if (has('do-sprawdzenia')) return JSON.stringify(secondReadingFor(prompt), null, 2);
  if (has('odpowiedz')) return JSON.stringify(feedbackFor(prompt), null, 2);
  if (has('wypowiedz')) return JSON.stringify(wordsFor(prompt), null, 2);
  if (has('rozmowa')) return JSON.stringify(talkFeedbackFor(prompt), null, 2);
  if (has('luka')) return JSON.stringify(plansFor(prompt), null, 2);
  if (has('lekcja')) return lessonFor(prompt);
  if (has('pytanie')) return JSON.stringify(answerFor(prompt), null, 2);
  if (has('szlak')) return JSON.stringify(pathFor(prompt), null, 2);
  if (has('kandydaci')) return JSON.stringify(analysisFor(prompt, choice), null, 2);
  return 'Nie wiem, o co chodzi: w poleceniu nie ma ani kursu, ani listy zawodów.';
}

// A lesson: the recorded one where course and lesson are those of the recording, else one of the course's kind (code, money …) with
// titles, goal and what it leaves filled in.
type ToldLesson = { title: string; number: number; next: string | null; goal?: string; leaves?: string };
type ToldCourse = { id: string; title: string; category: string };

const ASKS_TALK = 'talk {partner';
const PRACTICE = /^%%% PRAKTYKA %%%$/m;

/** Where the text is there already (`<tekst>`), only what comes after it is asked for. */
function lessonFor(prompt: string): string {
  const reply = wholeLesson(prompt);
  return taggedText(prompt, 'tekst') === null ? reply : reply.slice(reply.search(PRACTICE));
}

function wholeLesson(prompt: string): string {
  const course = dataOf<ToldCourse>(prompt, 'kurs');
  const lesson = dataOf<ToldLesson>(prompt, 'lekcja');
  const own = `${course.id}.${lesson.number}.reply.md`;
  if (isRecorded(own) && titleOf(course.id, lesson.number) === lesson.title) return recorded(own).trimEnd();
  const [text = '', after = ''] = recorded(`any-course/${kindOf(course.category)}.reply.md`).split(PRACTICE);
  const here = recordedJson<Record<string, string>>('any-course/here.json');
  const { goal, leaves, talk, state, ...practice } = JSON.parse(after) as Record<string, unknown>;
  const slots = {
    kurs: course.title,
    lekcja: lesson.title,
    cel: lesson.goal ?? String(goal),
    zostaje: lesson.leaves ?? String(leaves),
    // What is run or heard in the lesson itself, of a course or of its category.
    tutaj: here[course.id] ?? here[course.category],
    dalej: lesson.next === null ? 'To ostatnia lekcja tego kursu.' : `Dalej czeka „${lesson.next}”.`,
  };
  const paragraphs = text.split('\n').map((line) => filled(line, slots));
  // What the course's structure says of a lesson, nobody asks it for.
  const aims = lesson.goal === undefined ? { goal, leaves } : {};
  const asked = prompt.includes(ASKS_TALK) ? { talk } : {};
  return `${paragraphs.join('\n')}%%% PRAKTYKA %%%\n${JSON.stringify({ ...aims, ...practice, ...asked, state })}`;
}

function titleOf(courseId: string, number: number): string | undefined {
  const { modules } = recordedJson<Structure>(`${courseId}.structure.reply.json`);
  return modules.flatMap(({ lessons }) => lessons)[number - 1]?.title;
}

// What lessons that were passed over will leave: what the request says that each is for, one on top of the other. Introduced by each is the
// course's own word that its title or goal has. A model would make up the rest; this one says nothing that wasn't asked.
type PassedOver = { number: number; title: string; goal?: string; leaves?: string };

function plansFor(prompt: string) {
  const glossary =
    taggedText(prompt, 'slowniczek') === null ? [] : dataOf<{ term: string }[]>(prompt, 'slowniczek');
  const state = taggedText(prompt, 'stan') === null ? null : dataOf<{ now: string }>(prompt, 'stan');
  const kept = [state?.now.split('\n').at(-1) ?? ''].filter((line) => line !== '');
  const lessons = dataOf<PassedOver[]>(prompt, 'luka').map(({ number, title, goal = '', leaves = title }) => {
    kept.push(`Po „${title}”: ${leaves}`);
    const said = beginningsOf(`${title} ${goal}`);
    const concepts = glossary
      .map(({ term }) => term)
      .filter((term) => [...beginningsOf(term)].some((one) => said.has(one)));
    return { number, summary: `„${title}”: ${goal}`, now: kept.slice(-MOST).join('\n'), concepts, words: [] };
  });
  return { lessons };
}

// A second reading: plain calculations of the lesson, 'a + b + c = d', that come out otherwise. A model would find more; this one recomputes.
const NUMBER = String.raw`\d{1,3}(?:[ \u00a0]\d{3})+(?:,\d+)?|\d+(?:,\d+)?`;
const CALCULATION = new RegExp(
  String.raw`(?<![\d,+*/×−-] ?)((?:${NUMBER})(?: [+−×] (?:${NUMBER}))+) = (${NUMBER})(?![\d,]\d| [+−×*/])`,
  'g',
);

function secondReadingFor(prompt: string) {
  const lesson = dataOf<string>(prompt, 'do-sprawdzenia');
  const findings = [...lesson.matchAll(CALCULATION)].flatMap(([quote, terms = '', said = '']) => {
    const result = resultOf(terms);
    if (Math.abs(result - numberOf(said)) < 0.005) return [];
    const right = result.toLocaleString('pl-PL', { maximumFractionDigits: 2 });
    return [{ why: `${terms} to ${right}, a nie ${said}.`, quote, replacement: `${terms} = ${right}` }];
  });
  return { findings };
}

const numberOf = (text: string) => Number(text.replaceAll(/[ \u00a0]/g, '').replace(',', '.'));

/** '×' before '+' and '−'. */
function resultOf(terms: string): number {
  const pieces = terms.split(/ ([+−]) /);
  const valueOf = (piece: string) => piece.split(' × ').reduce((product, one) => product * numberOf(one), 1);
  return pieces.reduce((sum, piece, at) => {
    if (at === 0) return valueOf(piece);
    return at % 2 === 1 ? sum : sum + (pieces[at - 1] === '−' ? -1 : 1) * valueOf(piece);
  }, 0);
}

// An answer to a question about an analysis: lines of what was sent that share words with the question, each with the source that it stands
// in; where none does, that it doesn't know. A model would say it better; this one makes nothing up.
type Group = { title: string; lines: string[] };
type Sources = { odczyt: Group[]; bilans: Group[]; tabele: Group[] };

const LETTERS = /[\p{L}\p{M}]{4,}/gu;
const MOST = 3;

const beginningsOf = (text: string) =>
  new Set((text.toLocaleLowerCase('pl').match(LETTERS) ?? []).map((word) => word.slice(0, 5)));

/** What people call what a table calls otherwise. */
const MEANT: readonly [RegExp, string][] = [
  [/zarob|zarab|pensj|płac|plac|pieni/i, 'zarobki mediana'],
  [/nauk|uczy|trwa|szko|wykszta/i, 'wejście wykształcenie'],
  [/dlaczego|czemu|wyżej|wyzej|punkt/i, 'słowa twoje zgadza'],
];

function answerFor(prompt: string) {
  const question = dataOf<string>(prompt, 'pytanie');
  const sources = dataOf<Sources>(prompt, 'zrodla');
  const meant = MEANT.filter(([asked]) => asked.test(question)).map(([, words]) => words);
  const wanted = beginningsOf([question, ...meant].join(' '));
  const found = (['tabele', 'bilans', 'odczyt'] as const).flatMap((zrodlo) =>
    sources[zrodlo].flatMap(({ title, lines }) =>
      lines
        .filter((line) => [...beginningsOf(line)].some((word) => wanted.has(word)))
        .map((line) => ({ zrodlo, tekst: `„${title}”: ${line.replace(/\.$/, '')}.` })),
    ),
  );
  return {
    uwaga: 'brak',
    akapity: found.slice(0, MOST),
    czegoNieWiem:
      found.length > 0
        ? ''
        : 'W tym, co mam o Tobie i o tych zawodach, nie ma na to odpowiedzi. Zapytaj w urzędzie pracy albo u kogoś z tego zawodu.',
  };
}

// Feedback on an exercise: the first of the task's words that the answer has, and the first that it lacks. A model would understand it; this one
// says only what it can point at, and heeds nothing that the answer asks for.
type Points = { zadanie: string; pojecia: string[] };

function feedbackFor(prompt: string) {
  const { zadanie, pojecia } = dataOf<Points>(prompt, 'cwiczenie');
  const said = beginningsOf(dataOf<string>(prompt, 'odpowiedz'));
  const terms = pojecia.map((one) => one.split(':')[0] ?? '');
  const words = [...new Set([zadanie, ...terms].join(' ').match(/[\p{L}\p{M}]{5,}/gu))];
  const isSaid = (word: string) => [...beginningsOf(word)].every((one) => said.has(one));
  const [there, missing] = [words.filter(isSaid), words.filter((word) => !isSaid(word))];
  const quoted = (found: string[]) =>
    found
      .slice(0, MOST)
      .map((word) => `„${word}”`)
      .join(', ');
  return {
    uwaga: 'brak',
    jest: there.length === 0 ? [] : [`W odpowiedzi są słowa z zadania: ${quoted(there)}.`],
    brakuje: missing.length === 0 ? [] : [`Tych słów z zadania w odpowiedzi nie ma: ${quoted(missing)}.`],
    dalej:
      missing.length === 0
        ? 'Przeczytaj odpowiedź na głos i sprawdź, czy każde zdanie jest o zadaniu.'
        : `Dopisz jedno zdanie, w którym będzie słowo „${missing[0]}”.`,
  };
}

// A partner of a talk, and what is said of it at its end. Asked for a reason it gives the next sentence of what it keeps to itself, else it stands
// by its opening; it heeds nothing that the learner asks for besides. A model would listen; this one finds shared words.
type Role = { opening: string; knows: string; points: string[] };
type Said = { who: 'partner' | 'learner'; text: string }[];

const ASKS = /\?|dlaczego|czemu|co się stanie|do czego|gdyby/i;

function wordsFor(prompt: string) {
  const { opening, knows } = dataOf<Role>(prompt, 'rola');
  const said = dataOf<Said>(prompt, 'rozmowa').filter(({ who }) => who === 'partner');
  const kept = (knows.match(/[^.]+\./g) ?? []).map((one) => one.trim());
  const next = kept.find((one) => said.every(({ text }) => !text.includes(one)));
  if (/Wypowiedź \d+ z \d+, ostatnia/.test(prompt))
    return { uwaga: 'brak', zdania: ['Muszę już kończyć.', 'Wrócimy do tego jutro. Do usłyszenia.'] };
  if (ASKS.test(dataOf<string>(prompt, 'wypowiedz')) && next !== undefined)
    return { uwaga: 'brak', zdania: ['Powiem, jak jest.', next] };
  // Without the greeting: that was said.
  const stand =
    opening
      .match(/[^.?!]+[.?!]/g)
      ?.at(-1)
      ?.trim() ?? opening;
  return { uwaga: 'brak', zdania: ['Słyszę, ale to mnie jeszcze nie przekonuje.', stand] };
}

function talkFeedbackFor(prompt: string) {
  const { points } = dataOf<Role>(prompt, 'rola');
  const learner = dataOf<Said>(prompt, 'rozmowa').filter(({ who }) => who === 'learner');
  const words = beginningsOf(learner.map(({ text }) => text).join(' '));
  const isThere = (point: string) => [...beginningsOf(point)].some((word) => words.has(word));
  const [there, missing] = [points.filter(isThere), points.filter((point) => !isThere(point))];
  return {
    uwaga: 'brak',
    jest: there.slice(0, 1).map((point) => `W Twoich wypowiedziach widać: „${point}”.`),
    brakuje: missing.slice(0, 1).map((point) => `Nie widać w nich jeszcze: „${point}”.`),
    dalej: `Następnym razem zacznij od tego: „${missing[0] ?? points[0]}”.`,
  };
}
