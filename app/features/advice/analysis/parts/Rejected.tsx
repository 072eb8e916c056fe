// What the rule had on its list and the model refused, each with the person's own words: nobody should wonder where it went.
import type { Rejected as RejectedOccupation } from '#domain/advice/analysis/analysis.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useWrittenLanguage } from '../document/written-language.ts';
import { bullet, bulleted } from './parts.css.ts';

export function Rejected({ entries }: { entries: readonly RejectedOccupation[] }) {
  const language = useWrittenLanguage();
  return (
    <ul className={bulleted}>
      {entries.map(({ zawodId, nazwa, cytat, powod }) => (
        <li key={zawodId} className={bullet} data-entry>
          {withNonBreakingSpaces(`Pominęliśmy zawód „${nazwa}”, bo piszesz „${cytat}”. `)}
          <span {...language}>{withNonBreakingSpaces(powod)}</span>
        </li>
      ))}
    </ul>
  );
}
