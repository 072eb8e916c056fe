// The action of a page with plain forms: the deed that the form names is done, and the address says so, so that a reload sends nothing
// again; what is refused comes back with its sentence, and with what was typed. The same with JavaScript and without.
import { data, redirect } from 'react-router';
import { signInAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { formText } from '../features/account/mailed-link/form-text.ts';

type Shown<Result> = ReturnType<typeof data<Result>>;

/**
 * By what the form says in its field. Nothing comes back: the address says that it is done, under the deed's name (done-sentence.ts). A text
 * is another address to go to, anything else what the page shows.
 */
export type Deeds<Result> = Readonly<
  Record<string, (form: FormData) => Promise<void | string | Response | Shown<Result>>>
>;

type FormPage<Result> = {
  /** The page's own address, to which its forms lead back. */
  path: string;
  deeds: Deeds<Result>;
  /** What the page shows of a refusal; what doesn't belong on the page it throws. */
  refused(error: AppError, form: FormData, deed: string): Result | Promise<Result>;
  /** The field that names the deed. */
  field?: string;
  /** What is thrown at a form that is none of ours, in place of a sentence. */
  unknown?(): unknown;
  /** Anyone who isn't signed in is told so on the page, and not led to the sign-in. */
  isForStrangers?: boolean;
};

const UNKNOWN = 'Nieprawidłowe żądanie. Odśwież stronę i\u00a0spróbuj ponownie.';

export async function formAction<Result>(
  form: FormData,
  { path, deeds, refused, field = 'zamiar', unknown, isForStrangers = false }: FormPage<Result>,
) {
  const name = formText(form, field);
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (deed === undefined && unknown !== undefined) throw await unknown();
  try {
    if (deed === undefined) throw new AppError('invalid', UNKNOWN);
    const target = (await deed(form)) ?? doneAddress(path, name);
    if (typeof target === 'string') throw redirect(target);
    return target;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session' && !isForStrangers) throw redirect(signInAddress(path));
    return data(await refused(error, form, name), error.status);
  }
}

/** The page's address, saying what was just done. */
export function doneAddress(path: string, what: string): string {
  return `${path}?zrobione=${encodeURIComponent(what)}`;
}

/** Sent as a document is, without JavaScript or before it: a redirect is followed, and the page comes whole. */
export function isDocument(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'document';
}

export function notFound(): Response {
  return new Response(null, { status: 404 });
}
