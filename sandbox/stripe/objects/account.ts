// How an account is set up: its portal, its means of payment.
import { newId } from '../ids.ts';
import { all, now, type State } from '../state.ts';
import type { MethodConfiguration, PortalConfiguration } from '../stored.ts';

export function newPortal(state: State): PortalConfiguration {
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now(state),
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now(state),
  };
}

const preferred = (value: 'on' | 'off') => ({
  available: value === 'on',
  display_preference: { overridable: null, preference: value, value },
});

export function newMethods(): MethodConfiguration {
  return {
    id: 'pmc_local',
    object: 'payment_method_configuration',
    active: true,
    application: null,
    card: preferred('on'),
    blik: preferred('off'),
    p24: preferred('off'),
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
  };
}

export function preferMethod(state: State, method: 'card' | 'blik' | 'p24', value: 'on' | 'off'): void {
  for (const one of all(state, 'methodConfigurations')) one[method] = preferred(value);
}
