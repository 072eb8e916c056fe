// The forms of review cards: an answer, and its taking back. They lead back to the page, to the card that comes next.
import type { CardAnswer } from '#domain/courses/review-cards/review-cards.ts';
import type { RequestScope } from '#worker/scope.ts';
import { answerCard, takeBackAnswer } from '#worker/services/courses/review-cards.ts';
import { formAction, notFound } from '../../../lib/form-action.server.ts';
import { REVIEW_ADDRESS } from '../lessons/lesson-addresses.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import { CARD_PLACE, FIELDS, INTENTS } from './card-forms.ts';

const NEXT = `${REVIEW_ADDRESS}#${CARD_PLACE}`;

export async function reviewCardAction(scope: RequestScope, request: Request) {
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
