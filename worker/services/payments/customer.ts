// Who a person is at the provider: one customer each, made when they first pay. Two calls at once make one, by the idempotency key;
// the row takes the first and keeps it.
import type Stripe from 'stripe';
import { ownCustomer, setCustomer } from '#db/payments/commands/customers.ts';
import { appError } from '#domain/platform/messages.ts';
import { isMissing, nullIfKeySpent, orProviderDown } from '../../adapters/provider-fault.ts';
import type { Person } from '../account/state.ts';
import type { ProviderScope } from './provider-scope.ts';
import { NO_ANSWER } from './not-started.ts';

const HOUR_MS = 60 * 60_000;

/** With the address that they have now. Throws payment-down, database-down, no-session (the account is gone). */
export async function customerOf(scope: ProviderScope, person: Person): Promise<string> {
  const [own] = await ownCustomer(scope.db, person.id).execute();
  if (own === undefined) throw appError('no-session');
  const known = own.customerId;
  if (known !== null && (await orProviderDown(isKeptCurrent(scope, person, known), NO_ANSWER))) return known;
  const made = await orProviderDown(make(scope, person, known), NO_ANSWER);
  return setCustomer(scope.db, { personId: person.id, known, made: made.id });
}

/** False = the provider doesn't have it (any more). */
async function isKeptCurrent({ stripe }: ProviderScope, person: Person, id: string): Promise<boolean> {
  try {
    await stripe.customers.update(id, detailsOf(person));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

// Details may change between two calls with the same key, which the provider would refuse: they come after.
async function make(scope: ProviderScope, person: Person, known: string | null): Promise<Stripe.Customer> {
  const { stripe, now } = scope;
  const create = (idempotencyKey: string) =>
    stripe.customers.create(
      { metadata: { user_id: person.id }, preferred_locales: ['pl'] },
      { idempotencyKey },
    );
  const key = `customer:${person.id}:${known ?? 'first'}`;
  // The provider would repeat a failure for a day; the next key, which is that of the hour, asks anew.
  const made = (await nullIfKeySpent(create(key))) ?? (await create(`${key}:${Math.floor(now / HOUR_MS)}`));
  return stripe.customers.update(made.id, detailsOf(person));
}

function detailsOf({ email, fullName }: Person): Stripe.CustomerUpdateParams {
  return { email, ...(fullName === null ? {} : { name: fullName }) };
}
