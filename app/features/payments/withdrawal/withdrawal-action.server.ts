// The forms of /odstapienie, all plain: ask for a link, open it, and 'Potwierdź odstąpienie' behind it.
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { askForWithdrawal } from '#worker/services/payments/withdrawal/ask.ts';
import { confirmWithdrawal } from '#worker/services/payments/withdrawal/confirm.ts';
import { openWithdrawalLink } from '#worker/services/payments/withdrawal/open.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import type { WithdrawalView } from './withdrawal-view.ts';

type Answer = { view: WithdrawalView; status: number };

/** Enough for any address. */
const MAX_TYPED = 300;

const PASTE = 'Wklej link z wiadomości.';

/** `token`: as the link brings it; null = the page without one. */
export async function withdrawalView(scope: RequestScope, token: string | null): Promise<Answer> {
  const { hasMail, hasPayments } = siteOf(scope);
  if (!hasMail || !hasPayments) return answer({ state: 'off' });
  if (token === null) return answer({ state: 'ask', typed: '', fault: null });
  return orFault('', async () => {
    const opened = await openWithdrawalLink(scope, token);
    return answer(opened.state === 'open' ? { ...opened, token, fault: null } : opened);
  });
}

export async function withdrawalAction(scope: RequestScope, form: FormData): Promise<Answer> {
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
