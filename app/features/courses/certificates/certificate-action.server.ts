// The forms of one's own certificate: have it made out, turn its public page off and on.
import { redirect } from 'react-router';
import { MAX_PRINTED_NAME } from '#domain/courses/certificate.ts';
import type { RequestScope } from '#worker/scope.ts';
import { issueCertificate, showCertificate } from '#worker/services/courses/certificate.ts';
import { formAction, notFound } from '../../../lib/form-action.server.ts';
import { certificateAddress } from '../lessons/lesson-addresses.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import { INTENTS, NAME_FIELD, type CertificateRefused } from './certificate-forms.ts';

export async function certificateAction(
  scope: RequestScope,
  request: Request,
  { id: courseId, title: courseTitle }: { id: string; title: string },
) {
  const path = certificateAddress(courseId);
  const typedIn = (form: FormData) => formText(form, NAME_FIELD).slice(0, 5 * MAX_PRINTED_NAME);
  const show = (isShown: boolean) => () => showCertificate(scope, { courseId, isShown }).then(() => path);
  return formAction<CertificateRefused>(await request.formData(), {
    path,
    deeds: {
      async [INTENTS.issue](form) {
        await issueCertificate(scope, { courseId, courseTitle, typed: typedIn(form) });
        return path;
      },
      [INTENTS.hide]: show(false),
      [INTENTS.show]: show(true),
    },
    refused({ code, message }, form) {
      if (code === 'not-owner') throw redirect(`/kursy/${courseId}`);
      return { sentence: message, typed: typedIn(form) };
    },
    unknown: notFound,
  });
}
