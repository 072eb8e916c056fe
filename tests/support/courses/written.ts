// A course whose structure is stored, as if somebody had opened it before.
import type { Database } from '#db/client.ts';
import { deliveryLine } from '#db/payments/commands/entitlements/deliveries.ts';
import { courseStructures, lessonProgress, lessons } from '#db/courses/schema/lessons.ts';
import type { LessonPractice } from '#domain/courses/practice/practice.ts';
import { storedPracticeText } from '#domain/courses/practice/stored.ts';
import { storedText } from '#domain/courses/structure/schema.ts';

/** As structures were before courses were planned as a whole. Returns the ids of its lessons. */
export async function storeStructureOf(
  database: Database,
  courseId: string,
  count: number,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const titles = numbers.map((number) => ({ id: `1-${number}-lekcja-${number}`, title: `Lekcja ${number}` }));
  const modules = [{ id: 'modul-1', title: 'Moduł', description: 'Opis.', lessons: titles }];
  const structure = storedText({ title: 'Kurs', description: 'Opis.', modules });
  const row = { course_id: courseId, structure, model: 'test', created_at: Date.now() };
  await database.insert(courseStructures).values(row).onConflictDoNothing();
  return titles.map(({ id }) => id);
}

const LESSON = [
  'Wstęp z **pogrubieniem**, `kodem` i [źródłem](https://stat.gov.pl).',
  '## Tabela',
  '| Co | Ile | Po co | Kiedy |\n|---|---:|---|---|\n| umowa | 1 200 zł | bezpieczeństwo | przed startem |',
  '```bash\necho "wiersz, który jest szerszy niż telefon i dlatego przewija się sam, a nie razem ze stroną"\n```',
  '> Zdanie do zapamiętania.',
  '- [ ] pierwsze\n- [x] drugie',
  '## Podsumowanie',
  '1. jedno\n2. drugie',
].join('\n\n');

/** A structure of three lessons, the first with everything that a lesson can hold. */
export async function storeLessonOf(database: Database, courseId: string): Promise<void> {
  const [first = ''] = await storeStructureOf(database, courseId, 3);
  const row = { course_id: courseId, words: 60, model: 'test', created_at: Date.now() };
  await database.insert(lessons).values({ ...row, lesson_id: first, content: LESSON });
}

/** One question of each kind, and an exercise. */
export const PRACTICE: LessonPractice = {
  goal: 'Policzysz, ile zostaje z wypłaty po stałych kosztach.',
  leaves: 'Tabela kosztów z jednego miesiąca.',
  summary: 'Koszty stałe to te, które wracają co miesiąc.',
  terms: [{ term: 'koszt stały', meaning: 'Kwota, która wraca co miesiąc.' }],
  questions: [
    {
      kind: 'single',
      text: 'Co jest kosztem stałym?',
      options: ['bilet do kina', 'czynsz za mieszkanie', 'prezent dla siostry'],
      right: 1,
      why: 'Czynsz wraca w każdym miesiącu.',
    },
    {
      kind: 'multiple',
      text: 'Co wpisać do tabeli?',
      options: ['ratę kredytu', 'abonament za telefon', 'znaleziony banknot'],
      right: [0, 1],
      why: 'Banknot nie jest kosztem.',
    },
    { kind: 'gap', text: 'Reszta po kosztach to ___.', accepted: ['nadwyżka'], why: 'Tak ją nazywamy.' },
    {
      kind: 'order',
      text: 'Od czego zacząć?',
      items: ['zebrać rachunki', 'wpisać kwoty', 'policzyć sumę'],
      why: 'Bez rachunków nie ma kwot.',
    },
  ],
  exercise: {
    task: 'Wypisz pięć swoich kosztów stałych i policz ich sumę. Przy każdym dopisz, czy da się go zmniejszyć.',
    hint: 'Zajrzyj do historii konta.',
    minutes: 15,
  },
};

/** Gives a stored lesson its practice, or takes it away. */
export async function storePractice(
  database: Database,
  { courseId, lessonId, content = LESSON }: { courseId: string; lessonId: string; content?: string },
  practice: LessonPractice | null = PRACTICE,
  version = 1,
): Promise<void> {
  const text = practice === null ? null : storedPracticeText(practice);
  const row = { course_id: courseId, lesson_id: lessonId, content, words: 60, model: 'test', created_at: 1 };
  await database
    .insert(lessons)
    .values({ ...row, practice: text, version })
    .onConflictDoUpdate({
      target: [lessons.course_id, lessons.lesson_id],
      set: { practice: text, version },
    });
}

/** As if the person, who has the course, had been sent these lessons. */
export async function deliverLessons(
  database: Database,
  personId: string,
  { id, lessonIds }: { id: string; lessonIds: readonly string[] },
): Promise<void> {
  for (const lessonId of lessonIds)
    await deliveryLine(database, personId, { courseId: id, lessonId, now: Date.now() });
}

/** As if the person, who has the course, had read and done these lessons one after the other, the last one at `at` (epoch ms). */
export async function finishLessons(
  database: Database,
  personId: string,
  course: { id: string; lessonIds: readonly string[]; at: number },
): Promise<void> {
  const rows = course.lessonIds.toReversed().map((lessonId, before) => ({
    user_id: personId,
    course_id: course.id,
    lesson_id: lessonId,
    opened_at: course.at - before,
    done_at: course.at - before,
  }));
  await deliverLessons(database, personId, course);
  await database.insert(lessonProgress).values(rows).onConflictDoNothing();
}

/** A lesson of a stored structure, with these key terms and nothing else to practise. */
export async function storeTerms(
  database: Database,
  lesson: { courseId: string; lessonId: string; terms: readonly string[]; words?: number },
): Promise<void> {
  const practice: LessonPractice = {
    goal: 'Cel.',
    leaves: 'Kartka.',
    summary: 'Streszczenie.',
    terms: lesson.terms.map((term) => ({ term, meaning: `Znaczenie: ${term}.` })),
    questions: [],
    exercise: { task: 'Zrób.', hint: 'Zacznij.', minutes: 20 },
  };
  const row = {
    course_id: lesson.courseId,
    lesson_id: lesson.lessonId,
    content: LESSON,
    words: lesson.words ?? 600,
    practice: storedPracticeText(practice),
    model: 'test',
    created_at: 1,
  };
  await database.insert(lessons).values(row);
}
