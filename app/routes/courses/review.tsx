// /moje-kursy/{id}/opinia: one's own review of a bought course, written, changed and withdrawn. The person who wrote one sees it even after the
// money came back; to change it then is refused.
import { data } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { readOwnReview } from '#worker/services/courses/reviews.ts';
import { scopeContext } from '../../context.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import { reviewAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { DONE, reviewAction } from '../../features/courses/reviews/review-action.server.ts';
import { ReviewPage } from '../../features/courses/reviews/ReviewPage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/review.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  const course = { id: found.id, title: found.title };
  const scope = context.get(scopeContext);
  const own = await personalData(readOwnReview(scope, course.id), reviewAddress(course.id));
  const done = doneSentence(url, DONE);
  return data({ course, own, done }, own === null ? 503 : 200);
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  return reviewAction(context.get(scopeContext), request, found.id);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `Twoja opinia: ${loaderData.course.title} – Szlak` }];
}

export default function ReviewRoute({ loaderData: { course, own, done }, actionData }: Route.ComponentProps) {
  if (own === null) return <ReaderAway title={course.title} />;
  return <ReviewPage course={course} own={own} done={done} refused={actionData} />;
}
