// A new customer.
import { newId } from '../ids.ts';
import { keep, now, type State } from '../state.ts';
import type { Customer } from '../stored.ts';

type NewCustomer = Partial<
  Pick<Customer, 'id' | 'email' | 'name' | 'phone' | 'description' | 'metadata' | 'preferred_locales'>
>;

export function createCustomer(state: State, wanted: NewCustomer): Customer {
  return keep(state, 'customers', {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(state),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...wanted,
  });
}
