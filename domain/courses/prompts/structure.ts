// Asks for a course's modules and lessons, without their text (docs/product.md 'Course writing', 'Length of a course').
import type { Prompt } from '../../analysis/prompt.ts';
import type { PublishedCourse } from '../course.ts';
import type { Outline } from '../structure/outline.ts';
import { courseAsData, rulesFor, TASKS } from './course-data.ts';

const SYSTEM = `Jesteś doświadczonym autorem kursów tekstowych dla dorosłych. Układasz program kursu: moduły i tytuły lekcji, z których każda zajmuje około 20 minut czytania i ćwiczeń.

ZASADY UKŁADU
- Moduły idą za polem plan kursu: każdy punkt planu jest rozpoznawalny w tytule modułu albo lekcji, w tej samej kolejności. Gdy punktów jest więcej niż modułów, łącz sąsiednie; gdy mniej, dziel najobszerniejsze.
- Lekcje prowadzą od prostego do trudniejszego i nie powtarzają się. Tytuł lekcji mówi, co się umie po niej, i ma 3–10 słów; bez numerów i słowa „Lekcja”.
- Pierwsza lekcja jest zachęcająca i konkretna. Ostatnia zbiera wszystko w jednym zadaniu.
- Poziom i język dopasuj do pola level oraz do osób z pola forWho.
- Opis modułu: 1–2 zdania o tym, co powstanie lub co się wyjaśni. Opis kursu: 2–3 zdania.

FORMAT
Zwróć wyłącznie jeden obiekt JSON: {title, description, modules [{id, title, description, lessons [{id, title}]}]}. Identyfikatory to kolejne liczby jako tekst. Lekcje nie mają treści: żadnego pola poza id i title. Bez Markdownu i HTML.`;

export function structurePrompt(course: PublishedCourse, outline: Outline): Prompt {
  const user = [
    TASKS.structure,
    `Ułóż program kursu. Liczba modułów: ${outline.modules}, liczba lekcji: ${outline.lessons}, w jednym module najwyżej: ${outline.lessonsPerModule}.`,
    '',
    courseAsData(course),
  ].join('\n');
  return { system: `${SYSTEM}\n\n${rulesFor(course)}`, user };
}
