// /v1/events
import type Stripe from 'stripe';
import { page, PAGE } from '../listing.ts';
import { list as listOf, text } from '../shape.ts';
import { all } from '../state.ts';
import { define } from './define.ts';
import { found } from './found.ts';

const retrieve = define<Stripe.EventRetrieveParams>()('GET', '/v1/events/{id}', {}, ({ state, id }) =>
  found(state, 'events', id),
);

const list = define<Stripe.EventListParams>()(
  'GET',
  '/v1/events',
  { ...PAGE, type: text(), types: listOf(text()) },
  ({ state, values }) =>
    page(
      all(state, 'events').filter(
        ({ type }) =>
          (values.type ?? type) === type && (values.types === undefined || values.types.includes(type)),
      ),
      values,
      '/v1/events',
    ),
);

export const EVENT_CALLS = [retrieve, list];
