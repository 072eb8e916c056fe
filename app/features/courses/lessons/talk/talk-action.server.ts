// The page action behind a lesson's practised talk (lesson-action.server.ts), for whoever waits without JavaScript.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { formText } from '../../../account/mailed-link/form-text.ts';
import { safetyPageOfTalk } from '../../../advice/gate/safety-pages.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import { END_BUTTON, TALK_INTENT, TALK_PLACE, type TalkOutcome } from './talk-forms.ts';

/** Null = a form of something else. */
export async function talkAction(
  scope: RequestScope,
  form: FormData,
  ref: { courseId: string; lessonId: string },
) {
  if (form.get('intent') !== TALK_INTENT) return null;
  const { talkAndWait } = await import('#worker/services/courses/talk.ts');
  const text = formText(form, 'text');
  const turn = Number(formText(form, 'tura'));
  const address = lessonAddress(ref.courseId, ref.lessonId);
  try {
    await talkAndWait(scope, {
      ...ref,
      talk: formText(form, 'numer') || null,
      turn: Number.isInteger(turn) ? turn : 0,
      text: form.has(END_BUTTON) ? null : text,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const page = safetyPageOfTalk(error.code, address);
    if (page !== null) return redirect(page);
    return data<TalkOutcome>({ intent: TALK_INTENT, fault: error.message, text }, error.status);
  }
  // To where it stands, so that a reload says nothing again.
  return redirect(`${address}#${TALK_PLACE}`, 303);
}
