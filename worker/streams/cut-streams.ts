// After the response that ends sessions: anyone who listens in them hears nothing more, of the person's run nor of the courses they read.
import { coursesOfPerson } from '#db/payments/queries/courses/owned.ts';
import type { StreamsToCut } from './broadcast.ts';
import { afterResponse } from '../after-response.ts';
import type { RequestScope } from '../scope.ts';
import { courseWriterOf, generationOf } from './durable-objects.ts';

const FAULT = 'cut-streams';

/** Never throws: a stream that can't be reached ends with its run. */
export function cutStreams(scope: RequestScope, streams: StreamsToCut): void {
  const { personId } = streams;
  afterResponse(scope, FAULT, () => generationOf(scope, personId).cut(streams));
  afterResponse(scope, FAULT, async () =>
    cutCourses(scope, await coursesOfPerson(scope.writes(), personId), streams),
  );
}

/** The same where the person is gone, and with them the list of their courses. Never throws. */
export function cutStreamsOfCourses(
  scope: RequestScope,
  courses: readonly { courseId: string }[],
  personId: string,
): void {
  afterResponse(scope, FAULT, () => cutCourses(scope, courses, { personId, of: 'all' }));
}

/** The same of one course, by a request or by the clock: it was given back, refunded or disputed. Never throws. */
export function cutStreamsOfCourse(scope: CourseScope, courseId: string, personId: string): void {
  afterResponse(scope, FAULT, () => cutCourses(scope, [{ courseId }], { personId, of: 'all' }));
}

/** Of a person's run, by a request or by the clock: the plan that it was shown by has ended. Never throws. */
export function cutStreamsOfRun(scope: CourseScope, personId: string): void {
  afterResponse(scope, FAULT, () => generationOf(scope, personId).cut({ personId, of: 'all' }));
}

type CourseScope = Pick<RequestScope, 'env' | 'config' | 'waitUntil'>;

async function cutCourses(
  scope: Pick<CourseScope, 'env' | 'config'>,
  courses: readonly { courseId: string }[],
  streams: StreamsToCut,
): Promise<void> {
  await Promise.all(courses.map(({ courseId }) => courseWriterOf(scope, courseId).cut(streams)));
}
