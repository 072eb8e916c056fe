export function firstLessonAddress(courseId: string): string {
  return `/kursy/${courseId}/pierwsza-lekcja`;
}

/** The field that names the question that was sent to be checked. */
export const ASKED = 'sprawdz';
