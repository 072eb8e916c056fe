// Where the pages of a bought course are (docs/contract.md 'Pages'), and the calls that write them.
/** Review cards, of all courses together. */
export const REVIEW_ADDRESS = '/powtorka';

export function courseAddress(courseId: string): string {
  return `/moje-kursy/${courseId}`;
}

export function lessonAddress(courseId: string, lessonId: string): string {
  return `${courseAddress(courseId)}/${lessonId}`;
}

/** Where a course goes on; `resumeAt` null = with its plan, since opening the first lesson ends the right of withdrawal. */
export function goesOnAt(courseId: string, resumeAt: string | null): string {
  return resumeAt === null ? courseAddress(courseId) : lessonAddress(courseId, resumeAt);
}

export function certificateAddress(courseId: string): string {
  return `${courseAddress(courseId)}/zaswiadczenie`;
}

export function reviewAddress(courseId: string): string {
  return `${courseAddress(courseId)}/opinia`;
}

export function structureCall(courseId: string): string {
  return `/api/courses/${courseId}/structure`;
}

export function lessonCall(courseId: string, lessonId: string): string {
  return `/api/courses/${courseId}/lessons/${lessonId}`;
}
