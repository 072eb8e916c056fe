// How long the way into an occupation still is for somebody, in months. The table counts from zero to the first job; what the person
// has is taken off, what is missing below the occupation's level is put on.
import { EDUCATION_LEVELS, type Education, type Occupation } from '../occupation.ts';
import { LONG_BESIDE_WORK, LONGEST_WAY, WAY_IN } from './weights.ts';

export type Past = {
  /** Null = not said: counted as if the way began at its usual start. */
  education: Education | null;
  licences: readonly string[];
  /** Ids of work done or learned: no way is left. */
  known: ReadonlySet<string>;
  /** Work near to an occupation; null = none. Years 0 = learned, or not said how long. `level`: of the highest such work. */
  near: (occupation: Occupation) => { years: number; level: Education; isSameGroup: boolean } | null;
  /** The schooling's own field. */
  isOfField: (occupation: Occupation) => boolean;
};

/** From the level on the left to that on the right. */
const SCHOOLING: Readonly<Record<Education, Partial<Record<Education, number>>>> = {
  bez_wymogow: { branzowe: 24, srednie: 36, policealne: 48, licencjat_inzynier: 72, magister: 96 },
  podstawowe: { branzowe: 24, srednie: 36, policealne: 48, licencjat_inzynier: 72, magister: 96 },
  branzowe: { srednie: 24, policealne: 36, licencjat_inzynier: 60, magister: 84 },
  srednie: { policealne: 12, licencjat_inzynier: 36, magister: 60 },
  policealne: { licencjat_inzynier: 36, magister: 60 },
  licencjat_inzynier: { magister: 24 },
  magister: {},
};

export const levelOf = (education: Education) => EDUCATION_LEVELS.indexOf(education);

export function monthsLeft(occupation: Occupation, past: Past): number {
  const { entry } = occupation;
  if (past.known.has(occupation.id)) return 0;
  let months = entry.months?.[0] ?? 0;
  if (entry.licence !== null && past.licences.includes(entry.licence)) months -= WAY_IN.ofALicence;
  const near = past.near(occupation);
  if (near !== null) {
    const isOpen = entry.degreeFieldRequired !== true || near.isSameGroup;
    const hasStudied = isOpen && levelOf(near.level) >= levelOf(entry.education);
    const left = months - Math.min(WAY_IN.mostForExperience, near.years * WAY_IN.aYearOfWork);
    const atLeast = near.years > 0 ? 0 : Math.min(months, WAY_IN.knownWork);
    // No years of work stand in for studies that the law or the field asks for.
    if (isOpen) months = hasStudied ? Math.max(atLeast, left - studiesOf(entry.education)) : left;
  }
  if (past.education === null) return Math.max(0, months);
  const missing = missingMonths(occupation, past.education);
  if (missing > 0) return Math.max(missing, months + prior(past.education, entry.education));
  if (past.isOfField(occupation)) return Math.max(0, afterOwnField(occupation, months));
  return Math.max(0, afterADegree(occupation, past.education, months));
}

type Life = {
  education: Education | null;
  /** Of work in all; 0 = none said. */
  years: number;
  /** Work was done, whichever it was. */
  hasWorked: boolean;
  yearsToPension: number | null;
  mustEarn: boolean;
};

/** Nobody who didn't ask for it is shown a longer way. */
export function longestWay({ education, years, hasWorked, yearsToPension, mustEarn }: Life): number {
  const byPension =
    yearsToPension === null
      ? Infinity
      : (LONGEST_WAY.byYearsToPension.find(([most]) => yearsToPension <= most)?.[1] ?? Infinity);
  const unsaid = hasWorked ? LONGEST_WAY.ofUnskilledWork : LONGEST_WAY.schoolingUnknown;
  const bySchooling = education === null ? unsaid : LONGEST_WAY.bySchooling[education];
  const byYears = LONGEST_WAY.byYears.find(([least]) => years >= least)?.[1] ?? Infinity;
  return Math.min(bySchooling, byYears, byPension, mustEarn ? LONGEST_WAY.mustEarn : Infinity);
}

/** A way of so many months is long for somebody who works and has no degree that counts towards it. */
export function isLongBesideWork(months: number, education: Education | null, years: number): boolean {
  if (education !== null && levelOf(education) >= levelOf('licencjat_inzynier')) return false;
  const most = LONG_BESIDE_WORK.byYears.find(([least]) => years >= least)?.[1] ?? Infinity;
  return months > most;
}

const studiesOf = (education: Education) => WAY_IN.studies[education] ?? 0;

function afterOwnField({ entry }: Occupation, months: number): number {
  const studies = studiesOf(entry.education);
  return months <= WAY_IN.ownField ? months : Math.max(WAY_IN.ownField, months - studies);
}

// A degree in another field shortens the way where the field doesn't matter; the years of work that the way holds besides remain.
function afterADegree({ entry }: Occupation, education: Education, months: number): number {
  const studies = studiesOf(entry.education);
  if (levelOf(entry.education) < levelOf('licencjat_inzynier') || entry.degreeFieldRequired === true)
    return months;
  if (levelOf(education) < levelOf('licencjat_inzynier')) return months;
  return months <= WAY_IN.afterADegree ? months : Math.max(WAY_IN.afterADegree, months - studies);
}

function missingMonths({ entry }: Occupation, education: Education): number {
  if (levelOf(education) >= levelOf(entry.education)) return 0;
  if (entry.education === 'podstawowe' || (entry.education === 'branzowe' && entry.withoutExperience))
    return 0;
  // What is learned at the desk within a month asks for a school on paper; who has a trade is taken, too.
  const isLearnedThere = entry.withoutExperience && (entry.months?.[0] ?? 0) <= WAY_IN.learnedThere;
  if (isLearnedThere && entry.licence === null && entry.education === 'srednie' && education === 'branzowe')
    return 0;
  return SCHOOLING[education][entry.education] ?? 0;
}

// Studies and schools after secondary begin after secondary: the table's months don't hold what comes before.
function prior(education: Education, needed: Education): number {
  if (levelOf(needed) <= levelOf('srednie')) return 0;
  return SCHOOLING[education].srednie ?? 0;
}
