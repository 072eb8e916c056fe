// What is wrong with a lesson, said to the model that writes it anew, and to the operator.
import { LESSON_BOUNDS, type LessonIssueCode } from '../lesson-rules/lesson-rules.ts';
import { LESSON_END } from '../lessons/lesson.ts';
import { PRACTICE_BOUNDS, type PracticeIssueCode } from '../practice/practice-rules.ts';
import { PRACTICE_MARK } from './lesson-reply.ts';

type Sentence = (found: string) => string;
type Span = { least: number; most: number };

const from = ({ least, most }: Span) => `od ${least} do ${most}`;

export const WHOLE_SENTENCES = {
  noEnd: `Brakuje ostatniej części „## ${LESSON_END}”.`,
  promise: `Część „${LESSON_END}” nie nazywa tego, co obiecują cel lekcji i to, z czym się zostaje. Powiedz to wprost.`,
  noPractice: (reason: string) =>
    `Po tekście lekcji ma stać wiersz ${PRACTICE_MARK}, a po nim obiekt JSON. Nie da się go odczytać: ${reason}`,
} as const;

export const LESSON_SENTENCES: Record<LessonIssueCode, Sentence> = {
  'too-short': (words) =>
    `Tekst ma za mało słów: ${words}. Ma mieć ${from(LESSON_BOUNDS.words)}, nie licząc kodu.`,
  'too-long': (words) =>
    `Tekst ma za dużo słów: ${words}. Ma mieć ${from(LESSON_BOUNDS.words)}, nie licząc kodu.`,
  'too-few-headings': (parts) =>
    `Części z nagłówkiem ## jest za mało: ${parts}. Ma ich być ${from(LESSON_BOUNDS.headings)}.`,
  'too-many-headings': (parts) =>
    `Części z nagłówkiem ## jest za dużo: ${parts}. Ma ich być ${from(LESSON_BOUNDS.headings)}.`,
  'title-heading': (title) => `Nagłówek „${title}” ma poziom #, a najwyższym poziomem w lekcji jest ##.`,
  'skipped-level': (title) => `Nagłówek „${title}” przeskakuje poziom.`,
  'endless-paragraph': (words) =>
    `Akapit zaczynający się od „${words}” ma więcej niż ${LESSON_BOUNDS.paragraphWords} słów. Podziel go.`,
  filler: (filler) => `W tekście jest zwrot, który nic nie mówi: „${filler}”.`,
  'foreign-address': (address) => `W tekście jest adres spoza listy: ${address}.`,
  markup: (tag) => `W tekście jest znacznik HTML: ${tag}. Znaczniki pisz tylko w kodzie.`,
  picture: (picture) => `W tekście jest obraz: ${picture}.`,
  'open-code': () => 'Ostatni blok kodu nie ma końca.',
  'nameless-code': (code) => `Blok kodu zaczynający się od „${code}” nie ma nazwy języka.`,
  'broken-code': (error) => `Kod zawiera błąd składni (${error}).`,
};

export const PRACTICE_SENTENCES: Record<PracticeIssueCode, Sentence> = {
  'too-long': (field) => `Tekst w części po znaku jest za długi (${field} znaków).`,
  empty: (field) => `Tekst w części po znaku jest pusty (${field}).`,
  terms: (found) =>
    found === 'twice'
      ? 'W terms jedno pojęcie stoi dwa razy.'
      : `W terms ma być ${from(PRACTICE_BOUNDS.terms)} pojęć, a jest ${found}.`,
  questions: (found) => `Pytań ma być ${from(PRACTICE_BOUNDS.questions)}, a jest ${found}.`,
  'one-kind': () => 'Pytania mają być co najmniej dwóch różnych rodzajów.',
  options: (text) =>
    `Pytanie „${text}” ma mieć ${from(PRACTICE_BOUNDS.options)} różnych, niepustych odpowiedzi.`,
  right: (text) =>
    `W pytaniu „${text}” right nie wskazuje odpowiedzi z listy. Numery liczą się od 0, a prawdziwe nie mogą być ani żadna, ani wszystkie.`,
  items: (text) => `Pytanie „${text}” ma mieć ${from(PRACTICE_BOUNDS.items)} różnych, niepustych elementów.`,
  gap: (text) => `Pytanie „${text}” ma mieć dokładnie jedną lukę ___ i co najmniej jedną uznawaną odpowiedź.`,
  task: (words) =>
    `Polecenie ćwiczenia ma mieć ${from(PRACTICE_BOUNDS.taskWords)} słów, a ma ich tyle: ${words}.`,
  minutes: (minutes) =>
    `Czas ćwiczenia ma być całkowitą liczbą minut ${from(PRACTICE_BOUNDS.minutes)}, a jest: ${minutes}.`,
  filler: (filler) => `W części po znaku jest zwrot, który nic nie mówi: „${filler}”.`,
  'foreign-address': (address) => `W części po znaku jest adres spoza listy: ${address}.`,
};
