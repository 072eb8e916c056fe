// Begins a session, by whatever way the person came: a new token whatever cookie came along (docs/faults.md 39), the cookies that go
// with it, and word by mail if the browser is a new one.
import type { BatchItem } from 'drizzle-orm/batch';
import { newDeviceMessage } from '#content/mail/account-letters.ts';
import { deviceName } from '#domain/account/auth/device-name.ts';
import { newSessionEnds } from '#domain/account/auth/session-life.ts';
import type { SecurityEvent } from '#domain/account/security-log/events.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import { rowInForce } from '#domain/payments/plan/resolve-plan.ts';
import { beginSession, type NewSession } from '#db/account/commands/sessions.ts';
import { deviceCookie, deviceMark, hashOfDevice } from '../../auth/device-cookie.ts';
import { endedHalfCookie, halfCookie, markOfHash } from '../../auth/half-sign-in.ts';
import { hashOfToken, newToken, sessionCookie } from '../../auth/session-cookie.ts';
import { snapshotCookie } from '../../auth/snapshot-cookie.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import { cutStreams } from '../../streams/cut-streams.ts';
import { queueMail } from '../platform/mail.ts';
import { securityEventRecorder } from '../platform/security-log.ts';
import { personFrom, type Person } from './state.ts';

const MAX_USER_AGENT_LENGTH = 300;

const SIGN_INS = {
  password: 'password-sign-in',
  google: 'google-sign-in',
  passkey: 'passkey-sign-in',
} as const satisfies Record<string, SecurityEvent>;

export type WayIn = {
  personId: string;
  account: NewSession['account'];
  factor: NewSession['factor'];
  remember: boolean;
  /** What the security log is told; without it, that somebody signed in this way. */
  told?: SecurityEvent;
  /** What has to be written first, in the same batch. */
  before?: BatchItem<'sqlite'>[];
};

/** `cookies`: Set-Cookie values, the session's first. `person` null = the second factor is still to come (half-sign-in.ts). */
export type SignedIn = { person: Person | null; cookies: string[] };

/** Null = the way in has changed since it was checked. Throws `database-down`. */
export async function signIn(scope: RequestScope, way: WayIn): Promise<SignedIn | null> {
  const { request, config, now } = scope;
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const mark = deviceMark(request);
  const db = scope.writes();
  const event = way.told ?? SIGN_INS[way.account?.provider ?? 'passkey'];
  const begun = await beginSession(
    db,
    {
      id: crypto.randomUUID(),
      tokenHash,
      personId: way.personId,
      account: way.account,
      factor: way.factor,
      remembered: way.remember,
      userAgent: request.headers.get('User-Agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      deviceHash: hashOfDevice(mark, way.personId),
      replacedTokenHash: scope.session?.tokenHash ?? null,
      now,
      ...newSessionEnds(way.remember, now),
    },
    way.before,
    securityEventRecorder(db, scope, { event, personId: way.personId }),
  );
  if (begun === null) return null;
  if (begun === 'half') return halfSignedIn(scope, way, null);
  const person = personFrom(begun.person);
  if (begun.isNewDevice) tellOfNewDevice(scope, person);
  if (begun.replaced !== null)
    cutStreams(scope, { personId: begun.replaced.personId, of: begun.replaced.id });
  const plan = rowInForce(begun.subscriptions, config.premiumPriceIds)?.plan ?? 'free';
  const seal = { keys: config.keys, tokenHash };
  return {
    person,
    cookies: [
      sessionCookie(request.url, token, way.remember),
      snapshotCookie(request.url, seal, { ...person, plan }, now),
      deviceCookie(request.url, mark),
      ...(way.factor === null ? [] : [endedHalfCookie(request.url)]),
    ],
  };
}

/** The first factor was right and is not enough. `link`: an address of Google's that is linked with the second. */
export function halfSignedIn(
  { request, config, now }: RequestScope,
  { personId, account, remember }: Pick<WayIn, 'personId' | 'account' | 'remember'>,
  link: string | null,
): SignedIn | null {
  if (account === null) return null;
  const { provider, accountId, passwordHash } = account;
  const half = { personId, provider, accountId, mark: markOfHash(passwordHash), remember, link };
  return { person: null, cookies: [halfCookie(request.url, config.keys, half, now)] };
}

function tellOfNewDevice(scope: RequestScope, person: Person): void {
  const { request, origin, now } = scope;
  const message = newDeviceMessage({
    device: deviceName(request.headers.get('User-Agent')),
    at: polishMoment(now),
    profileUrl: `${origin}/profil`,
  });
  const queued = queueMail(scope, { to: person.email, personId: person.id, message });
  scope.waitUntil(queued.catch((error: unknown) => logError('new-device', error)));
}
