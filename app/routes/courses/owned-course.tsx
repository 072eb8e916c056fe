// /moje-kursy/{id}, for owners only: anyone who hasn't bought the course is led to its offer. Who comes back from paying may be here
// before the provider's word: then the payment is looked up (docs/decisions.md 'Course purchase'; docs/faults.md 29, 30).
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { minutesToRead } from '#domain/courses/lessons/lesson.ts';
import { courseTimes } from '#domain/courses/structure/lesson-times.ts';
import { lessonsOf } from '#domain/courses/structure/structure.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { type CourseReader, readCourse } from '#worker/services/courses/reader.ts';
import { confirmPurchase } from '#worker/services/payments/courses/confirm.ts';
import { scopeContext } from '../../context.ts';
import {
  LateCourse,
  LateReaderAway,
  LateSettlingPurchase,
} from '../../features/courses/lessons/late-parts.ts';
import { courseAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/owned-course.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw new Response(null, { status: 404 });
  const { id, title, duration, certificate } = found;
  const course = { id, title, duration, certificate };
  const scope = context.get(scopeContext);
  const read = () => personalData(readCourse(scope, course.id), courseAddress(course.id));
  const isReturn = url.searchParams.get('purchase_status') === 'success';
  const [reader] = await Promise.all([read(), LateCourse.prepare()]);
  if (reader === null) {
    await LateReaderAway.prepare();
    return data({ course, state: 'away' as const }, 503);
  }
  if (reader.isOwned) return data(ownedBy(course, reader, isReturn));
  const sessionId = url.searchParams.get('session_id');
  const purchase = isReturn && sessionId !== null ? await settled(scope, course.id, sessionId) : null;
  if (purchase === 'pending') {
    await LateSettlingPurchase.prepare();
    return data({ course, state: 'settling' as const, address: url.pathname + url.search });
  }
  const again = purchase === 'owned' ? await read() : null;
  if (again?.isOwned !== true) throw redirect(`/kursy/${course.id}`);
  return data(ownedBy(course, again, isReturn));
}

function ownedBy(
  course: { id: string; title: string; duration: string; certificate: boolean },
  reader: CourseReader,
  isThanked: boolean,
) {
  const { written, structure } = reader;
  const minutes = Object.fromEntries(
    Object.entries(written).map(([id, { words, exerciseMinutes }]) => [
      id,
      { reading: minutesToRead(words), exercise: exerciseMinutes },
    ]),
  );
  const lessons = structure === null ? [] : lessonsOf(structure).flatMap(({ id }) => written[id] ?? []);
  const isWhole = structure !== null && lessons.length === lessonsOf(structure).length;
  const times = isWhole ? courseTimes(lessons) : null;
  return { course, state: 'owned' as const, reader: { ...reader, minutes, times }, isThanked };
}

/** A provider that doesn't answer is one to be asked again. */
async function settled(scope: RequestScope, courseId: string, sessionId: string) {
  try {
    return await confirmPurchase(scope, courseId, sessionId);
  } catch (error) {
    if (error instanceof AppError) return error.code === 'payment-down' ? 'pending' : 'unknown';
    throw error;
  }
}

/** On the way from another page, and when the data is read anew. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([serverLoader(), LateCourse.prepare()]);
  if (result.state === 'away') await LateReaderAway.prepare();
  if (result.state === 'settling') await LateSettlingPurchase.prepare();
  return result;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData === undefined ? [] : [{ title: `${loaderData.course.title} – Moje kursy – Szlak` }];
}

export default function OwnedCourse({ loaderData }: Route.ComponentProps) {
  const { course } = loaderData;
  switch (loaderData.state) {
    case 'away':
      return <LateReaderAway title={course.title} />;
    case 'settling':
      return <LateSettlingPurchase title={course.title} address={loaderData.address} />;
    default: {
      const { reader, isThanked } = loaderData;
      return <LateCourse key={course.id} course={course} reader={reader} isThanked={isThanked} />;
    }
  }
}
