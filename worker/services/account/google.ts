// Sign-in with Google (docs/decisions.md 'Part of Auth.js'): Auth.js does the exchange, domain/account/auth/google-sign-in.ts decides
// who it is, one batch writes it. Ends on /auth/callback, with the session's cookies or with the reason why not.
import { passwordDroppedMessage } from '#content/mail/account-letters.ts';
import { normalisedEmail } from '#domain/account/auth/credentials.ts';
import { decideGoogleSignIn, type GoogleSignIn } from '#domain/account/auth/google-sign-in.ts';
import { safeReturnPath, secondStepAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { sentencesInForce } from '#domain/desk/switches/switches.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import {
  countGoogleSignIn,
  createGooglePerson,
  dropUnconfirmed,
  linkGoogle,
  NO_SECOND_FACTOR,
} from '#db/account/commands/google.ts';
import type { NewMail } from '#db/platform/commands/outbox.ts';
import { dropUnprovenPassword } from '#db/account/commands/passwords.ts';
import { dropWhatStrangerMade } from '#db/account/commands/take-over.ts';
import { knownOfGoogle } from '#db/account/queries/google.ts';
import type { GoogleHandler, GoogleProfile } from '../../auth/google/auth-js.ts';
import type { RequestScope } from '../../scope.ts';
import { afterResponse } from '../../after-response.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { generationOf } from '../../streams/durable-objects.ts';
import { clientBlock, clientNetwork, spend } from '../platform/quotas.ts';
import { securityEventRecorder } from '../platform/security-log.ts';
import { entitlementMarks } from './entitlement-marks.ts';
import { preparedMail } from '../platform/mail.ts';
import { forgotPasswordAddress } from './mailed-links.ts';
import { halfSignedIn, signIn } from './sign-in.ts';

const MAX_NAME_LENGTH = 120;

/** To Google's consent page. Throws `not-found` if the feature is off. */
export async function startGoogle(
  scope: RequestScope,
  request: { returnTo: string | null; remember: boolean },
): Promise<Response> {
  const landing = new URL('/auth/callback', scope.origin);
  const returnTo = safeReturnPath(request.returnTo);
  if (returnTo !== null) landing.searchParams.set('powrot', returnTo);
  if (request.remember) landing.searchParams.set('zapamietaj', 'on');
  return ask(
    scope,
    new Request(new URL('/api/auth/signin/google', scope.origin), {
      method: 'POST',
      headers: { Cookie: scope.request.headers.get('Cookie') ?? '' },
      body: new URLSearchParams({ callbackUrl: landing.href }),
    }),
    null,
  );
}

/** Back from Google. */
export async function finishGoogle(scope: RequestScope): Promise<Response> {
  const { pathname, search } = new URL(scope.request.url);
  const request = new Request(new URL(`${pathname}${search}`, scope.origin), {
    headers: { Cookie: scope.request.headers.get('Cookie') ?? '' },
  });
  const arrival = arrivalOf(scope, wantsToBeRemembered(request));
  const response = await ask(scope, request, arrival);
  for (const cookie of arrival.cookies) response.headers.append('Set-Cookie', cookie);
  if (arrival.isHalf) response.headers.set('Location', secondStep(scope, response.headers.get('Location')));
  return response;
}

// Where to go afterwards stands in the address that Auth.js would have led to.
function secondStep({ origin }: RequestScope, landing: string | null): string {
  const returnTo = landing === null ? null : new URL(landing, origin).searchParams.get('powrot');
  return secondStepAddress(safeReturnPath(returnTo));
}

type Arrival = GoogleHandler & {
  readonly cookies: string[];
  /** The second factor is still to come. */
  isHalf: boolean;
};

function arrivalOf(scope: RequestScope, remember: boolean): Arrival {
  let decided: { profile: GoogleProfile; outcome: GoogleSignIn; isHalf: boolean } | null = null;
  const cookies: string[] = [];
  const arrival: Arrival = {
    cookies,
    isHalf: false,
    async refuse(profile) {
      const { outcome, hasSecondFactor, isClosed } = await decide(scope, profile);
      decided = { profile, outcome, isHalf: hasSecondFactor && outcome.kind === 'link' };
      if (outcome.kind === 'create' && isClosed) return '/auth/callback?error=registrations-off';
      if (outcome.kind === 'create' && !(await mayCreate(scope, outcome.email)))
        return '/auth/callback?error=too-many';
      return outcome.kind === 'refuse' ? `/auth/callback?error=${outcome.reason}` : null;
    },
    async begin() {
      if (decided === null || decided.outcome.kind === 'refuse') throw new Error('nobody to sign in');
      const { profile, outcome, isHalf } = decided;
      const personId = outcome.kind === 'create' ? crypto.randomUUID() : outcome.personId;
      const way = {
        personId,
        account: { provider: 'google', accountId: profile.sub, passwordHash: null },
        factor: null,
        remember,
        told: outcome.kind === 'create' ? 'registration' : 'google-sign-in',
        before: writesOf(scope, profile, outcome.kind, personId),
      } as const;
      // What would open the account alone is linked only with the second factor.
      const signedIn = isHalf
        ? halfSignedIn(scope, way, normalisedEmail(profile.email ?? ''))
        : await signIn(scope, way);
      if (signedIn === null) throw new Error('somebody was first');
      arrival.isHalf = signedIn.person === null;
      if (outcome.kind === 'take-over' || (outcome.kind === 'link' && !isHalf))
        cutStreams(scope, { personId, of: 'all' });
      if (outcome.kind === 'take-over') {
        // The stranger's run.
        afterResponse(scope, 'take-over', () => generationOf(scope, personId).forgetEverything());
      }
      cookies.push(...signedIn.cookies);
    },
  };
  return arrival;
}

// The same quotas as a registration with a password.
async function mayCreate(scope: RequestScope, email: string): Promise<boolean> {
  try {
    await spend(
      scope,
      { name: 'registerByNetwork', subject: clientNetwork(scope) },
      { name: 'registerByBlock', subject: clientBlock(scope) },
      { name: 'registerByAccount', subject: email },
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return false;
    throw error;
  }
}

type Decision = {
  outcome: GoogleSignIn;
  hasSecondFactor: boolean;
  /** The operator lets nobody in anew. */
  isClosed: boolean;
};

async function decide(scope: RequestScope, profile: GoogleProfile): Promise<Decision> {
  const { now } = scope;
  const email = profile.email === null ? null : normalisedEmail(profile.email);
  const [[linked], [registered], switches] = await knownOfGoogle(scope.writes(), {
    sub: profile.sub,
    email,
    now,
  });
  const outcome = decideGoogleSignIn(
    { email, isVerified: profile.isVerified },
    {
      linkedPersonId: linked?.personId ?? null,
      registered:
        registered === undefined
          ? null
          : {
              personId: registered.personId,
              isConfirmed: registered.confirmedAt !== null,
              hasOtherGoogle: registered.hasOther === 1,
            },
    },
  );
  return {
    outcome,
    hasSecondFactor: (registered?.secondFactorAt ?? null) !== null,
    isClosed: sentencesInForce(switches, now)['registrations-off'] !== undefined,
  };
}

function writesOf(scope: RequestScope, profile: GoogleProfile, kind: GoogleSignIn['kind'], personId: string) {
  const { now } = scope;
  const db = scope.writes();
  const email = normalisedEmail(profile.email ?? '');
  const fullName = profile.name?.trim().slice(0, MAX_NAME_LENGTH).toWellFormed() || null;
  const { generations, resets } = PLANS.free;
  const marks = entitlementMarks(scope, { email, google: [profile.sub] });
  const told =
    kind === 'create' ? null : securityEventRecorder(db, scope, { event: 'google-link', personId });
  const dropped = securityEventRecorder(db, scope, { event: 'password-removal', personId });
  return [
    ...(kind === 'create'
      ? createGooglePerson(db, { id: personId, email, fullName, generations, resets, marks, now })
      : []),
    ...(kind === 'take-over' ? dropWhatStrangerMade(db, personId, now) : []),
    ...(kind === 'take-over' ? dropUnconfirmed(db, { id: personId, fullName, now }, dropped) : []),
    ...(kind === 'link'
      ? dropUnprovenPassword(db, {
          personId,
          mail: passwordDroppedMail(scope, email),
          told: dropped,
        })
      : []),
    ...(kind === 'sign-in'
      ? []
      : linkGoogle(db, { sub: profile.sub, personId, email, now }, NO_SECOND_FACTOR, told)),
    ...countGoogleSignIn(db, personId, now),
  ];
}

function passwordDroppedMail(scope: RequestScope, to: string): NewMail | null {
  const forgotUrl = forgotPasswordAddress(scope);
  const message = passwordDroppedMessage({ at: polishMoment(scope.now), forgotUrl });
  return preparedMail(scope, { to, message });
}

async function ask(
  { config }: RequestScope,
  request: Request,
  handler: GoogleHandler | null,
): Promise<Response> {
  if (config.google === null) throw appError('not-found');
  const { askAuthJs } = await import('../../auth/google/auth-js.ts');
  return askAuthJs(request, config.google, config.keys, handler);
}

// What the person ticked, carried by their own browser.
function wantsToBeRemembered(request: Request): boolean {
  // As Auth.js writes its cookie: the address encoded once. Decoding would stumble over anybody's broken cookie.
  return /authjs\.callback-url=[^;]*(?:%3F|%26|[?&])zapamietaj(?:%3D|=)on(?:%26|[&;]|$)/i.test(
    request.headers.get('Cookie') ?? '',
  );
}
