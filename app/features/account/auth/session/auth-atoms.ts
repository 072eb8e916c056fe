// The auth and subscription state as the browser shows them (docs/product.md 'Auth state'). One door in: what the server said.
import { atom } from 'jotai';
import type { Person } from '#worker/services/account/state.ts';
import type { SubscriptionState } from '#worker/services/account/subscription-state.ts';
import {
  dropSubscription,
  FREE,
  keepSubscription,
  readSubscription,
} from '../../../payments/subscription/local-subscription.ts';
import { authReducer, eventOf, UNKNOWN_AUTH, type AuthCall, type AuthEvent } from './auth-state.ts';

const stateAtom = atom(UNKNOWN_AUTH);

/** Readable as the state, writable with an event. */
export const authStateAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: AuthEvent | AuthCall) => {
    // oxlint-disable-next-line no-console -- the specification: this event is only logged
    if (event.type === 'PASSWORD_RECOVERY') console.info(event.type);
    set(stateAtom, authReducer(get(stateAtom), event));
  },
);

const heldSubscriptionAtom = atom<SubscriptionState | null>(null);

/** Null = the server hasn't said, and there is no copy either. */
export const subscriptionAtom = atom((get) => get(heldSubscriptionAtom));

/** `subscription` = null: this page didn't ask, so the person's local copy is shown until one does. */
export const serverSaidAtom = atom(
  null,
  (get, set, { user, subscription }: { user: Person | null; subscription: SubscriptionState | null }) => {
    set(authStateAtom, eventOf(get(stateAtom), user));
    if (user === null) {
      dropSubscription();
      set(heldSubscriptionAtom, FREE);
    } else if (subscription === null) {
      set(heldSubscriptionAtom, readSubscription(user.id));
    } else {
      keepSubscription(user.id, subscription);
      set(heldSubscriptionAtom, subscription);
    }
  },
);

/** The server can't say who is here: the local copy of whom the snapshot names may be shown (docs/faults.md 23). */
export const serverSilentAtom = atom(null, (_get, set, localCopyOf: string | null) => {
  set(heldSubscriptionAtom, localCopyOf === null ? null : readSubscription(localCopyOf));
});
