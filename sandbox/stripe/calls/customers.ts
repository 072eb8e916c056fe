// /v1/customers
import type Stripe from 'stripe';
import { emit } from '../events.ts';
import { page, PAGE } from '../listing.ts';
import { createCustomer } from '../objects/customer.ts';
import { endSubscription } from '../objects/subscription.ts';
import { clearable, email, list, merged, metadata, object, text } from '../shape.ts';
import { all, type State } from '../state.ts';
import type { Customer } from '../stored.ts';
import { define } from './define.ts';
import { found, named } from './found.ts';

const PERSON = {
  name: clearable(256),
  phone: clearable(20),
  description: clearable(),
  email: email(),
  metadata: metadata(),
  preferred_locales: list(text(10)),
};

const create = define<Stripe.CustomerCreateParams>()('POST', '/v1/customers', PERSON, ({ state, values }) => {
  const { metadata: wanted, ...rest } = values;
  const customer = createCustomer(state, { ...given(rest), metadata: merged({}, wanted) });
  emit(state, 'customer.created', customer);
  return customer;
});

const retrieve = define<Stripe.CustomerRetrieveParams>()('GET', '/v1/customers/{id}', {}, ({ state, id }) =>
  state.deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : found(state, 'customers', id),
);

const update = define<Stripe.CustomerUpdateParams>()(
  'POST',
  '/v1/customers/{id}',
  { ...PERSON, invoice_settings: object({ default_payment_method: text() }) },
  ({ state, id, values }) => {
    const customer = found(state, 'customers', id);
    const { metadata: wanted, invoice_settings: settings, ...rest } = values;
    Object.assign(customer, given(rest), { metadata: merged(customer.metadata, wanted) });
    if (settings?.default_payment_method !== undefined) {
      const method = named(
        state,
        'paymentMethods',
        settings.default_payment_method,
        'invoice_settings[default_payment_method]',
      );
      customer.invoice_settings.default_payment_method = method.id;
    }
    emit(state, 'customer.updated', customer);
    return customer;
  },
);

const listCustomers = define<Stripe.CustomerListParams>()(
  'GET',
  '/v1/customers',
  { ...PAGE, email: text(512) },
  ({ state, values }) =>
    page(
      all(state, 'customers').filter((one) => values.email === undefined || one.email === values.email),
      values,
      '/v1/customers',
    ),
);

/** Its subscriptions end at once; afterwards the id stands for a deleted customer. */
const remove = define<Stripe.CustomerDeleteParams>()('DELETE', '/v1/customers/{id}', {}, ({ state, id }) => {
  const customer = found(state, 'customers', id);
  for (const subscription of all(state, 'subscriptions'))
    if (subscription.customer === id && subscription.status !== 'canceled')
      endSubscription(state, subscription, 'cancellation_requested');
  forget(state, customer);
  return { id, object: 'customer', deleted: true };
});

function forget(state: State, customer: Customer): void {
  state.kept.customers.delete(customer.id);
  state.deletedCustomers.add(customer.id);
  emit(state, 'customer.deleted', customer);
}

/** Without what was not asked for. */
function given<T extends Record<string, unknown>>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

export const CUSTOMER_CALLS = [create, retrieve, update, listCustomers, remove];
