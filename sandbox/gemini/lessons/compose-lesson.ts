// One lesson as Markdown: from the course's own words, its category's matter and the side from which the lesson looks at its point.
// What is put in stands in quotes or by itself, so that it never has to be inflected.
import { foreignAddresses } from '#domain/courses/lesson-rules/addresses.ts';
import { fillersIn } from '#domain/courses/lesson-rules/filler.ts';
import type { Course, CourseLevel } from '#domain/courses/course.ts';
import { chanceFrom, shuffled, type Chance } from '../chance.ts';
import { facetOf, pointOf, type Facet, type Part } from './facets.ts';
import { quoted } from './quoted.ts';
import type { Topic } from './topic.ts';
import { TOPICS } from './topics.ts';

export type ToldCourse = Pick<
  Course,
  'title' | 'category' | 'level' | 'description' | 'plan' | 'forWho' | 'whatYouGet' | 'faq'
>;
export type ToldLesson = {
  title: string;
  next: string | null;
  goal?: string;
  leaves?: string;
};

const LEVELS: Record<CourseLevel, string> = {
  początkujący:
    'Nie potrzebujesz przygotowania. Jeśli coś wydaje się oczywiste, przejdź dalej; jeśli coś jest niejasne, wróć do przykładu, zamiast czytać szybciej.',
  średniozaawansowany:
    'Podstawy masz za sobą, więc zwracaj uwagę na powody, a nie na same kroki. Przy każdej zasadzie poszukaj w pamięci przypadku, w którym nie zadziałała.',
  zaawansowany:
    'Na tym poziomie ważniejsze od reguł są ich granice. Czytając, notuj założenia: każde z nich może okazać się w Twojej pracy nieprawdziwe i wtedy zmienia się także rozwiązanie.',
};

export function composeLesson(course: ToldCourse, lesson: ToldLesson): string {
  const topic = TOPICS[course.category];
  const facet = facetOf(lesson.title);
  const chance = chanceFrom(`${course.title} ${lesson.title}`);
  return [
    `Ta lekcja kursu ${quoted(course.title)} dotyczy tematu ${quoted(pointOf(lesson.title))}. ${facet.opening}`,
    `${LEVELS[course.level]} Po drodze pamiętaj, po co tu jesteś. Opis kursu obiecuje Ci między innymi to:\n\n> ${pick(promisesOf(course), chance)}`,
    ...facet.parts.map((part) => partText(part, { topic, facet, course, chance })),
    useOf(course, chance),
    ...(topic.caution === undefined ? [] : [`> ${topic.caution}`]),
    summaryOf(facet, topic, lesson),
  ].join('\n\n');
}

/** What one learns to do; a paper about it is nobody's reason to read on. */
function promisesOf({ whatYouGet }: ToldCourse): readonly string[] {
  const skills = whatYouGet.filter((one) => !one.startsWith('Zaświadczenie'));
  return skills.length === 0 ? whatYouGet : skills;
}

type Matter = { topic: Topic; facet: Facet; course: ToldCourse; chance: Chance };

function partText(part: Part, { topic, facet, course, chance }: Matter): string {
  switch (part) {
    case 'ideas':
      return ['## O co w tym chodzi', ...topic.ideas, ...question(course, chance)].join('\n\n');
    case 'terms':
      return [
        '## Pojęcia',
        `| Pojęcie | Co znaczy |\n|---|---|\n${topic.terms.map(([term, meaning]) => `| **${term}** | ${meaning} |`).join('\n')}`,
      ].join('\n\n');
    case 'example':
      return [
        `## Przykład: ${lowered(topic.example.title)}`,
        topic.example.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      ].join('\n\n');
    case 'figure':
      return `## Zobacz to w całości\n\n${topic.figure}`;
    case 'mistakes':
      return `## Błędy, których łatwo uniknąć\n\n${topic.mistakes.map((mistake) => `- ${mistake}`).join('\n')}`;
    case 'own':
      return [`## ${facet.own.title}`, ...facet.own.text].join('\n\n');
  }
}

/** What people ask before they buy is what they ask in its midst. */
function question({ faq }: ToldCourse, chance: Chance): string[] {
  const fit = faq.filter(({ q, a }) => isFit(`${q} ${a}`));
  if (fit.length === 0) return [];
  const asked = pick(fit, chance);
  return ['### Pytanie, które wraca', `**${asked.q}** ${asked.a}`];
}

/** What a course says of itself needn't hold to the rules of a lesson. */
function isFit(text: string): boolean {
  return foreignAddresses(text).length === 0 && fillersIn(text).length === 0;
}

/** For whom it is, in the course's own sentences, and how to bring it into one's day. */
function useOf({ forWho, plan }: ToldCourse, chance: Chance): string {
  const people = shuffled(forWho.filter(isFit), chance).slice(0, 2);
  return [
    '## Gdzie to wykorzystasz',
    'Ta lekcja przyda Ci się zwłaszcza wtedy, gdy rozpoznajesz siebie w jednym z tych zdań:',
    people.map((one) => `- ${one}`).join('\n'),
    `${pick(HABITS, chance)} Zastanów się też, jak ta lekcja łączy się z punktem planu ${quoted(pick(plan, chance))}, i zapisz jedno pytanie o to połączenie.`,
    PROJECT,
  ].join('\n\n');
}

const PROJECT =
  'To, co powstanie, dołóż do wspólnego projektu tego kursu. Pani Hanna z Radomia trzyma swój w zwykłym segregatorze: na każdej kartce data, jedno zdanie o celu i wynik, a z tyłu koszt w złotych, jeśli jakiś był. Po miesiącu widzi czarno na białym, co już umie, i wie, którą kartkę pokazać w pracy jako pierwszą.';

const HABITS = [
  'Wybierz jedną sytuację z najbliższych trzech dni, w której spróbujesz zrobić to inaczej niż zwykle. Zapisz ją teraz, z dniem i godziną, bo zamiar bez terminu rzadko wychodzi poza stronę. Wieczorem dopisz jedno zdanie o tym, co się zmieniło, nawet jeśli zmieniło się niewiele.',
  'Nie wprowadzaj wszystkiego naraz. Jedna zmiana tygodniowo wystarczy, żeby po dwóch miesiącach pracować zauważalnie lepiej, a przy tym wiadomo, która z nich pomogła. Pozostałe pomysły zapisz na osobnej liście i wróć do nich w umówiony dzień.',
  'Opowiedz o tej lekcji osobie, która nie zna tematu, w czasie jednej herbaty. Miejsca, w których zaczynasz się plątać, są dokładnie tymi, do których warto wrócić. To szybsze i uczciwsze niż ponowne czytanie całości od początku.',
  'Zostaw sobie ślad: jedną kartkę albo jedną notatkę na każdą część kursu, z przykładem, liczbą i błędem do unikania. Za miesiąc przeczytasz ją w dwie minuty i od razu przypomnisz sobie resztę, bez przeglądania wszystkich lekcji.',
] as const;

function summaryOf(facet: Facet, topic: Topic, { next, goal, leaves }: ToldLesson): string {
  const points = [
    `Cel tej lekcji masz za sobą: ${lowered(goal ?? facet.goal)}`,
    `Zostaje Ci w ręku: ${lowered(leaves ?? facet.leaves)}`,
    facet.summary,
    firstSentence(topic.ideas[0]),
  ];
  const onward =
    next === null
      ? 'To ostatnia lekcja: wybierz jedno ćwiczenie z kursu i powtórz je za tydzień na nowym materiale.'
      : `Dalej czeka lekcja ${quoted(next)}.`;
  return `## Podsumowanie\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n${onward}`;
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
}

// Inside a heading a sentence goes on; what begins with a name or a sign stays.
function lowered(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

function pick<Value>(values: readonly Value[], chance: Chance): Value {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
