import type { Reason } from '#domain/analysis/analysis.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { quote, reason, reasons } from './Reasons.css.ts';
import { label } from '../parts/parts.css.ts';

/** The person's own words, and what follows from each. */
export function Reasons({ entries }: { entries: readonly Reason[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className={label}>Twoje słowa</p>
      <ul className={reasons}>
        {entries.map(({ cytat, wniosek }) => (
          <li key={cytat} className={reason}>
            <q className={quote}>{withNonBreakingSpaces(cytat)}</q>
            {withNonBreakingSpaces(wniosek)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
