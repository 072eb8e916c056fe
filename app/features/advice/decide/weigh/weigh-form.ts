// The names of the fields by which a decision goes to the server and back, and how it is read from them.
import { readDecision, type Decision } from '#domain/advice/decide/decision.ts';

export const WEIGH_PATH = '/dashboard/decyzja';

export const FIELDS = {
  analysis: 'analiza',
  version: 'wersja',
  path: 'szlak',
  criterion: 'kryterium',
  weight: 'waga',
  own: 'wlasne',
  button: 'ruch',
} as const;

export const markField = (criterion: number, place: number | string) => `ocena-${criterion}-${place}`;
export const willFields = (place: number | string) =>
  ({ want: `chce-${place}`, believe: `wierze-${place}`, raise: `podniesie-${place}` }) as const;

const MARK = /^ocena-(\d{1,3})-(\d{1,2})$/;
const WILL = /^(chce|wierze|podniesie)-(\d{1,2})$/;
const WILL_KEYS = { chce: 'want', wierze: 'believe', podniesie: 'raise' } as const;

export function decisionOf(form: FormData): Decision {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const all = (name: string) => texts.flatMap(([one, value]) => (one === name ? [value] : []));
  const weights = all(FIELDS.weight);
  const marks: Record<string, Record<string, string>> = {};
  const wills: Record<string, Record<string, string>> = {};
  for (const [name, value] of texts) {
    const [, criterion, markedPlace] = MARK.exec(name) ?? [];
    if (criterion !== undefined && markedPlace !== undefined) (marks[criterion] ??= {})[markedPlace] = value;
    const [, key, place] = WILL.exec(name) ?? [];
    if (place !== undefined && (key === 'chce' || key === 'wierze' || key === 'podniesie'))
      (wills[place] ??= {})[WILL_KEYS[key]] = value;
  }
  const criteria = all(FIELDS.criterion).map((name, at) => ({ name, weight: weights[at], marks: marks[at] }));
  return readDecision({ paths: all(FIELDS.path), criteria, wills });
}
