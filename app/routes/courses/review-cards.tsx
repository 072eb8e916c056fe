// /powtorka: the review cards of all one's courses, for anyone who is signed in.
import { data } from 'react-router';
import type { CardAnswer } from '#domain/courses/review-cards/review-cards.ts';
import type { RequestScope } from '#worker/scope.ts';
import { answerCard, readReview, takeBackAnswer } from '#worker/services/courses/review-cards.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { REVIEW_ADDRESS } from '../../features/courses/lessons/lesson-addresses.ts';
import { CARD_PLACE, FIELDS, INTENTS, ReviewPage } from '../../features/courses/cards/ReviewPage.tsx';
import { formAction, notFound } from '../../lib/form-action.server.ts';
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

// The forms of review cards: an answer, and its taking back. They lead back to the page, to the card that comes next.
const NEXT = `${REVIEW_ADDRESS}#${CARD_PLACE}`;

async function reviewCardAction(scope: RequestScope, request: Request) {
  const cardIn = (form: FormData) => ({
    courseId: formText(form, FIELDS.course),
    term: formText(form, FIELDS.term),
  });
  const answered = (answer: CardAnswer) => async (form: FormData) => {
    await answerCard(scope, { ...cardIn(form), answer, stage: Number(formText(form, FIELDS.stage)) });
    return NEXT;
  };
  return formAction<never>(await request.formData(), {
    path: REVIEW_ADDRESS,
    field: FIELDS.intent,
    deeds: {
      [INTENTS.remembered]: answered('remembered'),
      [INTENTS.notYet]: answered('not-yet'),
      [INTENTS.takeBack]: (form) => takeBackAnswer(scope, cardIn(form)).then(() => NEXT),
    },
    refused({ status }) {
      throw new Response(null, { status });
    },
    unknown: notFound,
  });
}
