// The first lessons for loaders: everybody's to read, before any sale.
import { readStaticJson } from '#content/static-json.ts';
import type { FirstLesson, FirstLessonSource } from './courses/first-lessons/first-lesson.ts';

/** Of a course that is in the catalogue. Throws if its text can't be read. */
export function readFirstLesson(courseId: string): Promise<FirstLesson> {
  return readStaticJson(`/dane/teksty/pierwsze-lekcje/${courseId}.json`);
}

/** Of a course that is in the catalogue, for what is written and kept. Throws if its text can't be read. */
export function readFirstLessonSource(courseId: string): Promise<FirstLessonSource> {
  return readStaticJson(`/dane/teksty/pierwsze-lekcje/zrodla/${courseId}.json`);
}
