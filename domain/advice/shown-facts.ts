// Which of the careers' facts may be shown as facts: demand where the match is certain and the group's name has a source, a legal
// basis as confirmed only where somebody compared it, a wider group's pay only where no narrower one is there.
import type { DemandGroup, Licence, Occupation, WidePay } from './occupation.ts';

/** Null = no figure for this occupation. */
export function shownDemandGroup(
  { barometer }: Occupation,
  groups: readonly DemandGroup[],
): DemandGroup | null {
  if (barometer?.match !== 'pewne') return null;
  const group = groups.find(({ id }) => id === barometer.group);
  return group === undefined || group.nameStatus === 'z-pamięci' ? null : group;
}

/** Null = the occupation has a figure of its own group, or a note says why none describes it, or its major group has none. */
export function shownWidePay(
  { code, pay, payNote }: Pick<Occupation, 'code' | 'pay' | 'payNote'>,
  groups: readonly WidePay[],
): WidePay | null {
  if (pay !== null || payNote !== null) return null;
  return groups.find((group) => group.code === code.charAt(0)) ?? null;
}

/** The act, with the request to check it where nobody has. A certificate rests on a norm, which no base of acts holds. */
export function legalBasisOf({ kind, legalBasis, checkedAgainst }: Licence): string {
  if (checkedAgainst !== null) return legalBasis;
  return kind === 'certyfikat'
    ? `${legalBasis}; sprawdź u\u00a0pracodawcy`
    : `${legalBasis} (sprawdź w\u00a0bazie ustaw ISAP)`;
}
