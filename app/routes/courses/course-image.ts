// /obrazy/kursy/{id}: with COURSE_PHOTOS=on the photo, else, and when that fails, the drawn cover (docs/decisions.md 'Images'). Pages
// ask for a drawn cover as a file, which costs the Worker nothing.
import { readCourse } from '#content/catalogue.server.ts';
import { coverPath } from '#domain/courses/cover.ts';
import { readCoursePhoto } from '#worker/services/courses/photo.ts';
import { readStaticFile } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import type { Route } from './+types/course-image.ts';

const DAY_SECONDS = 24 * 60 * 60;

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const course = await readCourse(params.courseId);
  if (course === null) return new Response(null, { status: 404 });
  const scope = context.get(scopeContext);
  const photo = await readCoursePhoto(scope, course.imageUrl);
  if (photo !== null) return photo;
  const drawn = await readStaticFile(scope, coverPath(course.id, 'day'));
  return new Response(drawn.body, {
    status: drawn.status,
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
    },
  });
}
