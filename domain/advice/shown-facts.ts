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

/** The act, with the request to check it where nobody has. A certificate rests on a norm, which no base of acts holds. */
export function legalBasisOf({ kind, legalBasis, checkedAgainst }: Licence): string {
  if (checkedAgainst !== null) return legalBasis;
  return kind === 'certyfikat'
    ? `${legalBasis}; sprawdź u\u00a0pracodawcy`
    : `${legalBasis} (sprawdź w\u00a0bazie ustaw ISAP)`;
}
