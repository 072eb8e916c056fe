// What a page for signed-in people loads (docs/product.md 'Protected pages', docs/faults.md 23): without a live session one is led to the
// sign-in and back; without the database the page keeps its frame, with no personal data.
import { redirect } from 'react-router';
import { signInAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';

/** `path` is the page first asked for. Null = the database is away: the page's status is then 503. */
export async function personalData<Data>(asked: Promise<Data | null>, path: string): Promise<Data | null> {
  try {
    const found = await asked;
    if (found === null) throw redirect(signInAddress(path));
    return found;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'database-down') return null;
    if (error.code === 'no-session') throw redirect(signInAddress(path));
    if (error.code === 'not-found') throw new Response(null, { status: 404 });
    throw error;
  }
}
