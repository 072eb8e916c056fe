// The forms of /plany. The one that shares says how it went, if a script did it (plain-referral.ts).
import { data } from 'react-router';
import type { RequestScope } from '#worker/scope.ts';
import { shareReferral, verifyReferral } from '#worker/services/payments/referral.ts';
import { siteOf } from '#worker/services/platform/site.ts';
import { formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import type { PlansResult } from './PlansPage.tsx';
import {
  COPIED,
  FREE_CHOSEN,
  PAYMENTS_OFF,
  SHARED,
  SHARED_BY_HAND,
  SIGN_IN_FOR_DISCOUNT,
  SIGN_IN_FOR_PREMIUM,
  VERIFIED,
} from './plan-texts.ts';

const SENTENCES: Partial<Record<string, string>> = { shared: SHARED, copied: COPIED };
const OF_REFERRAL = new Set(['udostepnij', 'zweryfikuj']);

export async function plansAction(scope: RequestScope, request: Request) {
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
