// The forms of one's own review: write or change it, withdraw it, object to its hiding. Plain POSTs; what was typed comes back with a refusal.
import { data, redirect } from 'react-router';
import { readStars } from '#domain/courses/reviews/review.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { objectToHiding, saveReview, withdrawReview } from '#worker/services/courses/reviews.ts';
import { reviewAddress } from '../lessons/lesson-addresses.ts';
import { INTENTS } from './review-intents.ts';

/** More than anybody may send, so that a text that is too long is seen to be. */
const KEPT_LENGTH = 12_000;

export type ReviewRefused = { sentence: string; of: 'review' | 'objection'; stars: string; text: string };

const DONE = {
  zapisano: 'Opinia zapisana. Na stronie kursu wszyscy zobaczą ją w\u00a0ciągu kilku minut.',
  wycofano: 'Opinia wycofana. Ze strony kursu zniknie w\u00a0ciągu kilku minut.',
  odwolano: 'Odwołanie wysłane. Odpowiemy e-mailem w\u00a0ciągu 14 dni.',
} as const;

/** The sentence of what was just done, as the address says it; null = nothing was. */
export function doneSentence(name: string | null): string | null {
  return name !== null && Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : null;
}

export async function reviewAction(scope: RequestScope, request: Request, courseId: string) {
  const form = await request.formData();
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, KEPT_LENGTH) : '';
  };
  const [intent, stars, text] = [textOf('zamiar'), textOf('gwiazdki'), textOf('tekst')];
  const done = (what: keyof typeof DONE) => redirect(`${reviewAddress(courseId)}?zrobione=${what}`);
  try {
    switch (intent) {
      case INTENTS.save:
        await saveReview(scope, { courseId, stars: readStars(stars), text });
        return done('zapisano');
      case INTENTS.withdraw:
        await withdrawReview(scope, courseId);
        return done('wycofano');
      case INTENTS.object:
        await objectToHiding(scope, { courseId, text });
        return done('odwolano');
      default:
        throw new AppError('invalid', 'Nie znamy takiego polecenia. Odśwież stronę i\u00a0spróbuj ponownie.');
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(`/?wymagane=logowanie&powrot=${reviewAddress(courseId)}`);
    const of = intent === INTENTS.object ? 'objection' : 'review';
    return data<ReviewRefused>({ sentence: error.message, of, stars, text }, error.status);
  }
}
