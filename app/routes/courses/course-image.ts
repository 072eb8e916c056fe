// /obrazy/kursy/{id}: the drawn cover, or with COURSE_PHOTOS=on the photo, and the cover when that fails (docs/decisions.md 'Images').
import { readCourse } from '#content/catalogue.server.ts';
import { servicesContext } from '../../context.ts';
import { drawCover } from '../../features/courses/cover/drawing.ts';
import type { Route } from './+types/course-image.ts';

const DAY_SECONDS = 24 * 60 * 60;

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const course = await readCourse(params.courseId);
  if (course === null) return new Response(null, { status: 404 });
  const photo = await context.get(servicesContext).courses.photo(course.imageUrl);
  if (photo !== null) return photo;
  return new Response(drawCover(course), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  });
}
