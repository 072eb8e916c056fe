// How a lesson is written, and the practice that comes after its text.
import { LESSON_BOUNDS } from '../lesson-rules/lesson-rules.ts';
import { LESSON_END, LESSON_WORDS } from '../lessons/lesson.ts';
import { PRACTICE_BOUNDS } from '../practice/practice-rules.ts';
import { GAP } from '../practice/practice.ts';
import { PRACTICE_MARK } from '../writing/lesson-reply.ts';

export const LESSON_FORMAT = `UKŁAD LEKCJI
- ${LESSON_WORDS.least}–${LESSON_WORDS.most} słów w Markdownie, nie licząc kodu; celuj w ${(LESSON_WORDS.least + LESSON_WORDS.most) / 2}. Zacznij od 2–3 zdań, które mówią, po co jest ta lekcja; bez powtarzania jej tytułu jako nagłówka i bez „w tej lekcji dowiesz się”.
- Nagłówki od poziomu ## (dalej ###, bez przeskakiwania), od ${LESSON_BOUNDS.headings.least} do ${LESSON_BOUNDS.headings.most} części z ##. Akapity do ${LESSON_BOUNDS.paragraphWords} słów, listy punktowane lub numerowane, tabele tam, gdzie coś się porównuje, bloki kodu zawsze z nazwą języka, cytaty (>) na ważne uwagi.
- Nie używaj HTML, obrazów, przypisów ani linków: źródło nazwij słowami, urzędowy serwis nazwą z zasad kursu. Nie wymyślaj adresów stron.
- Co najmniej jeden przykład przejdź od początku do końca na konkretach z polskiego życia: imiona, miejsca, kwoty w złotych, tutejsze zwyczaje i przepisy.
- Każde zdanie wnosi coś nowego. Nie pisz „warto zauważyć”, „należy pamiętać”, „podsumowując” ani „w dzisiejszych czasach”.
- Poza przystankami nie pisz w tekście pytań kontrolnych ani ćwiczenia: mają własną część po nim.
- Ostatnia część tekstu to „## ${LESSON_END}”: 3–5 punktów do zapamiętania, w tym słowami celu lekcji, co się teraz umie i z czym się zostaje, oraz jedno zdanie o tym, co dalej.
- Nie powtarzaj treści innych lekcji; możesz się do nich odwołać tytułem.`;

const { goal, leaves, summary, terms, meaning, questions, options, items, taskWords, hint, minutes } =
  PRACTICE_BOUNDS;

const AIMS = `goal (co się umie po lekcji, najwyżej ${goal} znaków), leaves (z czym się zostaje, najwyżej ${leaves} znaków), `;

/** `hasAims`: the course's structure says what the lesson is for. */
export function practiceFormat(hasAims: boolean): string {
  return `CZĘŚĆ PO TEKŚCIE
Po ostatnim wierszu tekstu napisz w osobnym wierszu dokładnie ${PRACTICE_MARK}, a po nim jeden obiekt JSON, bez bloku kodu i bez komentarza: ${hasAims ? '' : AIMS}summary (o czym była lekcja i jakich przykładów użyła, dla autorów następnych lekcji, najwyżej ${summary} znaków), terms [{term, meaning}], questions, exercise {task, hint, minutes}.
- terms: ${terms.least}–${terms.most} pojęć z tej lekcji, znaczenie najwyżej ${meaning} znaków; te same słowa co w słowniczku kursu, jeśli tam są.
- questions: ${questions.least}–${questions.most} pytania co najmniej dwóch rodzajów, każde z jedną prawdą i z why (dlaczego tak, zdanie lub dwa). Rodzaje: {"kind":"single","text","options" (${options.least}–${options.most}),"right": numer prawdziwej od 0,"why"}; {"kind":"multiple","text","options","right": lista numerów prawdziwych, nie wszystkie,"why"}; {"kind":"order","text","items" (${items.least}–${items.most}, w dobrej kolejności),"why"}; {"kind":"gap","text" z jedną luką ${GAP},"accepted": lista uznawanych odpowiedzi,"why"}. Nie pytaj o to, czego w lekcji nie ma.
- exercise: task (${taskWords.least}–${taskWords.most} słów; coś do zrobienia i wpisania w pole pod lekcją, popycha naprzód projekt kursu i ma sposób sprawdzenia wyniku), hint (najwyżej ${hint} znaków), minutes (${minutes.least}–${minutes.most}, liczba całkowita).`;
}
