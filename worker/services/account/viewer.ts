// Who is looking, as the frame of a page says it (docs/architecture.md 'Sessions and the snapshot'). A page that asks the database takes
// this along in its one round trip; a page that asks nothing costs none: its menu comes from the snapshot cookie. So no list says
// which pages are which: a route's own loader does.
import type { Plan } from '#domain/payments/plan/plans.ts';
import { endedSnapshotCookie, readSnapshot, snapshotCookie } from '../../auth/snapshot-cookie.ts';
import type { SwitchSentences } from '#domain/desk/switches/switches.ts';
import type { RequestScope } from '../../scope.ts';
import type { AccountState, Person } from './state.ts';
import { subscriptionState, type SubscriptionState } from './subscription-state.ts';

export type Viewer = {
  user: (Person & { plan: Plan; hasCourses?: boolean }) | null;
  /** Null = this page did not ask the database. */
  subscription: SubscriptionState | null;
  /** The person's run is going on; false also where this page did not ask. */
  isRunning: boolean;
  /** There is a session cookie, and nothing is known of it: neither a stranger nor anybody in particular. */
  isSessionUnknown: boolean;
  /** The database did not respond: whose local copy the page may show (docs/faults.md 23). */
  localCopyOf: string | null;
  /** What the operator tells everybody now. */
  switches: SwitchSentences;
};

const STRANGER: Omit<Viewer, 'switches'> = {
  user: null,
  subscription: null,
  isRunning: false,
  isSessionUnknown: false,
  localCopyOf: null,
};

/** For the root loader, which runs beside the page's own. */
export async function readViewer(scope: RequestScope): Promise<Viewer> {
  const { switches } = scope;
  if (scope.session === null) return { ...STRANGER, switches };
  // The loaders have said what they need by the next macrotask, and the batch is sent after it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (scope.requestedAccountState === null && !scope.batch.isPending) return fromSnapshot(scope);
  try {
    const accountState = await inTime(scope, scope.accountState());
    if (accountState === 'late') return fromSnapshot(scope);
    if (accountState === null) return { ...STRANGER, switches };
    const user = userOf(accountState);
    return {
      ...STRANGER,
      user,
      subscription: subscriptionState(accountState),
      isRunning: accountState.runId !== null,
      switches: accountState.switches,
    };
  } catch {
    // Every page still has its frame, which then doesn't claim to know who is here.
    return {
      ...STRANGER,
      isSessionUnknown: true,
      localCopyOf: fromSnapshot(scope).user?.id ?? null,
      switches,
    };
  }
}

function userOf({ person, plan, hasCourses }: AccountState): NonNullable<Viewer['user']> {
  return { ...person, plan, hasCourses };
}

/** The body of GET /api/account/me: the user and the subscription state (docs/product.md 'Subscription state'). */
export async function readMe(scope: RequestScope) {
  const accountState = await scope.accountState();
  return { user: accountState?.person ?? null, subscription: subscriptionState(accountState) };
}

/** Set-Cookie values: a new snapshot if this request has asked the database who it is, none at all if it hasn't. */
export async function renewedSnapshot(scope: RequestScope): Promise<string[]> {
  const { session, request, config, now } = scope;
  if (session === null || scope.requestedAccountState === null) return [];
  const accountState = await inTime(scope, scope.requestedAccountState).catch(() => 'late' as const);
  if (accountState === 'late') return [];
  if (accountState === null) return [endedSnapshotCookie(request.url)];
  const seal = { keys: config.keys, tokenHash: session.tokenHash };
  return [snapshotCookie(request.url, seal, userOf(accountState), now)];
}

/**
 * Whose session it is, for what has to know before it writes: keys and marks of a person are made here, not in the database. The snapshot was
 * made for this very session but doesn't know whether it is still live, so statements ask that themselves. Null = only the database knows.
 */
export function idInSnapshot({ session, request, config, now }: RequestScope): string | null {
  if (session === null) return null;
  const seal = { keys: config.keys, tokenHash: session.tokenHash };
  return readSnapshot(request, seal, now)?.id ?? null;
}

/** The same, asking the database where it has to. Null = there is no live session. */
export async function idOfAsker(scope: RequestScope): Promise<string | null> {
  return idInSnapshot(scope) ?? (await scope.accountState())?.person.id ?? null;
}

function inTime<Found>({ patience }: RequestScope, asked: Promise<Found>): Promise<Found | 'late'> {
  return patience === null ? asked : Promise.race([asked, patience]);
}

function fromSnapshot({ session, request, config, now, switches }: RequestScope): Viewer {
  if (session === null) return { ...STRANGER, switches };
  const seal = { keys: config.keys, tokenHash: session.tokenHash };
  const user = readSnapshot(request, seal, now);
  return { ...STRANGER, user, isSessionUnknown: user === null, switches };
}
