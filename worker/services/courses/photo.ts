import { logWarning } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';

/** Null = show the drawn cover. */
export async function readCoursePhoto(scope: RequestScope, address: string): Promise<Response | null> {
  return scope.config.showsCoursePhotos ? fetchCoursePhoto(address, scope.waitUntil) : null;
}

// A course's photo from the stock site, fetched and kept at the edge by us, so that no visitor's browser talks to a third
// party for a picture (docs/decisions.md 'Images'). Null = there is none to be had, and the drawn cover stands in.
const CACHE = 'course-photos';
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 1_000_000;
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

async function fetchCoursePhoto(
  address: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response | null> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept !== undefined) return new Response(kept.body, kept);
  const photo = await download(address);
  if (photo !== null) waitUntil(cache.put(address, photo.clone()));
  return photo;
}

async function download(address: string): Promise<Response | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || !IMAGE_TYPES.has(type)) return null;
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > MAX_BYTES) return null;
    // Nothing else of the other site's headers is passed on.
    return new Response(bytes, {
      headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${KEPT_SECONDS}` },
    });
  } catch (error) {
    logWarning('course-photo', error instanceof Error ? error.message : 'no answer');
    return null;
  }
}
