// What speaks for an occupation beside the person's wishes: the preferences chosen in the quiz, a short way in, a licence held, demand.
// Demand counts where the source is certain, and a missing figure is as good as a balanced one.
import type { DemandGroup, Forecast, Occupation } from '../occupation.ts';
import type { Person } from '../person.ts';
import { shownDemandGroup } from '../shown-facts.ts';
import { plainFactor, type Factor } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { monthsLeft, type Past } from './way-in.ts';

const PREFERENCES = 12;
const LICENCE = 6;
const SERVICE = -6;
const DEMAND: Readonly<Record<Forecast, number>> = { deficyt: 3, rownowaga: 0, nadwyzka: -3 };

/** Up to so many months, so many points. */
const WAYS = [
  [3, 6],
  [12, 4],
  [24, 2],
  [36, 0],
  [48, -3],
  [60, -6],
] as const;
const LONGEST_WAY = -10;

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

export function entryFactor(past: Past, { occupations }: OccupationIndex): Factor {
  const months = occupations.map((occupation) => monthsLeft(occupation, past));
  const points = (occupation: number) => {
    const left = months[occupation] ?? 0;
    const worth = WAYS.find(([most]) => left <= most)?.[1] ?? LONGEST_WAY;
    // With schooling unknown nobody's way is known: it counts half.
    return past.education === null ? Math.round(worth / 2) : worth;
  };
  return plainFactor('entry', points, (occupation) => String(months[occupation] ?? 0));
}

/** A licence held opens the door; a service (police, army) takes few, so somebody must have asked for it. */
export function licenceFactor({ licences }: Person, { careers, occupations }: OccupationIndex): Factor {
  const kinds = new Map(careers.licences.map(({ key, kind }) => [key, kind]));
  const keyOf = (occupation: number) => occupations[occupation]?.entry.licence ?? '';
  const points = (occupation: number) => {
    const key = keyOf(occupation);
    if (licences.includes(key)) return LICENCE;
    return kinds.get(key) === 'sluzba' ? SERVICE : 0;
  };
  return plainFactor('licence', points, keyOf);
}

export function demandFactor({ facts }: Person, { careers, occupations }: OccupationIndex): Factor {
  const forecastOf = (number: number) => {
    const occupation = occupations[number];
    const group = occupation === undefined ? null : shownDemandGroup(occupation, careers.demandGroups);
    return group === null ? null : forecastIn(group, facts.voivodeship);
  };
  const points = (occupation: number) => {
    const forecast = forecastOf(occupation);
    return forecast === null ? 0 : DEMAND[forecast];
  };
  return plainFactor('demand', points, (occupation) => forecastOf(occupation) ?? '');
}

/** The voivodeship's where it is known, else the country's. */
function forecastIn({ voivodeships, poland }: DemandGroup, voivodeship: string | undefined): Forecast {
  return (voivodeship === undefined ? null : voivodeships[voivodeship]) ?? poland;
}
