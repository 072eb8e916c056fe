// What speaks for an occupation beside the person's wishes: the preferences chosen in the quiz, a short way in, a licence held, demand.
// Demand counts where the source is certain, and a missing figure is as good as a balanced one.
import type { DemandGroup, Forecast, Occupation } from '../occupation.ts';
import type { Person } from '../person.ts';
import { shownDemandGroup } from '../shown-facts.ts';
import { ASKED, plainFactor, type Factor } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { isDone, isTrade, yearsOfWork } from './experience.ts';
import { isStudied } from './field-wishes.ts';
import { isLongBesideWork, levelOf } from './way-in.ts';
import { DEMAND, LICENCE, LONG_BESIDE_WORK, NEW_STUDIES, PREFERENCES, WAYS } from './weights.ts';

export function preferencesFactor({ preferences }: Person, { occupations }: OccupationIndex): Factor {
  const pointsOf = (occupation: number, key: string) =>
    Math.round((PREFERENCES * affinityOf(occupations[occupation], key)) / 3 / preferences.length);
  return {
    lines: (occupation) =>
      preferences.map((key) => ({ factor: 'preferences', points: pointsOf(occupation, key), evidence: key })),
    points: (occupation) => preferences.reduce((sum, key) => sum + pointsOf(occupation, key), 0),
  };
}

function affinityOf(occupation: Occupation | undefined, key: string): number {
  if (occupation === undefined) return 0;
  const { affinity } = occupation;
  if (key === 'nature' || key === 'ambitious' || key === 'helping' || key === 'creative')
    return affinity[key];
  return 0;
}

/** `months`: of the way that is left, by occupation. */
export function entryFactor(months: readonly number[], person: Person, index: OccupationIndex): Factor {
  const { education, work, wishes, leavesSchool } = person;
  const hasTrade = !leavesSchool && work.some((one) => isDone(one) && isTrade(one.number, index));
  const years = yearsOfWork(person);
  const hasWorked = work.some(isDone);
  const hasDegree = education !== null && levelOf(education) >= levelOf('licencjat_inzynier');
  const wantsStudies = asksForStudies(person);
  const isAskedFor = (occupation: number) =>
    wantsStudies || wishes.some(({ isStudies, occupations }) => isStudies && occupations.has(occupation));
  const named = new Set(work.filter(({ relation }) => relation === 'wants').map(({ number }) => number));
  const isTitle = (occupation: number) => {
    const entry = index.occupations[occupation]?.entry;
    return entry?.education === 'srednie' && (entry.months?.[1] ?? 0) >= WAYS.title.months;
  };
  const points = (occupation: number) => {
    // Who asks for studies has counted their years.
    if (isAskedFor(occupation)) return 0;
    const left = months[occupation] ?? 0;
    const worth = WAYS.steps.find(([most]) => left <= most)?.[1] ?? WAYS.longest;
    const isOpen = worth > 0 || hasWorked;
    const ofTheWay =
      worth * (education === null ? WAYS.schoolingUnknown : 1) * (isOpen ? 1 : WAYS.beforeAnyWork);
    const isNewDegree = hasDegree && left > NEW_STUDIES.from && !person.isOfField(occupation);
    return (
      Math.round(ofTheWay) +
      (isNewDegree ? NEW_STUDIES.points : 0) +
      (left >= WAYS.studies.months &&
      hasTrade &&
      !hasDegree &&
      isStudied(occupation, index) &&
      !named.has(occupation)
        ? WAYS.studies.points
        : 0) +
      (left > 0 && hasWorked && !leavesSchool && isTitle(occupation) && !named.has(occupation)
        ? WAYS.title.points
        : 0) +
      (isLongBesideWork(left, education, years) ? LONG_BESIDE_WORK.points : 0)
    );
  };
  return plainFactor('entry', points, (occupation) => String(months[occupation] ?? 0));
}

export const asksForStudies = ({ conditions }: Pick<Person, 'conditions'>) =>
  conditions.some(({ kind, value, firm }) => kind === 'studies' && value === 'want' && firm);

/** A licence held opens the door; a service (police, army) takes few, so somebody must have asked for it, as for a day at the wheel. */
export function licenceFactor(person: Person, index: OccupationIndex): Factor {
  const { licences } = person;
  const { careers, occupations, isListed } = index;
  const kinds = new Map(careers.licences.map(({ key, kind }) => [key, kind]));
  const keyOf = (occupation: number) => occupations[occupation]?.entry.licence ?? '';
  const drives = speaksOfDriving(person, index) || licences.some((key) => kinds.get(key) === 'prawo_jazdy');
  const serves = speaksOfService(person, index);
  const points = (occupation: number) => {
    const key = keyOf(occupation);
    const kind = kinds.get(key);
    if (licences.includes(key))
      return kind === 'prawo_jazdy' || kind === 'badania' ? LICENCE.common : LICENCE.held;
    if (kind === 'sluzba') return serves ? LICENCE.service : LICENCE.unspoken;
    if (!drives && ON_THE_ROAD.test(occupations[occupation]?.code ?? '')) return LICENCE.driving;
    return isListed('asked', occupations[occupation]?.id ?? '') ? LICENCE.asked : 0;
  };
  return plainFactor('licence', points, (occupation) =>
    points(occupation) < 0 && !isService(occupation, index) ? ASKED : keyOf(occupation),
  );
}

/** Drivers of cars, buses and lorries. */
const ON_THE_ROAD = /^83[23]/;
const OF_DRIVING: readonly string[] = ['jazda', 'samochody', 'transport', 'paczki'];

function speaksOfDriving({ liked, work }: Person, { occupations, conceptOf }: OccupationIndex): boolean {
  const meant = new Set(OF_DRIVING.map((slug) => conceptOf.get(slug)));
  return (
    liked.some(({ concept }) => meant.has(concept)) ||
    work.some(({ number }) => ON_THE_ROAD.test(occupations[number]?.code ?? ''))
  );
}

const OF_SERVICE: readonly string[] = [
  'wojsko',
  'policja',
  'straz-pozarna',
  'sluzba-mundurowa',
  'ochrona',
  'bezpieczenstwo',
];

const isService = (occupation: number, { careers, occupations }: OccupationIndex) =>
  careers.licences.some(
    ({ key, kind }) => kind === 'sluzba' && key === occupations[occupation]?.entry.licence,
  );

/** 'Nie chcę munduru' keeps from every service, customs and the fire brigade as well as the army. */
export function isRefusedUniform({ disliked }: Person, occupation: number, index: OccupationIndex): boolean {
  const uniform = index.conceptOf.get('sluzba-mundurowa');
  return (
    isService(occupation, index) &&
    disliked.some(({ concept, word }) => concept === uniform && word.includes('mundur'))
  );
}

function speaksOfService({ liked, work }: Person, index: OccupationIndex): boolean {
  const meant = new Set(OF_SERVICE.map((slug) => index.conceptOf.get(slug)));
  return (
    liked.some(({ concept }) => meant.has(concept)) ||
    work.some(({ number, relation }) => relation !== 'refuses' && isService(number, index))
  );
}

export function demandFactor({ voivodeship }: Person, { careers, occupations }: OccupationIndex): Factor {
  const forecastOf = (number: number): Forecast | null => {
    const occupation = occupations[number];
    const group = occupation === undefined ? null : shownDemandGroup(occupation, careers.demandGroups);
    return group === null ? null : forecastIn(group, voivodeship);
  };
  const points = (occupation: number) => {
    const forecast = forecastOf(occupation);
    return forecast === null ? 0 : DEMAND[forecast];
  };
  return plainFactor('demand', points, (occupation) => forecastOf(occupation) ?? '');
}

/** The voivodeship's where one was named: the country's doesn't stand in for it. */
function forecastIn({ voivodeships, poland }: DemandGroup, voivodeship: string | undefined): Forecast | null {
  return voivodeship === undefined ? poland : (voivodeships[voivodeship] ?? null);
}
