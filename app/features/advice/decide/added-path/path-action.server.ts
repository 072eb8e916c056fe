// The form of one more path: who waits is led to it in the analysis, who streams gets its parts as they are written.
import { redirect } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { describePath } from '#worker/services/advice/added-path.ts';
import { doneOf, streamed } from '#worker/services/platform/placed.ts';
import { formAction } from '../../../../lib/form-action.server.ts';
import { formText } from '../../../account/mailed-link/form-text.ts';
import { safetyPageOf } from '../../gate/safety-pages.ts';
import { LIST_PATH, PATH_DEED, PATH_FIELDS, writtenAddress } from './path-form.ts';

export async function pathAction(scope: RequestScope, request: Request) {
  return formAction<string>(await request.formData(), {
    path: LIST_PATH,
    deeds: {
      [PATH_DEED]: async (form) => writtenAddress((await doneOf(describePath(scope, orderOf(form)))).place),
    },
    refused({ code, message }) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      return message;
    },
  });
}

/** A refusal has no words here: the form is then sent as a form, and the page says them. */
export async function streamedPath(scope: RequestScope, request: Request): Promise<Response> {
  try {
    return await streamed(scope, describePath(scope, orderOf(await request.formData())));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: error.status });
  }
}

function orderOf(form: FormData) {
  return {
    zawodId: formText(form, PATH_FIELDS.occupation),
    analysisId: formText(form, PATH_FIELDS.analysis),
  };
}
