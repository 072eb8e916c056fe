// Hard limits: each excludes for itself, and a stricter one can only exclude more. What depends on the firm passes, but for work
// from home, which must be certain. A missing figure excludes nothing.
import { POLISH_LEVELS, type Occupation, type PayGroup } from '../occupation.ts';
import type { StatedLimits } from '../reading/stated-limits.ts';
import { monthsLeft, type Past } from './way-in.ts';

export const LIMIT_NAMES = [
  'noLifting',
  'noStanding',
  'noShifts',
  'noScreen',
  'remoteOnly',
  'outdoors',
  'maxMonths',
  'minPay',
  'polishLevel',
] as const;

export type LimitName = (typeof LIMIT_NAMES)[number];

// The table's lowest level is A2; who has A1 gets there in the first months of such work.
const LOWEST_ASKED = POLISH_LEVELS.indexOf('A2');

export function brokenLimits(
  occupation: Occupation,
  limits: StatedLimits,
  past: Past,
  payGroup: PayGroup | null,
): LimitName[] {
  const { physical, shifts, screen, remote, outdoors, polish } = occupation.conditions;
  const breaks: Record<LimitName, boolean> = {
    noLifting: limits.noLifting && physical === 'heavy',
    noStanding: limits.noStanding && physical !== 'sitting',
    noShifts: limits.noShifts && shifts === true,
    noScreen: limits.noScreen && screen === true,
    remoteOnly: limits.remoteOnly && remote !== true,
    outdoors: limits.outdoors && outdoors === false,
    maxMonths: limits.maxMonths !== null && monthsLeft(occupation, past) > limits.maxMonths,
    minPay: limits.minPay !== null && payGroup !== null && payGroup.median < limits.minPay,
    polishLevel:
      limits.polishLevel !== null &&
      POLISH_LEVELS.indexOf(polish) > Math.max(LOWEST_ASKED, POLISH_LEVELS.indexOf(limits.polishLevel)),
  };
  return LIMIT_NAMES.filter((name) => breaks[name]);
}
