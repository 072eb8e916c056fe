// /odstapienie: withdrawal without signing in. A mailed link brings #token=…, which a script or the person
// puts into a form. Opening it changes nothing.
import { data } from 'react-router';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { askForWithdrawal } from '#worker/services/payments/withdrawal/ask.ts';
import { confirmWithdrawal } from '#worker/services/payments/withdrawal/confirm.ts';
import { openWithdrawalLink } from '#worker/services/payments/withdrawal/open.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { WithdrawalPage, type WithdrawalView } from '../../features/payments/withdrawal/WithdrawalPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import type { Route } from './+types/withdrawal.ts';

// A link that was used is nothing to come back to.
export const handle: PageHandle = { hydrate: false, isPlace: false };

const PRIVATE = { 'Cache-Control': 'private, no-store' };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const { view, status } = await withdrawalView(scope, null);
  const head = pageHead(
    {
      title: 'Odstąp od umowy – Szlak',
      description:
        'Odstąpienie od umowy o Premium albo kurs w ciągu 14 dni, bez logowania i bez podawania przyczyny. Potwierdzenie z datą i godziną przychodzi e-mailem.',
      path: '/odstapienie',
    },
    scope.origin,
  );
  return data({ view, head, contactEmail: scope.config.operator.email }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { view, status } = await withdrawalAction(context.get(scopeContext), await request.formData());
  return data(view, { status, headers: PRIVATE });
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.head ?? [];
}

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage view={actionData ?? loaderData.view} contactEmail={loaderData.contactEmail} />;
}

// The forms of /odstapienie, all plain: ask for a link, open it, and 'Potwierdź odstąpienie' behind it.
type Answer = { view: WithdrawalView; status: number };

/** Enough for any address. */
const MAX_TYPED = 300;

const PASTE = 'Wklej link z wiadomości.';

/** `token`: as the link brings it; null = the page without one. */
async function withdrawalView(scope: RequestScope, token: string | null): Promise<Answer> {
  const { hasMail, hasPayments } = siteOf(scope);
  if (!hasMail || !hasPayments) return answer({ state: 'off' });
  if (token === null) return answer({ state: 'ask', typed: '', fault: null });
  return orFault('', async () => {
    const opened = await openWithdrawalLink(scope, token);
    return answer(opened.state === 'open' ? { ...opened, token, fault: null } : opened);
  });
}

async function withdrawalAction(scope: RequestScope, form: FormData): Promise<Answer> {
  const pasted = formText(form, 'token');
  const token = tokenIn(pasted);
  const opens = formText(form, 'zamiar') === 'otworz';
  if (pasted.trim() !== '' && token === '') return answer({ state: 'ended' }, 409);
  if (opens && token === '') return answer({ state: 'ask', typed: '', fault: null, linkFault: PASTE }, 400);
  if (opens) return withdrawalView(scope, token);
  if (token !== '') return confirmed(scope, token, form.getAll('umowa').map(String));
  const typed = formText(form, 'kto').slice(0, MAX_TYPED);
  return orFault(typed, async () => {
    await askForWithdrawal(scope, typed);
    return answer({ state: 'sent' });
  });
}

async function confirmed(scope: RequestScope, token: string, chosen: readonly string[]): Promise<Answer> {
  try {
    const view = await confirmWithdrawal(scope, token, chosen);
    return answer(view, view.state === 'declared' ? 200 : 409);
  } catch (error) {
    // Nothing was chosen: the list stays, with what is missing.
    if (!(error instanceof AppError) || error.code !== 'invalid') return faultOf('', error);
    const { view } = await withdrawalView(scope, token);
    return answer(view.state === 'open' ? { ...view, fault: error.message } : view, error.status);
  }
}

async function orFault(typed: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    return faultOf(typed, error);
  }
}

function faultOf(typed: string, error: unknown): Answer {
  if (!(error instanceof AppError)) throw error;
  return answer({ state: 'ask', typed, fault: error.message }, error.status);
}

function answer(view: WithdrawalView, status = 200): Answer {
  return { view, status };
}
