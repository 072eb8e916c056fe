// What the model is told of a person beside their own answers: the confirmed reading in Polish words, or, where there is none, their facts
// and the limits that the rule read. Work, schooling, licences, place and hours; nothing that identifies anybody.
import { conceptName } from '../../reading/known-ids.ts';
import type { Careers, Education } from '../../occupation.ts';
import type { Condition, Reading, Stance, WorkRelation } from '../../reading/reading.ts';
import type { StatedLimits } from '../../reading/stated-limits.ts';
import type { AdviceOrder } from './context.ts';
import { voivodeshipOf } from '../../voivodeships.ts';

/** Polish keys, as the rest of the prompt. Plain data. */
export type ToldPerson = Readonly<Record<string, unknown>>;

const STANCES: Record<Stance, string> = { likes: 'lubi', can: 'potrafi', dislikes: 'nie lubi' };

const RELATIONS: Record<WorkRelation, string> = {
  now: 'robi teraz',
  before: 'ma za sobą',
  trained: 'ma wyuczone',
  wants: 'chce',
  leaves: 'odchodzi',
  refuses: 'nie chce',
};

export function toldPerson(
  { facts, reading }: AdviceOrder,
  limits: StatedLimits,
  education: Education | null,
  careers: Careers,
): ToldPerson {
  const names = new Map(careers.occupations.map(({ id, name }) => [id, name]));
  const licences = new Map(careers.licences.map(({ key, name }) => [key, name]));
  const common = { godzinNaNauke: facts.hoursPerWeek, wojewodztwo: voivodeshipOf({ facts, reading }) };
  if (reading !== undefined) return withoutMissing({ ...ofReading(reading, careers, licences), ...common });
  return withoutMissing({
    praca: facts.from?.flatMap((id) => names.get(id) ?? []),
    lataDoswiadczenia: facts.years,
    wyksztalcenie: education,
    uprawnienia: facts.licences?.flatMap((key) => licences.get(key) ?? []),
    warunki: Object.fromEntries(
      Object.entries(limits).filter(([, value]) => value !== null && value !== false),
    ),
    ...common,
  });
}

function ofReading(
  { language, activities, work, conditions, background }: Reading,
  { words }: Careers,
  licences: ReadonlyMap<string, string>,
) {
  const concepts = new Map(words.map((row) => [row.slug, conceptName(row)]));
  return {
    jezykOdpowiedzi: language,
    zajecia: activities.map(({ concept, stance, quote }) =>
      withoutMissing({ co: concepts.get(concept) ?? concept, stosunek: STANCES[stance], cytat: quote }),
    ),
    praca: work.map(({ label, relation, years, quote }) =>
      withoutMissing({ co: label, stosunek: RELATIONS[relation], lata: years, cytat: quote }),
    ),
    warunki: conditions.map(ofCondition),
    wyksztalcenie: background.education?.level,
    kierunek: background.education?.field,
    uprawnienia: background.licences.flatMap(({ key }) => licences.get(key) ?? []),
    jezyki: background.languages.map(({ language: name, level }) => [name, level].filter(Boolean).join(' ')),
    miejsce: background.place?.label,
    okolicznosci: background.circumstances.map(({ label }) => label),
  };
}

function ofCondition({ kind, value, firm, quote }: Condition) {
  return withoutMissing({ czego: kind, jak: value, twardo: firm, cytat: quote });
}

/** Without what is null, missing or empty. */
function withoutMissing(values: Record<string, unknown>): ToldPerson {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
