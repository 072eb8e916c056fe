// Who bought what, as the payment link carries it: Stripe takes letters, digits, '-' and '_' there, 200 at most.
import { uuidV4OrNull } from '../../uuid.ts';

const MAX_LENGTH = 200;

export type CourseReference = { personId: string; courseId: string };

/** Null = it can't be written so; then there is no link. */
export function courseReference({ personId, courseId }: CourseReference): string | null {
  const text = `${personId}_${courseId}`;
  return /^[\w-]+$/.test(text) && text.length <= MAX_LENGTH ? text : null;
}

/** Null = nothing of ours. What it names still has to exist. */
export function readCourseReference(text: string | null): CourseReference | null {
  const [, person = '', courseId = ''] = /^([^_]+)_([a-z\d-]+)$/.exec(text ?? '') ?? [];
  const personId = uuidV4OrNull(person);
  return personId === null ? null : { personId, courseId };
}
