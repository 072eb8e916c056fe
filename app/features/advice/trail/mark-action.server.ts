// The page action behind own steps, skills and objections: the same services as the API's calls, for forms that work without JavaScript too.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '#worker/scope.ts';
import { markObjection } from '#worker/services/advice/objections.ts';
import { chooseTrail, markSkill, markStep } from '#worker/services/advice/own-steps.ts';
import { isDocument } from '../../../lib/form-action.server.ts';
import { readObjectionForm } from '../analysis/ledger/objection-forms.ts';
import {
  NOT_A_DAY,
  placeOf,
  readSkillForm,
  readStepForm,
  readTrailForm,
  type MarkFault,
} from './mark-forms.ts';

/** The fault as data with its status; a saved document post leads back to the page, so that a reload sends nothing again. */
export async function markAction(scope: RequestScope, request: Request) {
  const form = await request.formData();
  const { place, fault, status } = await marked(scope, form);
  if (fault !== null) return data<MarkFault | null>(fault, status);
  if (isDocument(request)) {
    const { pathname, search } = new URL(request.url);
    throw redirect(`${pathname}${search}#${encodeURIComponent(place)}`);
  }
  return data<MarkFault | null>(null);
}

type Marked = { place: string; fault: MarkFault | null; status: number };

async function marked(scope: RequestScope, form: FormData): Promise<Marked> {
  const step = readStepForm(form);
  const skill = readSkillForm(form);
  const objection = readObjectionForm(form);
  const trail = readTrailForm(form);
  const place = placeOf(form);
  const typed = step === null || step.dueOn === null ? {} : { dueOn: step.dueOn };
  const refused = (sentence: string, status: number): Marked => {
    return { place, fault: { place, sentence, ...typed }, status };
  };
  if (step !== null && 'isFault' in step) return refused(NOT_A_DAY, 400);
  try {
    if (step !== null) await markStep(scope, step);
    else if (skill !== null) await markSkill(scope, skill);
    else if (trail !== null) await chooseTrail(scope, trail);
    else if (objection !== null) await markObjection(scope, objection);
    else throw appError('not-found');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Anyone who has no session any more is led to the sign-in by the page's loader.
    if (error.code !== 'no-session') return refused(error.message, error.status);
  }
  return { place, fault: null, status: 200 };
}
