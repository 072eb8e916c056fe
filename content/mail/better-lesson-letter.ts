// What the readers of a lesson that needed work hear once it is better (docs/decisions.md 'Lessons that need work').
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

type BetterLessonLetter = {
  lessonTitle: string;
  courseName: string;
  /** Null = nobody knows our address. */
  lessonUrl: string | null;
  contactEmail: string;
};

export function betterLessonMessage(letter: BetterLessonLetter): Message {
  const { lessonTitle, courseName, lessonUrl, contactEmail } = letter;
  return setLetter({
    kind: 'better-lesson',
    subject: 'Poprawiliśmy lekcję z Twojego kursu',
    preview: `Możesz przeczytać ją w kursie „${courseName}”.`,
    heading: 'Lekcja jest poprawiona',
    paragraphs: [
      `Lekcja „${lessonTitle}” z kursu „${courseName}” wymagała poprawek. Teraz ma nowy, lepszy tekst.`,
      'Twoje postępy i zapisane ćwiczenia zostają bez zmian.',
    ],
    ...(lessonUrl === null ? {} : { button: { label: 'Otwórz lekcję', url: lessonUrl } }),
    notes: [`Jeśli coś nadal się nie zgadza, zgłoś to w lekcji albo napisz na ${contactEmail}.`],
  });
}
