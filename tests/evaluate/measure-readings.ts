// How right reading by rules is on labelled texts (tests/evaluate/readings): of what it read, how much is there; of what is there, how much
// it read. Conditions and work are counted apart, since they exclude; of work only what is said to have been done.
import type { Careers } from '#domain/advice/occupation.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';
import type { Condition, Reading, Work } from '#domain/advice/reading/reading.ts';
import type { LabelledText } from './readings/labelled-text.ts';

export type ReadingMeasure = {
  /** Of conditions and past work read. */
  right: number;
  /** Of all labels that must be read. */
  found: number;
  wrong: readonly string[];
  missed: readonly string[];
};

export function measureReadings(texts: readonly LabelledText[], careers: Careers): ReadingMeasure {
  let said = 0;
  let asked = 0;
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const { interests, info, says } of texts) {
    const reading = readByRules({ additional_interests: interests, additional_info: info }, careers);
    const allowed = says.map((one) => one.replace('~', ''));
    const hard = [...reading.conditions.map(ofCondition), ...reading.work.filter(isPast).map(ofWork)];
    said += hard.length;
    for (const one of hard)
      if (!allowed.some((label) => fits(one, label))) wrong.push(`${one} ⟵ ${interests} | ${info}`);
    const all = [...hard, ...reading.work.map(ofWork), ...activitiesOf(reading)];
    const must = says.filter((one) => !one.startsWith('~'));
    asked += must.length;
    for (const label of must)
      if (!all.some((one) => fits(one, label))) missed.push(`${label} ⟵ ${interests} | ${info}`);
  }
  return {
    right: said === 0 ? 1 : 1 - wrong.length / said,
    found: asked === 0 ? 1 : 1 - missed.length / asked,
    wrong,
    missed,
  };
}

const isPast = ({ relation }: Work) => relation !== 'wants' && relation !== 'refuses';
const ofWork = ({ relation, occupation }: Work) => `${relation}:${occupation ?? '?'}`;
const ofCondition = ({ kind, value, firm }: Condition) => `${kind}:${value}${firm ? '!' : ''}`;
const activitiesOf = ({ activities }: Reading) =>
  activities.map(({ concept, stance }) => `${stance === 'dislikes' ? '-' : '+'}${concept}`);

/** A label without '!' takes either; 'now:?' any occupation, and work without one fits its relation. */
function fits(one: string, label: string): boolean {
  if (one === label || (!label.endsWith('!') && one === `${label}!`)) return true;
  const [relation, occupation] = label.split(':');
  const [ownRelation, own] = one.split(':');
  if (ownRelation !== relation || !RELATIONS.has(relation ?? '')) return false;
  return occupation === '?' || own === '?';
}

const RELATIONS = new Set(['now', 'before', 'trained', 'wants', 'leaves', 'refuses']);
