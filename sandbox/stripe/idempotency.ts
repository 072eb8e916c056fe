// Idempotency keys as Stripe keeps them: for a day, the same key with the same call and body gets the same answer, with another it is
// refused. What failed before it began (a wrong parameter) is not kept.
import { now, type Answer, type State } from './state.ts';
import { StripeRefusal } from './stripe-error.ts';

const DAY = 86_400;
const MAX_LENGTH = 255;

export function remembered(
  state: State,
  { key, path, body }: { key: string; path: string; body: string },
  perform: () => Answer,
): Answer & { isReplay: boolean } {
  if (key.length > MAX_LENGTH) throw refusal(`The idempotency key may have up to ${MAX_LENGTH} characters.`);
  const before = state.idempotency.get(key);
  if (before !== undefined && before.expiresAt > now(state)) {
    if (before.path !== path)
      throw refusal(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (before.body !== body)
      throw refusal(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    return { ...before.answer, isReplay: true };
  }
  const answer = perform();
  state.idempotency.set(key, { path, body, answer, expiresAt: now(state) + DAY });
  return { ...answer, isReplay: false };
}

function refusal(message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'idempotency_error', message });
}
