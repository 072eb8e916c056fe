// The occupations from which the model may choose, as the application writes them into the prompt (domain/analysis/prompt.ts).
import { isObject } from './check-request.ts';
import { taggedText } from './tagged.ts';

export type Candidate = {
  id: string;
  name: string;
  /** One sentence in the third person: 'Leczy zwierzęta.' */
  oneLine: string;
  education: string;
  months: number;
  licence: string | null;
  startableNow: boolean;
  demand: string;
  physical: string;
  /** Null = it depends. */
  shifts: boolean | null;
  outdoors: boolean | null;
  people: boolean | null;
  remote: boolean | null;
  screen: boolean | null;
};

/** Null = the prompt asks for no choice of occupations. */
export function candidatesIn(prompt: string): Candidate[] | null {
  const text = taggedText(prompt, 'kandydaci');
  if (text === null) return null;
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.map(candidateOf) : null;
}

function candidateOf(raw: unknown): Candidate {
  const entry = part(raw, 'wejscie');
  const conditions = part(raw, 'warunki');
  const licence = textOf(entry['uprawnienie']);
  return {
    id: textOf(part(raw)['id']),
    name: textOf(part(raw)['nazwa']),
    oneLine: textOf(part(raw)['opis']),
    education: textOf(entry['wyksztalcenie']),
    months: Number(entry['miesiace'] ?? 0),
    licence: licence === '' || licence === 'brak' ? null : licence,
    startableNow: entry['od zaraz'] === true,
    demand: textOf(part(raw)['zapotrzebowanie']),
    physical: textOf(conditions['wysilek']),
    shifts: yesNo(conditions['zmiany']),
    outdoors: yesNo(conditions['naDworze']),
    people: yesNo(conditions['zLudzmi']),
    remote: yesNo(conditions['zdalnie']),
    screen: yesNo(conditions['ekran']),
  };
}

function part(value: unknown, name?: string): Record<string, unknown> {
  const found = name === undefined ? value : part(value)[name];
  return isObject(found) ? found : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function yesNo(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
