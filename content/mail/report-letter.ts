// What the author of a report on a lesson hears (docs/decisions.md 'Reports on lessons'): a sentence of the operator's, and whether the
// lesson was mended.
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

export type ReportLetter = {
  outcome: 'mended' | 'answered' | 'rejected';
  lessonTitle: string;
  courseName: string;
  /** Whole sentences of the operator's. */
  answer: string;
  /** As it was sent. */
  report: string;
  reportedOn: string;
  /** Null = nobody knows our address. */
  lessonUrl: string | null;
  contactEmail: string;
};

const OPENINGS: Record<ReportLetter['outcome'], { subject: string; preview: string; heading: string }> = {
  mended: {
    subject: 'Poprawiliśmy lekcję po Twoim zgłoszeniu',
    preview: 'Dziękujemy. Piszemy, co się zmieniło.',
    heading: 'Lekcja jest poprawiona',
  },
  answered: {
    subject: 'Odpowiedź na Twoje zgłoszenie do lekcji',
    preview: 'Dziękujemy. Piszemy, co z nim zrobiliśmy.',
    heading: 'Mamy odpowiedź na Twoje zgłoszenie',
  },
  rejected: {
    subject: 'Odpowiedź na Twoje zgłoszenie do lekcji',
    preview: 'Lekcja zostaje bez zmian. Piszemy dlaczego.',
    heading: 'Lekcja zostaje bez zmian',
  },
};

export function reportMessage(letter: ReportLetter): Message {
  const { outcome, lessonTitle, courseName, answer, report, reportedOn, lessonUrl, contactEmail } = letter;
  return setLetter({
    kind: 'lesson-report',
    ...OPENINGS[outcome],
    paragraphs: [
      `Dziękujemy za zgłoszenie do lekcji „${lessonTitle}” z kursu „${courseName}”. Każde czyta człowiek.`,
      answer,
    ],
    facts: [{ label: `Zgłoszenie z ${reportedOn}`, value: report }],
    ...(lessonUrl === null ? {} : { button: { label: 'Otwórz lekcję', url: lessonUrl } }),
    notes: [`Jeśli coś nadal się nie zgadza, zgłoś to w lekcji jeszcze raz albo napisz na ${contactEmail}.`],
  });
}
