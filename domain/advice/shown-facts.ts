// Which of the careers' facts may be shown as facts: demand where the match is certain and the group's name has a source, a legal
// basis as confirmed only where somebody compared it.
import type { DemandGroup, Licence, Occupation } from './occupation.ts';

/** Null = no figure for this occupation. */
export function shownDemandGroup(
  { barometer }: Occupation,
  groups: readonly DemandGroup[],
): DemandGroup | null {
  if (barometer?.match !== 'pewne') return null;
  const group = groups.find(({ id }) => id === barometer.group);
  return group === undefined || group.nameStatus === 'z-pamięci' ? null : group;
}

/** The act, with the request to check it where nobody has. */
export function legalBasisOf({ legalBasis, checkedAgainst }: Licence): string {
  return checkedAgainst === null ? `${legalBasis} (sprawdź w bazie ustaw ISAP)` : legalBasis;
}
