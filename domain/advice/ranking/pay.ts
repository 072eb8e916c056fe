// What the tables know of a pay wish: how many in ten of the occupation's group earn it, by its deciles. A median alone would take IT from
// anyone who wants what four in ten there earn.
import { PAY_EVIDENCE } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { PAY } from './weights.ts';

/** `tenths`: so many in ten of the group earn the wish at least, 9 at most; null = no figures. */
type KnownPay = { tenths: number | null; points: number; evidence: string };

/** The half of a group, whose pay is its median. */
const HALF = 5;

export function payAt(
  wish: number,
  { payDeciles, careers }: OccupationIndex,
  isLeast = false,
): (occupation: number) => KnownPay {
  const isRare = wish > careers.topPay;
  return (occupation) => {
    const deciles = payDeciles[occupation] ?? null;
    if (deciles === null) {
      const key = isRare ? 'unknownAndRare' : 'unknown';
      return { tenths: null, points: PAY[key], evidence: PAY_EVIDENCE[key] };
    }
    const tenths = deciles.filter((decile) => decile >= wish).length;
    const isMet = tenths >= HALF;
    return {
      tenths,
      points: isMet ? PAY[isLeast ? 'leastMet' : 'met'] : (PAY.byTenths[tenths] ?? 0),
      evidence: isMet ? PAY_EVIDENCE.met : (PAY_EVIDENCE.byTenths[tenths] ?? ''),
    };
  };
}
