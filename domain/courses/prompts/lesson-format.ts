// How a lesson is written, whether it is asked for alone or with others.
import { LESSON_END, LESSON_WORDS } from '../lessons/lesson.ts';

export const LESSON_FORMAT = `UKŁAD LEKCJI
- ${LESSON_WORDS.least}–${LESSON_WORDS.most} słów w Markdownie. Zacznij od 2–3 zdań, które mówią, po co jest ta lekcja; bez powtarzania jej tytułu jako nagłówka.
- Nagłówki od poziomu ## (dalej ###), krótkie akapity, listy punktowane lub numerowane, tabele tam, gdzie coś się porównuje, bloki kodu z nazwą języka, cytaty (>) na ważne uwagi.
- Nie używaj HTML, obrazów, przypisów ani linków: źródło nazwij słowami, urzędowy serwis nazwą z zasad kursu. Nie wymyślaj adresów stron.
- Co najmniej jeden przykład przejdź od początku do końca na konkretach.
- Przedostatnia część to „## Ćwiczenie”: zadanie do zrobienia od razu i sposób sprawdzenia wyniku.
- Ostatnia część to „## ${LESSON_END}”: 3–5 punktów do zapamiętania i jedno zdanie o tym, co dalej. Po niej nie ma już nic.
- Nie powtarzaj treści innych lekcji; możesz się do nich odwołać tytułem.`;
