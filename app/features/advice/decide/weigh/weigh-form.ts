// The names of the fields by which a decision goes to the server and back, and how it is read from them.
import { readDecision, type Decision } from '#domain/advice/decide/decision.ts';

export const WEIGH_PATH = '/dashboard/decyzja';

export const FIELDS = {
  analysis: 'analiza',
  version: 'wersja',
  path: 'szlak',
  criterion: 'kryterium',
  ready: 'gotowe',
  own: 'wlasne',
  button: 'ruch',
} as const;

export const weightField = (criterion: number) => `waga-${criterion}`;
export const markField = (criterion: number, place: number | string) => `ocena-${criterion}-${place}`;
export const willFields = (place: number | string) =>
  ({ want: `chce-${place}`, believe: `wierze-${place}`, raise: `podniesie-${place}` }) as const;

const WEIGHT = /^waga-(\d{1,3})$/;
const MARK = /^ocena-(\d{1,3})-(\d{1,2})$/;
const WILL = /^(chce|wierze|podniesie)-(\d{1,2})$/;
const WILL_KEYS = { chce: 'want', wierze: 'believe', podniesie: 'raise' } as const;

export function decisionOf(form: FormData): Decision {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const all = (name: string) => texts.flatMap(([one, value]) => (one === name ? [value] : []));
  const weights: Record<string, string> = {};
  const marks: Record<string, Record<string, string>> = {};
  const wills: Record<string, Record<string, string>> = {};
  for (const [name, value] of texts) {
    const [, weighedAt] = WEIGHT.exec(name) ?? [];
    if (weighedAt !== undefined) weights[weighedAt] = value;
    const [, criterion, markedPlace] = MARK.exec(name) ?? [];
    if (criterion !== undefined && markedPlace !== undefined) (marks[criterion] ??= {})[markedPlace] = value;
    const [, key, place] = WILL.exec(name) ?? [];
    if (place !== undefined && (key === 'chce' || key === 'wierze' || key === 'podniesie'))
      (wills[place] ??= {})[WILL_KEYS[key]] = value;
  }
  const criteria = all(FIELDS.criterion).map((name, at) => ({ name, weight: weights[at], marks: marks[at] }));
  return readDecision({ paths: all(FIELDS.path), criteria, wills });
}

/** The ready criteria that are ticked, by their keys. */
export function readyOf(form: FormData): string[] {
  return form.getAll(FIELDS.ready).filter((key) => typeof key === 'string');
}
