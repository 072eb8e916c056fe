import type { Reason } from '#domain/advice/analysis/analysis.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { useWrittenLanguage } from '../document/written-language.ts';
import { quote, reason, reasons } from './Reasons.css.ts';
import { label } from '../parts/parts.css.ts';

/** The person's own words, and what follows from each. */
export function Reasons({ entries }: { entries: readonly Reason[] }) {
  const language = useWrittenLanguage();
  if (entries.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className={label}>Twoje słowa</p>
      <ul className={reasons}>
        {entries.map(({ cytat, wniosek }) => (
          <li key={cytat} className={reason}>
            <q className={quote}>{withNonBreakingSpaces(cytat)}</q>
            <span {...language}>{withNonBreakingSpaces(wniosek)}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
