// Who bought what, as the payment link carries it: Stripe takes letters, digits, '-' and '_' there, 200 at most.
import { uuidV4OrNull } from '../../platform/uuid.ts';

const MAX_LENGTH = 200;

type CourseReference = { personId: string; courseId: string };

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

const ID = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/gi;

/**
 * As it may be kept beside its payment: whoever it names as the payer is known there and forgotten with their account; any other id that a
 * payer's hand has written would outlive the account that it names.
 */
export function referenceToKeep(text: string, personId: string): string {
  return text.replaceAll(ID, (id) => (id === personId ? id : '[id]'));
}
