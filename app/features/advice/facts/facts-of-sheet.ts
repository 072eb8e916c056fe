// The sheet of facts, fact by fact: what each is called, which fields it has, and what is said of it in a line (docs/decisions.md 'Facts').
import { HEALTH_LIMITS } from '#domain/advice/facts.ts';
import { zloty } from '#domain/platform/zloty.ts';
import {
  ACTIVITIES,
  EDUCATION_CHOICES,
  HEALTH_CHOICES,
  LICENCE_CHOICES,
  POLISH_CHOICES,
  STAY_CHOICES,
} from './fact-words.ts';
import { HEALTH_CONSENT, type FormValues } from './form-values.ts';
import type { FormFaults } from './read-form.ts';

/** In the order in which they are asked. */
export const SHEET_FACTS = {
  education: 'Wykształcenie',
  years: 'Lata pracy łącznie',
  from: 'Dotychczasowy zawód',
  licences: 'Uprawnienia, które masz',
  hoursPerWeek: 'Godziny na naukę',
  maxMonths: 'Miesiące do pierwszej pracy',
  minPay: 'Najniższa pensja',
  voivodeship: 'Województwo',
  polishLevel: 'Znajomość polskiego',
  work: 'Jaka praca wchodzi w\u00a0grę',
  health: 'Ograniczenia w\u00a0pracy',
  activities: 'Co lubisz robić',
} as const;

export type SheetFact = keyof typeof SHEET_FACTS;

/** What is known of a fact, as the rest of 'Wykształcenie: …'; null = nothing. */
export function saidOf(fact: SheetFact, values: FormValues): string | null {
  const said = wordsOf(fact, values).filter((word) => word !== '');
  return said.length === 0 ? null : said.join(', ');
}

function wordsOf(fact: SheetFact, values: FormValues): string[] {
  const [value = ''] = values[fact] ?? [];
  switch (fact) {
    case 'education':
      return labelsOf(EDUCATION_CHOICES, [value]);
    case 'polishLevel':
      return POLISH_CHOICES.flatMap((one) => (one.value === value ? one.label : []));
    case 'from':
      return [...(values['from'] ?? [])];
    case 'licences':
      return licencesOf(values['licences'] ?? []);
    case 'hoursPerWeek':
      return value === '' ? [] : [`${value} w\u00a0tygodniu`];
    case 'minPay':
      return value === '' ? [] : [`${zloty(Number(value))} brutto`];
    case 'work':
      return [
        ...(values['remoteOnly'] === undefined ? [] : ['tylko zdalna']),
        ...(values['outdoors'] === undefined ? [] : ['na świeżym powietrzu']),
        ...labelsOf(
          STAY_CHOICES,
          (values['stay'] ?? []).filter((stay) => stay !== ''),
        ),
      ];
    case 'health':
      return labelsOf(
        HEALTH_CHOICES,
        HEALTH_LIMITS.filter((limit) => values[limit] !== undefined),
      );
    case 'activities': {
      const answered = ACTIVITIES.filter(({ key }) => values[key] !== undefined).length;
      return answered === 0 ? [] : [`odpowiedzi: ${answered} z\u00a0${ACTIVITIES.length}`];
    }
    case 'years':
    case 'maxMonths':
    case 'voivodeship':
      return [value];
  }
}

function labelsOf(choices: readonly { value: string; label: string }[], chosen: readonly string[]): string[] {
  return choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`);
}

// What is stored and stands in no list of ours is counted.
function licencesOf(keys: readonly string[]): string[] {
  const known = labelsOf(LICENCE_CHOICES, keys);
  const others = keys.length - known.length;
  return others === 0 ? known : [...known, `inne: ${others}`];
}

export function hasFault(fact: SheetFact, faults: FormFaults): boolean {
  if (fact === 'health') return faults[HEALTH_CONSENT] !== undefined;
  return Object.keys(faults).some((name) => name === fact || name.startsWith(`${fact}.`));
}
