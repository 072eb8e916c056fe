// The forms of /plany for whoever has no JavaScript: the same deeds and the same words as the toasts.
import { data } from 'react-router';
import type { RequestScope } from '#worker/scope.ts';
import { shareReferral, verifyReferral } from '#worker/services/payments/referral.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import { formAction } from '../../../lib/form-action.server.ts';
import type { PlansResult } from './PlansPage.tsx';
import {
  FREE_CHOSEN,
  PAYMENTS_OFF,
  SHARED_BY_HAND,
  SIGN_IN_FOR_DISCOUNT,
  SIGN_IN_FOR_PREMIUM,
  VERIFIED,
} from './plan-texts.ts';

export async function plansAction(scope: RequestScope, request: Request) {
  const result = (tone: PlansResult['tone'], sentence: string, status = 200) =>
    data<PlansResult>({ tone, sentence }, status);
  return formAction<PlansResult>(await request.formData(), {
    path: '/plany',
    deeds: {
      darmowy: async () => result('success', FREE_CHOSEN),
      async premium() {
        if (scope.session === null) return result('info', SIGN_IN_FOR_PREMIUM, 401);
        return siteOf(scope).hasPayments ? '/zamowienie/premium' : result('info', PAYMENTS_OFF, 501);
      },
      udostepnij: () => shareReferral(scope).then(() => result('success', SHARED_BY_HAND)),
      zweryfikuj: () => verifyReferral(scope).then(() => result('success', VERIFIED)),
    },
    refused: ({ code, message }) => ({
      tone: 'error',
      sentence: code === 'no-session' ? SIGN_IN_FOR_DISCOUNT : message,
    }),
    isForStrangers: true,
  });
}
