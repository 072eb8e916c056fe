// The payment link that stands in when the provider's own call fails (docs/decisions.md 'Course checkout failure'): the address prefilled,
// person and course in its reference. What is paid there opens the course only if the sum is the course's.
import { courseReference } from '#domain/payments/courses/reference.ts';

export function fallbackAddress(
  link: string,
  { personId, email, courseId }: { personId: string; email: string; courseId: string },
): string | null {
  const reference = courseReference({ personId, courseId });
  if (reference === null) return null;
  const url = new URL(link);
  url.searchParams.set('prefilled_email', email);
  url.searchParams.set('client_reference_id', reference);
  url.searchParams.set('locale', 'pl');
  return url.href;
}
