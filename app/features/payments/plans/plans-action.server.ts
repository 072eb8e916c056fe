// The forms of /plany for whoever has no JavaScript: the same calls and the same words as the toasts.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { shareReferral, verifyReferral } from '#worker/services/payments/referral.ts';
import { siteOf } from '#worker/services/site.ts';
import { formText } from '../../mailed-link/form-text.ts';
import type { PlansResult } from './PlansPage.tsx';
import {
  FREE_CHOSEN,
  PAYMENTS_OFF,
  SHARED_BY_HAND,
  SIGN_IN_FOR_DISCOUNT,
  SIGN_IN_FOR_PREMIUM,
  VERIFIED,
  VERIFY_FAILED,
} from './plan-texts.ts';

export async function plansAction(scope: RequestScope, request: Request) {
  const form = await request.formData();
  switch (formText(form, 'zamiar')) {
    case 'darmowy':
      return result('success', FREE_CHOSEN);
    case 'premium':
      if (scope.session === null) return result('info', SIGN_IN_FOR_PREMIUM, 401);
      if (!siteOf(scope).hasPayments) return result('info', PAYMENTS_OFF, 501);
      throw redirect('/zamowienie/premium');
    case 'udostepnij':
      return done(() => shareReferral(scope), SHARED_BY_HAND);
    case 'zweryfikuj':
      return done(() => verifyReferral(scope), VERIFIED);
    default:
      return result('error', VERIFY_FAILED, 400);
  }
}

async function done(call: () => Promise<unknown>, sentence: string) {
  try {
    await call();
    return result('success', sentence);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const said = error.code === 'no-session' ? SIGN_IN_FOR_DISCOUNT : error.message;
    return result('error', said, error.status);
  }
}

function result(tone: PlansResult['tone'], sentence: string, status = 200) {
  return data<PlansResult>({ tone, sentence }, status);
}
