// What is said to an answer: never more than that it isn't right yet, and where to look.
import type { Verdict } from '#domain/courses/practice/answer.ts';

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: 'Dobrze! Niżej przeczytasz dlaczego.',
  wrong: 'Jeszcze nie. Zajrzyj do\u00a0tekstu wyżej i\u00a0spróbuj ponownie albo sprawdź odpowiedź.',
  open: 'Najpierw odpowiedz, potem sprawdzimy.',
};

/** After a wrong answer to the same question. */
export const RIGHT_NOW = 'Teraz dobrze! Niżej przeczytasz dlaczego.';

/** Before the hint that belongs to a wrong answer. */
export const HINTED = 'Jeszcze nie. ';
