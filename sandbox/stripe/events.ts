// Writes down what happened, as an event with a copy of the object at that moment, and hands it to the post.
import { STRIPE_API_VERSION } from '#worker/adapters/stripe.ts';
import { newId } from './ids.ts';
import { keep, now, type State } from './state.ts';
import type { Event } from './stored.ts';

export function emit(
  state: State,
  type: string,
  object: Record<string, unknown>,
  previous?: Record<string, unknown>,
): Event {
  const copy = structuredClone(object);
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created: now(state),
    data: previous === undefined ? { object: copy } : { object: copy, previous_attributes: previous },
    livemode: false,
    pending_webhooks: 1,
    request: { ...state.request },
    type,
  };
  keep(state, 'events', event);
  state.post.take(event);
  return event;
}
