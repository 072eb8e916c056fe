// /powtorka: the review cards of all one's courses, for whoever is signed in.
import { data } from 'react-router';
import { readReview } from '#worker/services/courses/review-cards.ts';
import { scopeContext } from '../../context.ts';
import { REVIEW_ADDRESS } from '../../features/courses/lessons/lesson-addresses.ts';
import { reviewCardAction } from '../../features/courses/cards/review-action.server.ts';
import { ReviewPage } from '../../features/courses/cards/ReviewPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/review-cards.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const review = await personalData(readReview(scope), REVIEW_ADDRESS);
  if (review === null) throw new Response(null, { status: 503 });
  return data({ review }, { headers: { 'X-Robots-Tag': 'noindex, nofollow' } });
}

export function action({ context, request }: Route.ActionArgs) {
  return reviewCardAction(context.get(scopeContext), request);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const left = loaderData?.review.left ?? 0;
  return [
    { title: left === 0 ? 'Powtórka – Szlak' : `Powtórka (zostało ${left}) – Szlak` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ReviewCardsRoute({ loaderData: { review } }: Route.ComponentProps) {
  return <ReviewPage review={review} />;
}
