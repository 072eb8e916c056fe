// Asks for one lesson as Markdown: its place in the course and the titles around it go with it (docs/product.md 'Course writing', 'Lesson
// text').
import type { Prompt } from '../../analysis/prompt.ts';
import type { PublishedCourse } from '../course.ts';
import { lessonsOf, type CourseStructure, type LessonPlace } from '../structure/structure.ts';
import { asData, courseAsData, rulesFor, TASKS } from './course-data.ts';
import { LESSON_FORMAT } from './lesson-format.ts';

const SYSTEM = `Jesteś doświadczonym autorem kursów tekstowych dla dorosłych. Piszesz jedną lekcję kursu: tak, by osoba, która ją przeczyta i zrobi ćwiczenie, umiała to, co zapowiada tytuł.

${LESSON_FORMAT}

FORMAT
Zwróć wyłącznie tekst lekcji w Markdownie, bez wstępu, komentarza i bez otaczania go blokiem kodu.`;

export function lessonPrompt(
  course: PublishedCourse,
  structure: CourseStructure,
  place: LessonPlace,
): Prompt {
  const { lesson, number, module, moduleNumber, previous, next } = place;
  const titles =
    structure.modules.find(({ id }) => id === module.id)?.lessons.map(({ title }) => title) ?? [];
  const told = {
    id: lesson.id,
    title: lesson.title,
    number,
    of: lessonsOf(structure).length,
    module: { number: moduleNumber, title: module.title, description: module.description, lessons: titles },
    previous: previous?.title ?? null,
    next: next?.title ?? null,
  };
  const user = [
    TASKS.lesson,
    `Napisz lekcję numer ${number}, poziom: ${course.level}.`,
    '',
    asData('lekcja', told),
    '',
    courseAsData(course),
  ].join('\n');
  return { system: `${SYSTEM}\n\n${rulesFor(course)}`, user };
}
