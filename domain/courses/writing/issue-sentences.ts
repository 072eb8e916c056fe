// Why a lesson is refused, said to the model that writes it anew, and to the operator.
import { ACCEPTED_WORDS, LESSON_WORDS } from '../lessons/lesson.ts';
import { PRACTICE_MARK } from './lesson-reply.ts';

export type RefusalCode =
  | 'empty'
  | 'unsafe'
  | 'too-short'
  | 'too-long'
  | 'not-polish'
  | 'other-subject'
  | 'no-practice';

const asked = `Ma mieć od ${LESSON_WORDS.least} do ${LESSON_WORDS.most} słów, nie licząc kodu.`;

export const REFUSAL_SENTENCES: Readonly<Record<RefusalCode, (found: string) => string>> = {
  empty: () => 'Odpowiedź była pusta.',
  unsafe: () => 'Odpowiedź zatrzymały filtry bezpieczeństwa. Napisz lekcję tak, by nikogo nie narażała.',
  'too-short': (words) =>
    `Tekst ma słów: ${words}, a mniej niż ${ACCEPTED_WORDS.least} to jeszcze nie lekcja. ${asked}`,
  'too-long': (words) => `Tekst ma słów: ${words}, a więcej niż ${ACCEPTED_WORDS.most} to za dużo. ${asked}`,
  'not-polish': () => 'Tekst nie jest po polsku. Kurs jest po polsku, także gdy uczy innego języka.',
  'other-subject': () => 'Tekst nie jest o tym, co zapowiadają tytuł i cel tej lekcji.',
  'no-practice': (reason) =>
    `Po tekście lekcji ma stać wiersz ${PRACTICE_MARK}, a po nim obiekt JSON. Nie da się go użyć: ${reason}`,
};
