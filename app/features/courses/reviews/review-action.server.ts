// The forms of one's own review: write or change it, withdraw it, object to its hiding.
import { readStars } from '#domain/courses/reviews/review.ts';
import type { RequestScope } from '#worker/scope.ts';
import { objectToHiding, saveReview, withdrawReview } from '#worker/services/courses/reviews.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { reviewAddress } from '../lessons/lesson-addresses.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import { INTENTS } from './review-intents.ts';

/** More than anybody may send, so that a text that is too long is seen to be. */
const KEPT_LENGTH = 12_000;

export type ReviewRefused = { sentence: string; of: 'review' | 'objection'; stars: string; text: string };

export const DONE = {
  zapisano: 'Opinia zapisana. Na stronie kursu wszyscy zobaczą ją w\u00a0ciągu kilku minut.',
  wycofano: 'Opinia wycofana. Ze strony kursu zniknie w\u00a0ciągu kilku minut.',
  odwolano: 'Odwołanie wysłane. Odpowiemy e-mailem w\u00a0ciągu 14 dni.',
} as const;

export async function reviewAction(scope: RequestScope, request: Request, courseId: string) {
  const path = reviewAddress(courseId);
  const done = (what: keyof typeof DONE) => () => doneAddress(path, what);
  const typedIn = (form: FormData) => ({
    stars: formText(form, 'gwiazdki').slice(0, KEPT_LENGTH),
    text: formText(form, 'tekst').slice(0, KEPT_LENGTH),
  });
  return formAction<ReviewRefused>(await request.formData(), {
    path,
    deeds: {
      [INTENTS.save](form) {
        const { stars, text } = typedIn(form);
        return saveReview(scope, { courseId, stars: readStars(stars), text }).then(done('zapisano'));
      },
      [INTENTS.withdraw]: () => withdrawReview(scope, courseId).then(done('wycofano')),
      [INTENTS.object]: (form) =>
        objectToHiding(scope, { courseId, text: typedIn(form).text }).then(done('odwolano')),
    },
    refused: ({ message }, form, deed) => ({
      sentence: message,
      of: deed === INTENTS.object ? 'objection' : 'review',
      ...typedIn(form),
    }),
  });
}
