import { fetchCoursePhoto } from '../../adapters/course-photo.ts';
import type { RequestScope } from '../../scope.ts';

/** Null = show the drawn cover. */
export async function readCoursePhoto(scope: RequestScope, address: string): Promise<Response | null> {
  return scope.config.showsCoursePhotos ? fetchCoursePhoto(address, scope.waitUntil) : null;
}
