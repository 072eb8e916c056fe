// /moje-kursy/{id}/zaswiadczenie, for owners: what is left of it, then the question for the name, then the certificate.
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { readCertificate } from '#worker/services/courses/certificate.ts';
import { scopeContext } from '../../context.ts';
import { NameForm, UnfinishedCourse } from '../../features/courses/certificates/BeforeCertificate.tsx';
import { certificateAction } from '../../features/courses/certificates/certificate-action.server.ts';
import { CertificatePage } from '../../features/courses/certificates/CertificatePage.tsx';
import { certificateAddress, courseAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/certificate.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, title, level } = courseWithCertificate(params.courseId);
  const scope = context.get(scopeContext);
  const { operator } = scope.config;
  const read = await personalData(readCertificate(scope, id), certificateAddress(id));
  const course = { id, title, level };
  if (read === null) return data({ course, operator, read: null }, 503);
  if (!read.isOwned) throw redirect(`/kursy/${id}`);
  return data({ course, operator, read });
}

export function action({ params, context, request }: Route.ActionArgs) {
  const course = courseWithCertificate(params.courseId);
  return certificateAction(context.get(scopeContext), request, course);
}

function courseWithCertificate(courseId: string) {
  const found = findCourse(courseId);
  if (found === null) throw new Response(null, { status: 404 });
  if (!found.certificate) throw redirect(courseAddress(found.id));
  return found;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `Zaświadczenie: ${loaderData.course.title} – Szlak` }];
}

export default function CertificateRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { course, operator, read } = loaderData;
  if (read === null) return <ReaderAway title={course.title} />;
  switch (read.state) {
    case 'unfinished':
      return <UnfinishedCourse course={course} left={read.left} unanswered={read.unanswered} />;
    case 'open':
      return <NameForm course={course} name={read.name} times={read.times} refused={actionData} />;
    default:
      return (
        <CertificatePage
          course={course}
          certificate={read.certificate}
          address={read.address}
          operator={operator}
        />
      );
  }
}
