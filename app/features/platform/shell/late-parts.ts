// Parts of the frame whose code a page can do without at first (see late-part.tsx).
import { latePart, prepareParts } from '../../../lib/late-part.tsx';

export const LateFooter = latePart(async () => (await import('./Footer.tsx')).Footer);
export const LateNotices = latePart(async () => (await import('./Notices.tsx')).Notices);

export const LateNotFoundPage = latePart(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/** Before a page is rendered on the server. */
export function prepareFrame(): Promise<void> {
  return prepareParts(LateFooter, LateNotFoundPage, LateNotices);
}
