// How long the way into an occupation still is for somebody, in months. The table counts from zero to the first job; what the person
// has is taken off, what is missing below the occupation's level is put on.
import { EDUCATION_LEVELS, type Education, type Occupation } from '../occupation.ts';

export type Past = {
  /** Null = not said: counted as if the way began at its usual start. */
  education: Education | null;
  licences: readonly string[];
  /** Occupations done before. */
  from: readonly Occupation[];
  years: number;
};

const OF_A_HELD_LICENCE = 36;
const AFTER_A_DEGREE = 6;
const MOST_FOR_EXPERIENCE = 24;
const MONTHS_A_YEAR_OF_WORK = 6;

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
  const shortest = entry.months?.[0] ?? 0;
  const related = past.from.filter((one) => one.code.slice(0, 3) === occupation.code.slice(0, 3));
  let months = shortest;
  if (entry.licence !== null && past.licences.includes(entry.licence)) months -= OF_A_HELD_LICENCE;
  if (related.length > 0 && levelOf(entry.education) >= levelOf('srednie')) {
    months -= Math.min(MOST_FOR_EXPERIENCE, past.years * MONTHS_A_YEAR_OF_WORK);
    if (related.some((one) => levelOf(one.entry.education) >= levelOf(entry.education)))
      months = Math.min(months, 3);
  }
  if (past.education === null) return Math.max(0, months);
  const missing = missingMonths(occupation, past.education);
  if (missing > 0) return Math.max(missing, months + prior(past.education, entry.education));
  return Math.max(0, afterADegree(occupation, past.education, months));
}

// A degree in another field shortens the way where the field doesn't matter.
function afterADegree({ entry }: Occupation, education: Education, months: number): number {
  if (levelOf(entry.education) < levelOf('licencjat_inzynier') || entry.degreeFieldRequired === true)
    return months;
  const credit = education === 'magister' ? 48 : 30;
  return months <= AFTER_A_DEGREE ? months : Math.max(AFTER_A_DEGREE, months - credit);
}

function missingMonths({ entry }: Occupation, education: Education): number {
  if (levelOf(education) >= levelOf(entry.education)) return 0;
  if (entry.education === 'podstawowe' || (entry.education === 'branzowe' && entry.withoutExperience))
    return 0;
  return SCHOOLING[education][entry.education] ?? 0;
}

// Studies and schools after secondary begin after secondary: the table's months don't hold what comes before.
function prior(education: Education, needed: Education): number {
  if (levelOf(needed) <= levelOf('srednie')) return 0;
  return SCHOOLING[education].srednie ?? 0;
}
