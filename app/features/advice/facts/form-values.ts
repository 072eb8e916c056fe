// The form of facts as text by field: what was typed, or what is stored, to be shown again.
import { ACTIVITY_KEYS, YES_NO_FACTS, type Facts } from '#domain/advice/facts.ts';

/** By the field's name. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

export const NUMBER_FIELDS = ['years', 'hoursPerWeek', 'maxMonths', 'minPay'] as const;

export const CHOICE_FIELDS = ['education', 'voivodeship', 'polishLevel', 'stay'] as const;

export const HEALTH_CONSENT = 'healthConsent';

export function valuesOfForm(form: FormData): FormValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of form)
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  // Not an object from the start: a field may be called as something that every object has.
  return Object.fromEntries(values);
}

/** `nameOf`: an occupation's name by its id. */
export function valuesOfFacts(
  facts: Facts,
  hasHealthConsent: boolean,
  nameOf: (id: string) => string | null,
): FormValues {
  const values: Record<string, readonly string[]> = {
    from: (facts.from ?? []).flatMap((id) => nameOf(id) ?? []),
    licences: facts.licences ?? [],
  };
  for (const key of [...NUMBER_FIELDS, ...CHOICE_FIELDS]) {
    const value = facts[key];
    if (value !== undefined) values[key] = [String(value)];
  }
  for (const key of YES_NO_FACTS) if (facts[key] === true) values[key] = ['on'];
  for (const key of ACTIVITY_KEYS) {
    const value = facts.activities?.[key];
    if (value !== undefined) values[key] = [String(value)];
  }
  if (hasHealthConsent) values[HEALTH_CONSENT] = ['on'];
  return values;
}
