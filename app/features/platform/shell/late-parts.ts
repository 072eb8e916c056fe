// Parts of the frame whose code a page can do without at first (see late-part.tsx).
import { latePart, prepareParts } from '../../../lib/late-part.tsx';

export const LateFooter = latePart(async () => (await import('./Footer.tsx')).Footer);
export const LateNotices = latePart(async () => (await import('./Notices.tsx')).Notices);

export const LateLostTrail = latePart(async () => (await import('./LostTrailPage.tsx')).LostTrailPage);

/** Before a page is rendered on the server. */
export function prepareFrame(): Promise<void> {
  return prepareParts(LateFooter, LateLostTrail, LateNotices);
}
