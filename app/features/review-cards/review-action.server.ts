// The forms of review cards: an answer, and its taking back. Plain POSTs that lead back to the page, to the card that comes next.
import { redirect } from 'react-router';
import type { CardAnswer } from '#domain/courses/review-cards/review-cards.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { answerCard, takeBackAnswer } from '#worker/services/courses/review-cards.ts';
import { REVIEW_ADDRESS } from '../lessons/lesson-addresses.ts';
import { CARD_PLACE, FIELDS, INTENTS } from './card-forms.ts';

const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  [INTENTS.remembered]: 'remembered',
  [INTENTS.notYet]: 'not-yet',
};

export async function reviewCardAction(scope: RequestScope, request: Request) {
  const form = await request.formData();
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intent = textOf(FIELDS.intent);
  const card = { courseId: textOf(FIELDS.course), term: textOf(FIELDS.term) };
  const answer = Object.hasOwn(ANSWERS, intent) ? ANSWERS[intent] : undefined;
  // A form that is none of ours.
  if (answer === undefined && intent !== INTENTS.takeBack) throw new Response(null, { status: 404 });
  try {
    if (answer === undefined) await takeBackAnswer(scope, card);
    else await answerCard(scope, { ...card, answer, stage: Number(textOf(FIELDS.stage)) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(`/?wymagane=logowanie&powrot=${REVIEW_ADDRESS}`);
    throw new Response(null, { status: error.status });
  }
  throw redirect(`${REVIEW_ADDRESS}#${CARD_PLACE}`);
}
