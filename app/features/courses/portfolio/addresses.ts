import { courseAddress } from '../lessons/lesson-addresses.ts';

export function portfolioAddress(courseId: string): string {
  return `${courseAddress(courseId)}/portfolio`;
}

/** The same as a file. */
export function portfolioFile(courseId: string): string {
  return `/api/courses/${courseId}/portfolio`;
}
