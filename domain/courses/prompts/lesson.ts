// Asks for one lesson as Markdown and its practice as JSON (docs/product.md 'Course writing'; docs/decisions.md 'A course as a whole'):
// its place in the course, what it is for, the world of the course, what the lessons before it held and left, and what follows.
import type { Prompt } from '../../advice/analysis/prompt.ts';
import type { PublishedCourse } from '../course.ts';
import { LESSON_BOUNDS } from '../lesson-rules/lesson-rules.ts';
import { LESSON_END, LESSON_WORDS } from '../lessons/lesson.ts';
import { type RememberedLessons, STATE_BOUNDS } from '../memory/memory.ts';
import { PRACTICE_BOUNDS } from '../practice/practice-rules.ts';
import { GAP } from '../practice/practice.ts';
import { SHEET_BOUNDS } from '../sheets/sheet.ts';
import { STOP_BOUNDS } from '../stops/stop-rules.ts';
import { HINT_SIGN } from '../stops/stop.ts';
import { type CourseStructure, type LessonPlace, lessonsOf } from '../structure/structure.ts';
import { practisesTalks, TALK_BOUNDS } from '../talk/talk-rules.ts';
import { PRACTICE_MARK } from '../writing/lesson-reply.ts';
import { asData, courseAsData, RULES, rulesFor, TASKS } from './course-data.ts';

// How a lesson is written, and the practice that comes after its text.
const LESSON_FORMAT = `UKŁAD LEKCJI
- ${LESSON_WORDS.least}–${LESSON_WORDS.most} słów w Markdownie, nie licząc bloków kodu, przystanków i arkuszy; celuj w ${(LESSON_WORDS.least + LESSON_WORDS.most) / 2}. Zacznij od 2–3 zdań, które mówią, po co jest ta lekcja; bez powtarzania jej tytułu jako nagłówka i bez „w tej lekcji dowiesz się”.
- Nagłówki od poziomu ## (dalej ###, bez przeskakiwania), od ${LESSON_BOUNDS.headings.least} do ${LESSON_BOUNDS.headings.most} części z ##. Akapity do ${LESSON_BOUNDS.paragraphWords} słów (tabela nie jest akapitem), listy punktowane lub numerowane, tabele tam, gdzie coś się porównuje, bloki kodu zawsze z nazwą języka, cytaty (>) na ważne uwagi.
- Nie formatuj tekstu znacznikami HTML; tam, gdzie lekcja o nich uczy, stoją w bloku kodu albo jako kod w zdaniu. Bez obrazów, przypisów i linków: źródło nazwij słowami. Adres strony podaj tylko wtedy, gdy wymieniają go ZASADY KATEGORII; innych nie ma.
- Co najmniej jeden przykład przejdź od początku do końca na konkretach ze <swiat>, a gdy go nie ma, z polskiego życia: imiona, miejsca, kwoty w złotych, tutejsze zwyczaje i przepisy.
- Każde zdanie wnosi coś nowego. Nie pisz „warto zauważyć”, „należy pamiętać”, „podsumowując” ani „w dzisiejszych czasach”.
- Poza przystankami nie pisz w tekście pytań kontrolnych ani ćwiczenia: mają własną część po nim. Krok projektu, który lekcja pokazuje, stoi w tekście; ćwiczenie idzie dalej na tym samym albo robi to samo na innych danych.
- Ostatnia część tekstu to „## ${LESSON_END}”: 3–5 punktów do zapamiętania. Jeden z nich mówi słowami celu lekcji, w czasie teraźniejszym, co się teraz umie i z czym się zostaje, a ostatni, co dalej: do czego prowadzi następna lekcja albo, po ostatniej, co zrobić z gotowym projektem. Po tych punktach nie ma już nic.
- Nie powtarzaj treści innych lekcji; możesz się do nich odwołać tytułem.`;

const MEMORY_FORMAT = `CIĄGŁOŚĆ
- <swiat>, jeśli jest, mówi, co każda lekcja pokazuje tak samo: osoby i firmę (people), dane wzorcowe z sumami (data), nazwy (names), system i powłokę (system). Bierz z niego imiona, wiersze, liczby i nazwy bez zmian. Możesz coś dodać, ale niczego nie zmieniaj, poza tym, co ma zmienić ta lekcja.
- <stan>, jeśli jest, to pliki, arkusz i dokumenty (now) po ostatniej napisanej lekcji przed tą (after). Zaczynasz od nich: nie twórz ich drugi raz, a nazwy, wiersze i wyniki zmieniaj tylko wtedy, gdy o tym jest lekcja. Formułę lub kod możesz ulepszyć, jeśli wynik zostaje ten sam.
- Lekcja z <przed>, przy której stoi planned, jeszcze nie powstała. Jej goal albo summary uznaj za opanowane, ale nie opisuj jej przykładów i nie powołuj się na pliki ani liczby, których nie ma w <swiat> lub <stan>.
- <ustalone>, jeśli jest, mówi, co ma zostać po tej lekcji, bo lekcje po niej już na tym polegają: zostaw dokładnie te rzeczy, nazwy i liczby i wprowadź te pojęcia.
- Dozwolone są pojęcia i słowa lekcji z <przed> (concepts, words, goal) oraz te, które ta lekcja wyjaśnia. Niedozwolone jest to, co wprowadzają dopiero lekcje z <po> (title, goal, concepts): nie używaj tego i nie zakładaj. Błędu, którego wyjaśnienie należy do lekcji z <po>, nie pokazuj: weź taki, który tłumaczy się tym, co już było.`;

const {
  goal: aimLength,
  leaves,
  summary: summaryLength,
  terms,
  meaning,
  questions,
  options,
  items,
  taskWords,
  hint: taskHint,
  minutes,
} = PRACTICE_BOUNDS;

const AIMS = `goal (co się umie po lekcji, najwyżej ${aimLength} znaków), leaves (z czym się zostaje, najwyżej ${leaves} znaków), `;

const TALK = `- talk: krótka rozmowa na próbę o tym, czego uczy ta lekcja; drugą osobę zagra AI. partner (kim jest, najwyżej ${TALK_BOUNDS.partner} znaków; postać ze <swiat>, jeśli pasuje), scene (sytuacja i to, na czym w niej zależy osobie z kursu, najwyżej ${TALK_BOUNDS.scene} znaków, do niej na „Ty”), opening (pierwsze słowa rozmówcy, najwyżej ${TALK_BOUNDS.opening} znaków), knows (słowami rozmówcy, w pierwszej osobie: co ma na myśli, czego broni i co powie dopiero dobrze zapytany; najwyżej ${TALK_BOUNDS.knows} znaków, tej części osoba z kursu nie widzi), points (${TALK_BOUNDS.points.least}–${TALK_BOUNDS.points.most} rzeczy z tej lekcji do zrobienia w rozmowie, tak ujętych, że po rozmowie widać, czy padły, najwyżej ${TALK_BOUNDS.point} znaków).
`;

/** `hasAims`: the course's structure says what the lesson is for. `hasTalk`: its lessons are about what is said to somebody. */
function practiceFormat({ hasAims, hasTalk }: { hasAims: boolean; hasTalk: boolean }): string {
  return `CZĘŚĆ PO TEKŚCIE
Po ostatnim wierszu tekstu napisz w osobnym wierszu dokładnie ${PRACTICE_MARK}, a po nim jeden obiekt JSON, bez bloku kodu i bez komentarza: ${hasAims ? '' : AIMS}summary (o czym była lekcja i jakich przykładów użyła, dla autorów następnych lekcji, najwyżej ${summaryLength} znaków), terms [{term, meaning}], questions, exercise {task, hint, minutes}, ${hasTalk ? 'talk {partner, scene, opening, knows, points}, ' : ''}state {now, concepts, words}.
- terms: ${terms.least}–${terms.most} pojęć z tej lekcji, a gdy wprowadza ich mniej, także wcześniejszych, na których stoi; znaczenie najwyżej ${meaning} znaków; te same słowa co w słowniczku kursu, jeśli tam są.
- questions: ${questions.least}–${questions.most} pytania co najmniej dwóch rodzajów, każde rozstrzygalne tekstem lekcji i z why (dlaczego tak, zdanie lub dwa). Jedną dobrą odpowiedź ma single; multiple ma ich kilka. Rodzaje: {"kind":"single","text","options" (${options.least}–${options.most}),"right": numer prawdziwej od 0,"why"}; {"kind":"multiple","text","options","right": lista numerów wszystkich prawdziwych, ale nie wszystkich opcji,"why"}; {"kind":"order","text","items" (${items.least}–${items.most}, w dobrej kolejności),"why"}; {"kind":"gap","text" z jedną luką ${GAP},"accepted": lista uznawanych odpowiedzi,"why"}. Nie pytaj o to, czego w lekcji nie ma.
- exercise: task (${taskWords.least}–${taskWords.most} słów; coś do zrobienia i wpisania w pole pod lekcją, popycha naprzód projekt kursu i ma sposób sprawdzenia wyniku), hint (najwyżej ${taskHint} znaków), minutes (${minutes.least}–${minutes.most}, liczba całkowita).
${hasTalk ? TALK : ''}- state, na samym końcu obiektu, dla autorów następnych lekcji: now (co istnieje po tej lekcji, razem z tym, co było w <stan>: pliki z treścią, arkusz z nagłówkami, wierszami i wynikami, dokumenty; wierszy ze <swiat> nie przepisuj: napisz, że są jak w <swiat>, i dodaj, co doszło; bez wyniku ćwiczenia; najwyżej ${STATE_BOUNDS.now} znaków, koniec linii jako \\n, cudzysłów jako \\"), concepts (pojęcia, polecenia i funkcje, które ta lekcja wprowadziła, najwyżej ${STATE_BOUNDS.concepts}), words (słowa i zwroty, które wolno odtąd zakładać, najwyżej ${STATE_BOUNDS.words}).`;
}

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
- ułóż: od ${steps.least} do ${steps.most} kroków jako 1. 2. 3., w dobrej kolejności. uzupełnij: pytanie z jedną luką ${GAP}, od jednej do trzech uznawanych odpowiedzi z + (wielkość liter nie gra roli), typowe pomyłki z -.
- Każda odpowiedź z - jest prawdziwą pomyłką i po ${HINT_SIGN} ma własną podpowiedź, najwyżej ${hint} znaków: mówi, co się przy niej pomyliło, i naprowadza, ale nie podaje odpowiedzi. Gdy szuka się błędu, z - stoi to, co jest dobre, a podpowiedź mówi, dlaczego jest dobre.
- Kod pokazany w pytaniu wetnij czterema spacjami, krótki w zdaniu i w odpowiedzi weź w \`znaki kodu\`. Liczby w pytaniu i w dobrej odpowiedzi są te same co w lekcji albo wyliczone w powodzie.
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
- Osoby, wiersze, liczby i nagłówki bierz ze <swiat> i <stan>, bez zmian i w tej samej kolejności; gdy jest ich więcej, niż się mieści, pokaż pierwsze wiersze i te kolumny, o które chodzi, a tekst mówi, że to wycinek. Bez <swiat> użyj danych tej lekcji.
- Formuły zaczynaj od =, z polskimi nazwami funkcji, średnikiem między argumentami i przecinkiem w liczbach. Jest jedna karta: bez adresów z innych arkuszy i plików, bez nazw zakresów i tabel. Wyniku nie wpisuj: policzy go arkusz, a w tekście podaj dokładnie ten sam.
- Kwoty pisz z „zł” (w <swiat> 48,50, w arkuszu 48,50 zł; w formule sama liczba), procenty z %, daty jako 2026-05-04. Wygląd komórki, jeśli ma być inny, stoi na jej końcu w klamrach: =B2/B3 {0,0%}, 3,456 {0}. Bez klamer wynik formuły ma zapis komórek, z których liczy: suma kwot i kwota razy liczba sztuk mają „zł” i tyle miejsc po przecinku, co kwota.
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
