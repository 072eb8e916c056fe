// What a reader says is wrong in a lesson, and what the operator answers.
import { polishDate } from '../../platform/polish-date.ts';

export const MAX_REPORT_LENGTH = 1_000;

export const EMPTY_REPORT = 'Napisz, co jest nie tak w\u00a0tej lekcji.';
export const LONG_REPORT = `Skróć opis do ${MAX_REPORT_LENGTH} znaków.`;

/** Null = it can be sent. Spaces around it don't count. */
export function faultOfReport(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return EMPTY_REPORT;
  return length > MAX_REPORT_LENGTH ? LONG_REPORT : null;
}

/** Null = its author can be sent it. */
export function faultOfAnswer(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return 'Napisz, co zrobiliśmy ze zgłoszeniem: czyta to osoba, która je wysłała.';
  return length > MAX_REPORT_LENGTH ? `Skróć odpowiedź do ${MAX_REPORT_LENGTH} znaków.` : null;
}

/** As its author sees it on the lesson's page. */
export type OwnReport = {
  id: number;
  text: string;
  /** ISO 8601. */
  sentAt: string;
  /** 'mended' names no version: the page shows the newest anyway. */
  state: 'open' | 'mended' | 'answered' | 'rejected';
  /** Null = it is open. */
  answer: { text: string; at: string } | null;
};

/** 'Zgłoszenie z 3 marca 2026: poprawione 5 marca 2026.' */
export function reportWords({ sentAt, state, answer }: OwnReport): string {
  const sent = `Zgłoszenie z\u00a0${polishDate(sentAt)}`;
  if (answer === null) return `${sent}: czeka na odpowiedź.`;
  const day = polishDate(answer.at);
  if (state === 'mended') return `${sent}: poprawione ${day}.`;
  const words = `odpowiedź z\u00a0${day}`;
  return state === 'rejected' ? `${sent}: lekcja zostaje bez zmian, ${words}.` : `${sent}: ${words}.`;
}
