// What loaders and actions of the desk have in common: to anyone who may not be here it is not here, without today's passkey one is led to
// the way in, and a deed ends with a redirect, so that nothing is sent twice by reloading.
import { redirect } from 'react-router';
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { formAction, type Deeds } from '../../lib/form-action.server.ts';
import { notFoundPage } from '../platform/shell/not-found-page.server.ts';
import { formText } from '../account/mailed-link/form-text.ts';

export async function deskData<Data>(asked: Promise<Data>, url: URL): Promise<Data> {
  try {
    return await asked;
  } catch (error) {
    throw await elsewhere(error, url);
  }
}

/** The rest of the world, as what a loader or action throws. */
async function elsewhere(error: unknown, url: URL): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  // Its page: routes/desk/layout.tsx.
  if (error.code === 'database-down') return new Response(null, { status: 503 });
  if (error.code === 'not-found' || error.code === 'no-session') return notFoundPage(url);
  if (error.code === 'desk-key-needed')
    return redirect(`/panel/wejscie?powrot=${encodeURIComponent(url.pathname)}`);
  if (error.code === 'fresh-auth-needed') return redirect(proofAddress(url.pathname));
  return error;
}

/** What a deed gives to be kept as a file; what is refused leads back to the page of its form. */
export async function deskFile(asked: Promise<unknown>, back: URL, name: string): Promise<Response> {
  try {
    const headers = {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    return Response.json(await asked, { headers });
  } catch (error) {
    if (error instanceof AppError && SAID.has(error.code)) return redirect(back.pathname);
    throw await elsewhere(error, back);
  }
}

/**
 * The page's action. `keeps`: the deed whose text is too long to be typed again: without today's passkey, too, it comes back.
 */
export async function deskAction(request: Request, url: URL, deeds: Deeds<DeedRefused>, keeps?: string) {
  return formAction<DeedRefused>(await request.formData(), {
    path: url.pathname,
    field: 'deed',
    deeds,
    async refused(error, form, deed) {
      const isKept = deed === keeps && error.code === 'desk-key-needed';
      if (!SAID.has(error.code) && !isKept) throw await elsewhere(error, url);
      // Without an answer of the database nobody knows whether it was done: sent again, the same form counts once.
      return { fault: error.message, typed: typedIn(form), isUnsure: error.code === 'database-down' };
    },
    unknown: () => notFoundPage(url),
    isForStrangers: true,
  });
}

type DeedRefused = { fault: string; typed: Record<string, string>; isUnsure: boolean };

/** A whole number that a page of the desk put into its form. Of any other form there is nothing here: throws `not-found`. */
export function formNumber(form: FormData, name: string): number {
  const typed = formText(form, name);
  if (!/^\d{1,15}$/.test(typed)) throw appError('not-found');
  return Number(typed);
}

/** What was typed, so that a refusal doesn't lose it. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
}

/** Refusals that belong beside the form. */
const SAID: ReadonlySet<string> = new Set([
  'invalid',
  'invalid-code',
  'changed',
  'too-many-requests',
  'database-down',
  'payment-down',
  'payments-off',
]);
