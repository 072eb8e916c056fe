// What a reader says is wrong in a lesson.
export const MAX_REPORT_LENGTH = 1_000;

export const EMPTY_REPORT = 'Napisz, co jest nie tak w\u00a0tej lekcji.';
export const LONG_REPORT = `Skróć opis do ${MAX_REPORT_LENGTH} znaków.`;

/** Null = it can be sent. Spaces around it don't count. */
export function faultOfReport(text: string): string | null {
  const { length } = text.trim();
  if (length === 0) return EMPTY_REPORT;
  return length > MAX_REPORT_LENGTH ? LONG_REPORT : null;
}
