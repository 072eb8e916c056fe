// Asks for a course as a whole, without the text of its lessons (docs/product.md 'Course writing', 'Length of a course'; docs/decisions.md
// 'A course as a whole', 'A course that remembers itself').
import type { Prompt } from '../../advice/analysis/prompt.ts';
import type { PublishedCourse } from '../course.ts';
import { WORLD_BOUNDS } from '../memory/memory.ts';
import { PRACTICE_BOUNDS } from '../practice/practice-rules.ts';
import type { FirstLessonPractice } from '../practice/practice.ts';
import { outlineOf } from '../structure/outline.ts';
import { STRUCTURE_LIMITS } from '../structure/schema.ts';
import { asData, courseAsData, RULES, rulesFor, TASKS } from './course-data.ts';

/** `first`: a course begins with our own first lesson, which everybody may read before any sale; its text has shown a world already. */
export type WantedCourse = {
  course: PublishedCourse;
  first: { markdown: string; practice: Pick<FirstLessonPractice, 'title' | 'goal' | 'leaves' | 'summary'> };
};

const { least, most } = STRUCTURE_LIMITS.glossary;
const { people, data, names, system } = WORLD_BOUNDS;

const SYSTEM = `Jesteś doświadczonym autorem kursów tekstowych dla dorosłych. Układasz program kursu: moduły i lekcje, z których każda zajmuje około 20 minut czytania i ćwiczeń, projekt, który przez nie rośnie, i wspólny słowniczek.

ZASADY UKŁADU
- Moduły idą za polem plan kursu: każdy punkt planu jest rozpoznawalny w tytule modułu albo lekcji, w tej samej kolejności. Gdy punktów jest więcej niż modułów, łącz sąsiednie; gdy mniej, dziel najobszerniejsze.
- Punkty planu są ponumerowane w znaczniku <tematy>. Pole topics lekcji wymienia numery tematów, które ta lekcja realizuje. Każdy numer stoi w całym programie dokładnie raz, przy lekcji, po której obietnica jest spełniona; lekcja bez tematu ma pustą listę.
- Pierwsza lekcja pierwszego modułu już istnieje i jest w znaczniku <pierwsza-lekcja>: przepisz jej title, goal i leaves. Następne prowadzą dalej od tego, z czym ona zostawia, i jej nie powtarzają.
- Lekcje prowadzą od prostego do trudniejszego i nie powtarzają się. Tytuł lekcji, poza pierwszą, mówi, co się umie po niej, i ma 3–10 słów, najwyżej ${PRACTICE_BOUNDS.title} znaków; bez numerów i słowa „Lekcja”.
- goal to jedno zdanie o tym, co się umie po lekcji (najwyżej ${PRACTICE_BOUNDS.goal} znaków), leaves to rzecz, która po niej zostaje w ręku: plik, lista, tekst, nawyk (najwyżej ${PRACTICE_BOUNDS.leaves} znaków).
- project {title, description}: jeden projekt z życia osób z pola forWho, który posuwa naprzód każda lekcja; opis mówi w 2–3 zdaniach, co powstanie na końcu.
- glossary [{term, meaning}]: od ${least} do ${most} pojęć, których lekcje używają zawsze w tym samym znaczeniu, prawdziwym od pierwszej lekcji, w której pada; każde znaczenie najwyżej ${PRACTICE_BOUNDS.meaning} znaków.
- world {people, data, names, system}: świat, który każda lekcja pokazuje tak samo, żeby lekcje pisane osobno sobie nie przeczyły. Zwykły tekst, zgodny z tym, co pokazuje tekst pierwszej lekcji. people: kto występuje w przykładach (imię i rola; nazwisko tylko w danych, które bez niego niczego nie uczą) i firma nazwana tym, co robi, albo tak, jak nazywa ją pierwsza lekcja, najwyżej ${people} znaków. data: dane wzorcowe, kolumny i najwyżej osiem wierszy z sumami, które się zgadzają, każdy wiersz w osobnej linii, najwyżej ${data} znaków. names: nazwy plików, arkuszy, funkcji, gałęzi i dokumentów, które powstaną, najwyżej ${names} znaków. system: jeśli kurs pokazuje kod lub polecenia, system i powłoka, w których działają, najwyżej ${system} znaków; w innym kursie pusty tekst.
- Ostatnia lekcja zbiera wszystko w jednym zadaniu i kończy projekt.
- Poziom i język dopasuj do pola level oraz do osób z pola forWho.
- Opis modułu: 1–2 zdania o tym, co powstanie lub co się wyjaśni. Opis kursu: 2–3 zdania. Nigdzie nie podawaj adresów stron.

FORMAT
Zwróć wyłącznie jeden obiekt JSON: {title, description, project {title, description}, glossary [{term, meaning}], world {people, data, names, system}, modules [{id, title, description, lessons [{id, title, goal, leaves, topics}]}]}. Identyfikatory to kolejne liczby jako tekst, lekcji od 1 w całym programie. Lekcje nie mają treści: żadnego pola poza tymi. Wartości to zwykły tekst, bez znaczników Markdown i HTML.`;

/** `reason`: why the reply before was refused; null = it is the first. */
export function structurePrompt(wanted: WantedCourse, reason: string | null = null): Prompt {
  const { course } = wanted;
  const user = [
    TASKS.structure,
    '',
    courseAsData(course),
    '',
    asData(
      'tematy',
      course.plan.map((topic, index) => ({ number: index + 1, topic })),
    ),
    '',
    beginningAsData(wanted),
    '',
    `Ułóż program kursu. ${sizeOf(wanted)}`,
    ...(reason === null ? [] : ['', `Poprzedni program odrzuciliśmy. ${reason} Ułóż cały od nowa.`]),
  ].join('\n');
  return { system: [SYSTEM, RULES, rulesFor(course)].join('\n\n'), user };
}

function sizeOf({ course }: WantedCourse): string {
  const { modules, lessons, lessonsPerModule } = outlineOf(course.duration);
  return `Liczba modułów: ${modules}, liczba lekcji: ${lessons}, w jednym module najwyżej: ${lessonsPerModule}.`;
}

function beginningAsData({ first }: WantedCourse): string {
  const { title, goal, leaves, summary } = first.practice;
  return asData('pierwsza-lekcja', { title, goal, leaves, summary, text: first.markdown });
}
