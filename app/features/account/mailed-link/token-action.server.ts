// The forms of pages that a mailed link opens: each takes the link's token, and opening the page changes nothing.
import { data } from 'react-router';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import { formText } from './form-text.ts';

export type Refused<Place extends string = never> = {
  state: 'failed';
  place: 'token' | 'form' | Place;
  sentence: string;
  token: string;
};

type Ended = { state: 'ended' };

/** `placeOf`: where a refusal belongs, if not beside the whole form. */
export async function tokenAction<View, Place extends string = never>(
  form: FormData,
  deed: (token: string) => Promise<View>,
  placeOf: (error: AppError) => 'form' | Place = () => 'form',
) {
  const typed = formText(form, 'token');
  const token = tokenIn(typed);
  const answer = (view: View | Ended | Refused<Place>, status = 200) =>
    data<View | Ended | Refused<Place>>(view, status);
  if (typed.trim() === '')
    return answer({ state: 'failed', place: 'token', sentence: 'Wklej link z wiadomości.', token }, 400);
  if (token === '') return answer({ state: 'ended' }, 409);
  try {
    return answer(await deed(token));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'link-expired') return answer({ state: 'ended' }, error.status);
    const sentence = error.message;
    return answer({ state: 'failed', place: placeOf(error), sentence, token }, error.status);
  }
}
