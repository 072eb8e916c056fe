// The events that are counted (docs/product.md 'Analytics events'), and what people do with their analysis. Each is a row of
// `metrics` with the value 1.
export const METRICS = {
  generation_start: 'an analysis was ordered and has a lease on a generation',
  generation_success: 'it is stored, and the generation is spent',
  generation_error: 'it failed, and the generation is given back',
  gate_crisis: 'somebody was led to helplines instead of an analysis; of these three no row names a person',
  gate_minor: 'a pupil or somebody under 18 was told who helps them',
  gate_too_little: 'the answers said too little, and questions were asked',
  course_generation_start: 'the writing of a course’s structure or lesson began',
  course_generation_success: 'it is stored',
  course_generation_error: 'it failed',
  analysis_reset: 'somebody began anew with the quiz',
  analysis_deleted: 'somebody deleted an analysis',
  step_done: 'somebody ticked off a step of their plan',
  checkout_started: 'a page of the provider for Premium was made',
  checkout_completed: 'Premium became active by a payment',
  portal_session_started: 'the provider’s portal was opened',
  subscription_change_started: 'somebody came back from paying for Premium',
  subscription_cancellation_started: 'somebody asked to cancel Premium',
  subscription_cancelled: 'Premium ends with its period, ended at once, or was withdrawn from',
  subscription_expiring_soon: 'Premium ends in seven days or fewer, once a period',
  course_checkout_started: 'a page of the provider for a course was made',
  entitlement_mismatch: 'how many counters differed from the ledger last night; the value is that number',
  stripe_event_failed: 'an event of the payment provider, truly signed, could not be handled',
  reconciliation_failed: 'a customer or an order could not be compared with the payment provider',
  backup_begun: 'the nightly backup began; the next one with its moment says that it is whole',
  backup_done: 'it is in the bucket',
  security_log_broken: 'a row of the security log was changed, added or taken away',
  mail_sent: 'the carrier took a message; of these two no row names a person',
  mail_failed: 'one was given up: refused, too old, or sealed under a key that is gone',
  auth_callback_success: 'somebody signed in with Google',
} as const satisfies Record<string, string>;

/** An event, or the milliseconds that a request of this route took, of a sample of requests. */
export type MetricName = keyof typeof METRICS | `request_ms ${string}`;
