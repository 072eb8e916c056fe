// The auth state of the specification (docs/product.md 'Auth state') as a pure reducer. The session is a cookie that no script can
// read, so its shape here says only whose it is. The server decides; this is what the browser shows.
import type { Person } from '#worker/services/account/state.ts';

type AuthState = {
  user: Person | null;
  session: { userId: string } | null;
  isAuthenticated: boolean;
  /** The server has not said yet who is here. */
  loading: boolean;
  /** A call of the auth dialog is under way. */
  isLoading: boolean;
  /** What went wrong with the last one. */
  error: string | null;
  initialized: boolean;
};

export type AuthEvent =
  | { type: 'INITIAL_SESSION'; user: Person | null }
  | { type: 'SIGNED_IN'; user: Person }
  | { type: 'SIGNED_OUT' }
  | { type: 'TOKEN_REFRESHED'; user: Person | null }
  | { type: 'USER_UPDATED'; user: Person }
  | { type: 'PASSWORD_RECOVERY' };

export type AuthCall = { type: 'CALL_STARTED' } | { type: 'CALL_ENDED'; error: string | null };

export const UNKNOWN_AUTH: AuthState = {
  user: null,
  session: null,
  isAuthenticated: false,
  loading: true,
  isLoading: false,
  error: null,
  initialized: false,
};

export function authReducer(state: AuthState, event: AuthEvent | AuthCall): AuthState {
  switch (event.type) {
    case 'INITIAL_SESSION':
      return { ...knownAs(state, event.user), loading: false, initialized: true };
    case 'SIGNED_IN':
    case 'USER_UPDATED':
    case 'TOKEN_REFRESHED':
      return knownAs(state, event.user);
    case 'SIGNED_OUT':
      return knownAs(state, null);
    case 'CALL_STARTED':
      return { ...state, isLoading: true, error: null };
    case 'CALL_ENDED':
      return { ...state, isLoading: false, error: event.error };
    case 'PASSWORD_RECOVERY':
      return state;
  }
}

/** The event that turns what was known into what the server says now. */
export function eventOf(state: AuthState, user: Person | null): AuthEvent {
  if (!state.initialized) return { type: 'INITIAL_SESSION', user };
  if (user === null) {
    return state.user === null ? { type: 'TOKEN_REFRESHED', user } : { type: 'SIGNED_OUT' };
  }
  if (state.user?.id !== user.id) return { type: 'SIGNED_IN', user };
  return { type: isSamePerson(state.user, user) ? 'TOKEN_REFRESHED' : 'USER_UPDATED', user };
}

function knownAs(state: AuthState, user: Person | null): AuthState {
  const session = user === null ? null : { userId: user.id };
  return { ...state, user, session, isAuthenticated: user !== null };
}

function isSamePerson(one: Person, other: Person): boolean {
  return (
    one.email === other.email &&
    one.fullName === other.fullName &&
    one.emailConfirmed === other.emailConfirmed
  );
}
