// /plany: for strangers the same page at no call, for anyone who is signed in one round trip. It comes without React, and its forms are plain.
import { data } from 'react-router';
import { PREMIUM_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import type { RequestScope } from '#worker/scope.ts';
import { readPlans } from '#worker/services/payments/premium/plans-page.ts';
import { shareReferral, verifyReferral } from '#worker/services/payments/referral.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { PlansPage, type PlansResult } from '../../features/payments/plans/PlansPage.tsx';
import {
  COPIED,
  FREE_CHOSEN,
  PAYMENTS_OFF,
  SHARED,
  SHARED_BY_HAND,
  SIGN_IN_FOR_DISCOUNT,
  SIGN_IN_FOR_PREMIUM,
  VERIFIED,
} from '../../features/payments/plans/plan-texts.ts';
import { formAction } from '../../lib/form-action.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/plans.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const view = await readPlans(scope);
  const { origin } = scope;
  const price = sumText(PREMIUM_PRICE_GROSZE).replace('\u00a0', ' ');
  const head = pageHead(
    {
      title: 'Plany – darmowy i Premium – Szlak',
      description: `Plan darmowy to jedna analiza kariery na zawsze. Premium za ${price} miesięcznie otwiera wszystkie ścieżki i daje pięć analiz w miesiącu. Porównaj i wybierz.`,
      path: '/plany',
      structured: [breadcrumbs(origin, [{ name: 'Plany', path: '/plany' }])],
    },
    origin,
  );
  return { view, head };
}

export function action({ context, request }: Route.ActionArgs) {
  return plansAction(context.get(scopeContext), request);
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function Plans({ loaderData, actionData }: Route.ComponentProps) {
  return <PlansPage view={loaderData.view} result={actionData} />;
}

// The forms of /plany. The one that shares says how it went, if a script did it (plain-referral.ts).
const SENTENCES: Partial<Record<string, string>> = { shared: SHARED, copied: COPIED };
const OF_REFERRAL = new Set(['udostepnij', 'zweryfikuj']);

async function plansAction(scope: RequestScope, request: Request) {
  const result = (tone: PlansResult['tone'], sentence: string, status = 200) =>
    data<PlansResult>({ tone, sentence }, status);
  const ofReferral = (sentence: string) =>
    data<PlansResult>({ tone: 'success', sentence, isOfReferral: true });
  return formAction<PlansResult>(await request.formData(), {
    path: '/plany',
    deeds: {
      darmowy: async () => result('success', FREE_CHOSEN),
      async premium() {
        if (scope.session === null) return result('info', SIGN_IN_FOR_PREMIUM, 401);
        return siteOf(scope).hasPayments ? '/zamowienie/premium' : result('info', PAYMENTS_OFF, 501);
      },
      async udostepnij(form) {
        await shareReferral(scope);
        return ofReferral(SENTENCES[formText(form, 'jak')] ?? SHARED_BY_HAND);
      },
      async zweryfikuj() {
        await verifyReferral(scope);
        return ofReferral(VERIFIED);
      },
    },
    refused: ({ code, message }, _form, deed) => ({
      tone: 'error',
      ...(OF_REFERRAL.has(deed) ? { isOfReferral: true } : {}),
      sentence: code === 'no-session' ? SIGN_IN_FOR_DISCOUNT : message,
    }),
    isForStrangers: true,
  });
}
