// Parts of the frame whose code a page can do without at first (see late-part.tsx).
import { latePart } from '../../lib/late-part.tsx';

// Links and words: the browser alone is enough for them.
const footer = latePart(async () => (await import('./Footer.tsx')).Footer, 'needed');
const unconfirmed = latePart(
  async () => (await import('../auth/session/UnconfirmedNotice.tsx')).UnconfirmedNotice,
  'seen',
);

export const LateFooter = footer.Part;
export const LateUnconfirmedNotice = unconfirmed.Part;

/** Before a page is rendered on the server. */
export async function prepareFrame(): Promise<void> {
  await Promise.all([footer.prepare(), unconfirmed.prepare()]);
}
