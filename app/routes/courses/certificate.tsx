// /moje-kursy/{id}/zaswiadczenie, for owners who have finished the course; whoever hasn't is led back to it. The name typed for the
// print comes in the address (?imie=) and goes nowhere else.
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { printedName } from '#domain/courses/certificate.ts';
import { servicesContext } from '../../context.ts';
import { CertificatePage } from '../../features/certificate/CertificatePage.tsx';
import { certificateAddress, courseAddress } from '../../features/lessons/lesson-addresses.ts';
import { ReaderAway } from '../../features/lessons/reader/ReaderAway.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/certificate.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  const { id, title, level, duration, checkedOn } = found;
  if (!found.certificate) throw redirect(courseAddress(id));
  const { courses, operatorFacts: operator } = context.get(servicesContext);
  const read = await personalData(courses.certificate(id), certificateAddress(id));
  const course = { id, title, level, duration, ...(checkedOn === undefined ? {} : { checkedOn }) };
  if (read === null) return data({ course, read: null }, 503);
  if (!read.isOwned) throw redirect(`/kursy/${id}`);
  const { finished, person } = read;
  if (finished === null) throw redirect(courseAddress(id));
  const typed = url.searchParams.get('imie');
  return data({ course, read: { finished, operator, typed, printed: printedName(typed, person) } });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `Zaświadczenie: ${loaderData.course.title} – Szlak` }];
}

export default function CertificateRoute({ loaderData: { course, read } }: Route.ComponentProps) {
  if (read === null) return <ReaderAway title={course.title} />;
  return <CertificatePage course={course} {...read} />;
}
