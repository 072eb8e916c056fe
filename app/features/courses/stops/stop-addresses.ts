/** Where a stop stands in its page. */
export function stopPlace(number: number): string {
  return `przystanek-${number}`;
}

/** Where its owner's server is told that a stop was answered wrongly. */
export function missCall(courseId: string, lessonId: string): string {
  return `/api/courses/${courseId}/lessons/${lessonId}/misses`;
}
