// What the form of facts says, each field by itself: what is understood is a fact, what is not gets a sentence at its field.
import { ACTIVITY_KEYS, readFacts, saysOfHealth, YES_NO_FACTS, type Facts } from '#domain/advice/facts.ts';
import { idOfName } from '#domain/advice/occupation-names.ts';
import { CHOICE_FIELDS, HEALTH_CONSENT, NUMBER_FIELDS, type FormValues } from './form-values.ts';

/** By the field's name; of the occupations by 'from.' and their place. */
export type FormFaults = Readonly<Record<string, string>>;

type ReadForm = { facts: Facts; healthConsent: boolean; faults: FormFaults };

const NUMBER_FAULTS = {
  years: 'Wpisz liczbę lat od 0 do 80, na przykład 5.',
  hoursPerWeek: 'Wpisz liczbę godzin od 0 do 168, na przykład 6.',
  maxMonths: 'Wpisz liczbę miesięcy od 0 do 600, na przykład 12.',
  minPay: 'Wpisz kwotę w\u00a0złotych, na przykład 6500.',
} as const satisfies Record<(typeof NUMBER_FIELDS)[number], string>;

export const CONSENT_FAULT =
  'Zaznacz zgodę albo odznacz te ograniczenia. Bez zgody ich nie zapiszemy ani nie weźmiemy pod uwagę.';

/** `ids`: by an occupation's folded name, its id. */
export function readFactsForm(values: FormValues, ids: ReadonlyMap<string, string>): ReadForm {
  const faults: Record<string, string> = {};
  const raw: Record<string, unknown> = { licences: values['licences'] };
  for (const key of CHOICE_FIELDS) raw[key] = values[key]?.[0];
  for (const key of YES_NO_FACTS) if (values[key] !== undefined) raw[key] = true;
  for (const key of NUMBER_FIELDS) {
    const text = values[key]?.[0] ?? '';
    if (text.trim() === '') continue;
    raw[key] = numberOf(text);
    if (readFacts({ [key]: raw[key] })[key] === undefined) faults[key] = NUMBER_FAULTS[key];
  }
  const from = (values['from'] ?? []).map((text, place) => {
    if (text.trim() === '') return [];
    const id = idOfName(text, ids);
    if (id === null) faults[`from.${place}`] = unknownOccupation(text.trim());
    return id ?? [];
  });
  raw['from'] = from.flat();
  raw['activities'] = Object.fromEntries(ACTIVITY_KEYS.map((key) => [key, values[key]?.[0] ?? '']));
  const facts = readFacts(raw);
  const healthConsent = values[HEALTH_CONSENT] !== undefined;
  if (saysOfHealth(facts) && !healthConsent) faults[HEALTH_CONSENT] = CONSENT_FAULT;
  return { facts, healthConsent, faults };
}

/** '7 000 zł' is a number, too. */
function numberOf(text: string): number {
  const plain = text.replaceAll(/\s|zł|PLN/gi, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function unknownOccupation(text: string): string {
  return `Nie znamy zawodu „${text}”. Wybierz nazwę z\u00a0podpowiedzi albo zostaw to pole puste.`;
}
