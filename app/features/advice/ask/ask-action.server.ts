// The form of /dashboard/pytanie: whoever waits gets the page with the answer, whoever streams the answer as it is written.
import { redirect } from 'react-router';
import { MAX_QUESTION_LENGTH } from '#domain/advice/ask/question.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { askAndWait, askStreamed } from '#worker/services/advice/ask.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import { askedData } from './ask-data.server.ts';
import { ASK_FIELDS, ASK_PATH, LATEST } from './ask-form.ts';

export const DONE = { zapytaj: 'Odpowiedź jest gotowa.' } as const;

export type QuestionRefused = { sentence: string; typed: string };

export async function askAction(scope: RequestScope, request: Request) {
  return formAction<QuestionRefused>(await request.formData(), {
    path: ASK_PATH,
    deeds: {
      async zapytaj(form) {
        await askAndWait(scope, orderOf(form));
        return `${doneAddress(ASK_PATH, 'zapytaj')}#${LATEST}`;
      },
    },
    refused({ code, message }, form) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      return {
        sentence: message,
        typed: formText(form, ASK_FIELDS.question).slice(0, 2 * MAX_QUESTION_LENGTH),
      };
    },
  });
}

/** A refusal has no words here: the form is then sent as a form, and the page says them. */
export async function streamedAnswer(scope: RequestScope, request: Request): Promise<Response> {
  try {
    return await askStreamed(scope, orderOf(await request.formData()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: error.status });
  }
}

function orderOf(form: FormData) {
  return {
    typed: formText(form, ASK_FIELDS.question),
    analysisId: formText(form, ASK_FIELDS.analysis),
    dataOf: askedData,
  };
}
