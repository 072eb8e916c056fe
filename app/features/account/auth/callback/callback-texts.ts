// What /auth/callback says when a sign-in with Google came to nothing (docs/product.md 'Sign-in messages'): the specification's sentence,
// and what to do about it where that is known.
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';

export type CallbackFault = { sentence: string; advice: string | null };

const NOT_SIGNED_IN = 'Nie udało się zalogować. Spróbuj ponownie.';
const BROKEN = 'Wystąpił błąd podczas próby logowania. Spróbuj ponownie.';

const REFUSALS = new Map<string, string | null>(
  Object.entries({
    unverified:
      'Google nie potwierdza, że ten adres e-mail należy do Ciebie. Zweryfikuj go na koncie Google albo zaloguj się hasłem.',
    'other-account':
      'Z tym adresem e-mail jest już połączone inne konto Google. Zaloguj się tamtym kontem albo hasłem.',
    'too-many': 'W krótkim czasie powstało stąd zbyt wiele nowych kont. Spróbuj ponownie za godzinę.',
    // The person said no on Google's page.
    OAuthCallbackError: null,
    AccessDenied: null,
  }),
);

/** The operator lets nobody in again, and says why. */
export function registrationsOff(advice: string): CallbackFault {
  return { sentence: NOT_SIGNED_IN, advice };
}

/** `code`: what the way back from Google put into the address; null = nothing, but there is no session either. */
export function callbackFault(code: string | null): CallbackFault {
  if (code === null) return { sentence: NOT_SIGNED_IN, advice: null };
  const advice = REFUSALS.get(code);
  if (advice === undefined) return { sentence: BROKEN, advice: null };
  return { sentence: NOT_SIGNED_IN, advice: advice === null ? null : withNonBreakingSpaces(advice) };
}
