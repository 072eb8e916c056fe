// Asks for one lesson as Markdown and its practice as JSON (docs/product.md 'Course writing'; docs/decisions.md 'A course as a whole'):
// its place in the course, what it is for, the world of the course, what the lessons before it held and left, and what follows.
import type { Prompt } from '../../advice/analysis/prompt.ts';
import type { PublishedCourse } from '../course.ts';
import type { RememberedLessons } from '../memory/memory.ts';
import { GAP } from '../practice/practice.ts';
import { SHEET_BOUNDS } from '../sheets/sheet.ts';
import { STOP_BOUNDS } from '../stops/stop-rules.ts';
import { HINT_SIGN } from '../stops/stop.ts';
import { type CourseStructure, type LessonPlace, lessonsOf } from '../structure/structure.ts';
import { practisesTalks } from '../talk/talk-rules.ts';
import { asData, courseAsData, RULES, rulesFor, TASKS } from './course-data.ts';
import { LESSON_FORMAT, MEMORY_FORMAT, practiceFormat } from './lesson-format.ts';

// How the model writes the stops of a lesson: the form once in words, once as an example that holds to all of its rules.
export const STOP_EXAMPLE = `\`\`\`stop
przewidź
Ala zapisała cenę 12 zł w trzech miejscach. Cena wzrosła, a poprawione są dwa. Co pokaże trzecie?
- nową cenę ${HINT_SIGN} Nikt jej tam nie wpisał. Skąd trzecie miejsce miałoby o niej wiedzieć?
+ 12 zł
- nic ${HINT_SIGN} Stara liczba nie znika przez to, że gdzie indziej stoi nowa.
dlaczego: Każde miejsce pamięta swoją liczbę. Dlatego jeden fakt zapisuje się raz.
\`\`\``;

const { stops, text, answer, hint, why, answers, steps } = STOP_BOUNDS;

const STOP_FORMAT = `PRZYSTANKI
W tekście lekcji postaw ${stops.least} albo ${stops.most} przystanki: krótkie zadania, na które odpowiada się od razu, w miejscu, w którym pada ważna myśl. Przystanek to blok kodu o nazwie stop, między dwoma akapitami, poza listami i tabelami:

${STOP_EXAMPLE}

- Pierwszy wiersz: przewidź (zanim tekst to zdradzi), wybierz, znajdź błąd, ułóż albo uzupełnij. Drugi: pytanie, najwyżej ${text} znaków. Ostatni: dlaczego: i powód, najwyżej ${why} znaków. Bez pustych wierszy w środku.
- przewidź, wybierz, znajdź błąd: ${answers.least}–${answers.most} odpowiedzi, jedna z + (prawdziwa albo ta z błędem), pozostałe z -. Odpowiedź ma najwyżej ${answer} znaków; prawdziwa nie stoi zawsze w tym samym miejscu i nie wyróżnia się długością.
- ułóż: ${steps.least}–${steps.most} kroki jako 1. 2. 3., w dobrej kolejności. uzupełnij: pytanie z jedną luką ${GAP}, uznawane odpowiedzi z +, typowe pomyłki z -.
- Każda błędna odpowiedź jest prawdziwą pomyłką i po ${HINT_SIGN} ma własną podpowiedź, najwyżej ${hint} znaków: mówi, co się przy niej pomyliło, ale nie zdradza odpowiedzi.
- Kod pokazany w pytaniu wetnij czterema spacjami. Liczby w przystanku są te same co w lekcji albo wyliczone w powodzie.
- Przystanek nie powtarza pytań z części po tekście.`;

// How the model writes a sheet: the same way, for courses that teach sheets alone.
export const SHEET_EXAMPLE = `\`\`\`sheet
Zmień w B2 liczbę sztuk na 5. Co pokaże D4?
| Towar | Ile | Cena | Razem |
| doniczka | 2 | 12,50 zł | =B2*C2 |
| ziemia | 1 | 18 zł | =B3*C3 |
| | | Suma | =SUMA(D2:D3) |
\`\`\``;

const SHEET_FORMAT = `ARKUSZ
Tam, gdzie lekcja liczy formułą, postaw jeden albo dwa arkusze, które czyta się jak tabelę i zmienia w miejscu. Arkusz to blok kodu o nazwie sheet, między dwoma akapitami:

${SHEET_EXAMPLE}

- Pierwszy wiersz mówi, co zmienić i na co patrzeć, najwyżej ${SHEET_BOUNDS.title} znaków. Potem wiersze między kreskami: pierwsza komórka to A1, nagłówki też są wierszem. Najwyżej ${SHEET_BOUNDS.rows} wierszy i ${SHEET_BOUNDS.columns} kolumn; bez wiersza z myślnikami.
- Osoby, wiersze, liczby i nagłówki bierz ze <swiat> i <stan>, bez zmian i w tej samej kolejności; gdy jest ich więcej, niż się mieści, pokaż pierwsze. Bez <swiat> użyj danych tej lekcji.
- Formuły zaczynaj od =, z polskimi nazwami funkcji, średnikiem między argumentami i przecinkiem w liczbach. Jest jedna karta: bez adresów z innych arkuszy i plików, bez nazw zakresów i tabel. Wyniku nie wpisuj: policzy go arkusz, a w tekście podaj dokładnie ten sam.
- Kwoty pisz z „zł”, procenty z %, daty jako 2026-05-04. Wygląd komórki, jeśli ma być inny, stoi na jej końcu w klamrach: =B2/B3 {0,0%}, 3,456 {0}.
- Używaj tylko funkcji, które kurs już wprowadził albo wprowadza ta lekcja. Formuła, która ma skończyć się błędem, jest dobra, jeśli tekst go wyjaśnia.
- Zmiana, o którą prosisz, ma jeden wynik, a tekst pod arkuszem mówi, jaki.`;

/** Courses whose lessons have sheets: their tags name what is learnt. */
function teachesSheets({ tags }: PublishedCourse): boolean {
  return tags.some((tag) => /excel|arkusz/i.test(tag));
}

/** `remembered`: of the lessons that are written. */
export type WantedLesson = {
  course: PublishedCourse;
  structure: CourseStructure;
  place: LessonPlace;
  remembered: RememberedLessons;
};

const SYSTEM = `Jesteś doświadczonym autorem kursów tekstowych dla dorosłych. Piszesz jedną lekcję kursu: tak, by osoba, która ją przeczyta i zrobi ćwiczenie, umiała to, co zapowiada tytuł. Kurs jest całością: opierasz się na lekcjach, które już są, używasz słów ze słowniczka i posuwasz naprzód wspólny projekt.

${LESSON_FORMAT}

${STOP_FORMAT}

${MEMORY_FORMAT}`;

const FORMAT = `FORMAT
Zwróć wyłącznie tekst lekcji w Markdownie i część po nim, bez wstępu, komentarza i bez otaczania całości blokiem kodu.`;

const AGAIN =
  'Poprzednia wersja tej lekcji złamała zasady wymienione w <uwagi>. Napisz całą lekcję od nowa tak, żeby żadnej nie łamała.';

/** Of how many of the lessons that follow the goals are told. */
const GOALS_AHEAD = 5;

/** `reasons`: why the version before was refused; null = it is the first. */
export function lessonPrompt(wanted: WantedLesson, reasons: readonly string[] | null = null): Prompt {
  const { course, structure, place } = wanted;
  const state = stateBefore(wanted);
  const own = wanted.remembered[place.lesson.id];
  const hasAims = place.lesson.goal !== undefined && place.lesson.leaves !== undefined;
  const user = [
    TASKS.lesson,
    '',
    courseAsData(course),
    '',
    ...worldAsData(structure),
    'Lekcje przed tą (summary: co w nich jest; planned: są dopiero zaplanowane, a goal mówi, do czego prowadzą):',
    asData('przed', lessonsBefore(wanted)),
    '',
    ...(state === null ? [] : ['Stan, od którego zaczyna ta lekcja:', asData('stan', state), '']),
    'Lekcje po tej:',
    asData('po', after(wanted)),
    '',
    `Napisz lekcję numer ${place.number}, poziom: ${course.level}.`,
    asData('lekcja', lessonAsData(wanted)),
    ...(own?.isPlanned === true
      ? [
          'Ustalone wcześniej, co zostaje po tej lekcji:',
          asData('ustalone', { summary: own.summary, ...own.state }),
        ]
      : []),
    ...(reasons === null ? [] : ['', AGAIN, asData('uwagi', reasons)]),
  ].join('\n');
  const format = practiceFormat({ hasAims, hasTalk: practisesTalks(course.id) });
  // What differs from course to course stands last: a prefix that repeats is cheaper.
  const ofCourse = [...(teachesSheets(course) ? [SHEET_FORMAT] : []), rulesFor(course)];
  return { system: [SYSTEM, FORMAT, RULES, format, ...ofCourse].join('\n\n'), user };
}

/** Project, words and world, each with its heading. */
export function worldAsData({ project, glossary, world }: CourseStructure): string[] {
  return [
    ...(project === undefined
      ? []
      : ['Projekt, który rośnie przez cały kurs:', asData('projekt', project), '']),
    ...(glossary === undefined ? [] : ['Słowniczek kursu:', asData('slowniczek', glossary), '']),
    ...(world === undefined ? [] : ['Świat kursu:', asData('swiat', world), '']),
  ];
}

function lessonAsData({ structure, place }: WantedLesson): object {
  const { lesson, number, module, moduleNumber, previous, next } = place;
  const titles =
    structure.modules.find(({ id }) => id === module.id)?.lessons.map(({ title }) => title) ?? [];
  return {
    ...lesson,
    number,
    of: lessonsOf(structure).length,
    module: { number: moduleNumber, title: module.title, description: module.description, lessons: titles },
    previous: previous?.title ?? null,
    next: next?.title ?? null,
  };
}

export function lessonsBefore({ structure, place, remembered }: WantedLesson): object[] {
  return lessonsOf(structure)
    .slice(0, place.number - 1)
    .map(({ id, title, goal }) => {
      const written = remembered[id];
      if (written === undefined) return { title, goal, planned: true };
      const { summary, state, isPlanned: planned } = written;
      return { title, summary, concepts: state?.concepts, words: state?.words, planned };
    });
}

/** The last one that is known. */
export function stateBefore({ structure, place, remembered }: WantedLesson): object | null {
  const earlier = lessonsOf(structure).slice(0, place.number - 1);
  const last = earlier.findLast(({ id }) => (remembered[id]?.state?.now ?? '') !== '');
  return last === undefined ? null : { after: last.title, now: remembered[last.id]?.state?.now };
}

/** All of them: what they introduce isn't known yet. One may be written already. */
function after({ structure, place, remembered }: WantedLesson): object[] {
  return lessonsOf(structure)
    .slice(place.number)
    .map(({ id, title, goal }, index) => ({
      title,
      ...(index < GOALS_AHEAD && { goal }),
      concepts: remembered[id]?.state?.concepts,
    }));
}
