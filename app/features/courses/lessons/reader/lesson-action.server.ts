// The page action behind a lesson's forms: the same services as the API's calls, for forms that work without JavaScript too.
import { data, redirect } from 'react-router';
import { faultOfReport } from '#domain/courses/lessons/report.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { markLesson, reportLesson } from '#worker/services/courses/lessons.ts';
import { askAgain, takeShareBack } from '#worker/services/courses/needs-work.ts';
import { isDocument } from '../../../../lib/form-action.server.ts';
import { formText } from '../../../account/mailed-link/form-text.ts';
import { safetyPageOfTalk } from '../../../advice/gate/safety-pages.ts';
import { lessonAddress } from '../lesson-addresses.ts';
import { practiceAction } from '../practice/practice-action.server.ts';
import { END_BUTTON, TALK_INTENT, TALK_PLACE, type TalkOutcome } from '../talk/talk-forms.ts';
import {
  AGAIN_INTENT,
  DONE_INTENT,
  DONE_PLACE,
  readDone,
  readReport,
  REPORT_INTENT,
  SHARE_INTENT,
  type LessonResult,
} from './lesson-forms.ts';

type Ref = { courseId: string; lessonId: string };
/** A mark that was sent as a document leads back to the page, so that a reload sends nothing again. */
export async function lessonAction(scope: RequestScope, request: Request, ref: Ref) {
  const form = await request.formData();
  const text = readReport(form);
  if (text !== null) return report(scope, { ...ref, text });
  const practice = await practiceAction(scope, { request, form, ref });
  if (practice !== null) return practice;
  const talk = await talkAction(scope, form, ref);
  if (talk !== null) return talk;
  const intent = form.get('intent');
  if (intent === AGAIN_INTENT) return noted(intent, askAgain(scope, ref));
  if (intent === SHARE_INTENT) return noted(intent, takeShareBack(scope, ref));
  const done = readDone(form);
  // A form that is none of ours.
  if (done === null) throw new Response(null, { status: 404 });
  const fault = await faultOf(markLesson(scope, { ...ref, done }));
  if (fault !== null) return data<LessonResult>({ intent: DONE_INTENT, fault: fault.message }, fault.status);
  if (isDocument(request)) throw redirect(`${lessonAddress(ref.courseId, ref.lessonId)}#${DONE_PLACE}`);
  return data<LessonResult>({ intent: DONE_INTENT, fault: null });
}

async function noted(intent: typeof AGAIN_INTENT | typeof SHARE_INTENT, work: Promise<void>) {
  const fault = await faultOf(work);
  return data<LessonResult>({ intent, fault: fault?.message ?? null }, fault?.status ?? 200);
}

async function report(scope: RequestScope, { text, ...ref }: Ref & { text: string }) {
  const refused = (fault: string, status: number) =>
    data<LessonResult>({ intent: REPORT_INTENT, fault, text }, status);
  const flaw = faultOfReport(text);
  if (flaw !== null) return refused(flaw, 400);
  const fault = await faultOf(reportLesson(scope, { ...ref, text: text.trim().toWellFormed() }));
  return fault === null
    ? data<LessonResult>({ intent: REPORT_INTENT, fault: null })
    : refused(fault.message, fault.status);
}

/** Anyone who has no session any more, or no longer the course, is led on by the page's loader. */
async function faultOf(work: Promise<void>): Promise<AppError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'no-session' || error.code === 'not-owner' ? null : error;
  }
}

// The page action behind a lesson's practised talk (lesson-action.server.ts), for anyone who waits without JavaScript.

/** Null = a form of something else. */
async function talkAction(scope: RequestScope, form: FormData, ref: { courseId: string; lessonId: string }) {
  if (form.get('intent') !== TALK_INTENT) return null;
  const [{ talkOn }, { doneOf }] = await Promise.all([
    import('#worker/services/courses/talk.ts'),
    import('#worker/services/platform/placed.ts'),
  ]);
  const text = formText(form, 'text');
  const turn = Number(formText(form, 'tura'));
  const address = lessonAddress(ref.courseId, ref.lessonId);
  try {
    const order = {
      ...ref,
      talk: formText(form, 'numer') || null,
      turn: Number.isInteger(turn) ? turn : 0,
      text: form.has(END_BUTTON) ? null : text,
    };
    await doneOf(talkOn(scope, order));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const page = safetyPageOfTalk(error.code, address);
    if (page !== null) return redirect(page);
    return data<TalkOutcome>({ intent: TALK_INTENT, fault: error.message, text }, error.status);
  }
  // To where it stands, so that a reload says nothing again.
  return redirect(`${address}#${TALK_PLACE}`, 303);
}
