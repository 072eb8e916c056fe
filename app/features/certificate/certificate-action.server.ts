// The forms of one's own certificate: have it made out, turn its public page off and on. Plain POSTs; a name that was refused comes back.
import { data, redirect } from 'react-router';
import { MAX_PRINTED_NAME } from '#domain/courses/certificate.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { issueCertificate, showCertificate } from '#worker/services/courses/certificate.ts';
import { certificateAddress } from '../lessons/lesson-addresses.ts';
import { INTENTS, NAME_FIELD, type CertificateRefused } from './certificate-forms.ts';

export async function certificateAction(
  scope: RequestScope,
  request: Request,
  course: { id: string; title: string },
) {
  const form = await request.formData();
  const [intent, name] = [form.get('zamiar'), form.get(NAME_FIELD)];
  const typed = typeof name === 'string' ? name.slice(0, 5 * MAX_PRINTED_NAME) : '';
  const address = certificateAddress(course.id);
  try {
    switch (intent) {
      case INTENTS.issue:
        await issueCertificate(scope, { courseId: course.id, courseTitle: course.title, typed });
        return redirect(address);
      case INTENTS.hide:
      case INTENTS.show:
        await showCertificate(scope, { courseId: course.id, isShown: intent === INTENTS.show });
        return redirect(address);
      default:
        // A form that is none of ours.
        throw new Response(null, { status: 404 });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(`/?wymagane=logowanie&powrot=${address}`);
    if (error.code === 'not-owner') throw redirect(`/kursy/${course.id}`);
    return data<CertificateRefused>({ sentence: error.message, typed }, error.status);
  }
}
