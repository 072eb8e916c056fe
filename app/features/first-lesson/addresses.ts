export function firstLessonAddress(courseId: string): string {
  return `/kursy/${courseId}/pierwsza-lekcja`;
}

/** Where a question stands in its page. */
export function questionPlace(number: number): string {
  return `pytanie-${number}`;
}

/** The field that names the question that was sent to be checked. */
export const ASKED = 'sprawdz';
