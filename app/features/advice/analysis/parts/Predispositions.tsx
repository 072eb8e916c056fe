// The main predispositions; a reasoning that the plan cuts ends with an ellipsis, and one calm sentence says where the rest is.
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { ruled } from './parts.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { Part } from '../document/Part.tsx';
import { WrittenText } from './WrittenText.tsx';

type PredispositionsProps = {
  entries: VisibleAnalysis['predyspozycje'];
  folded?: string | undefined;
};

export function Predispositions({ entries, folded }: PredispositionsProps) {
  return (
    <Part anchor="predyspozycje" title="Twoje predyspozycje" folded={folded}>
      <Columns as="ul" layout="halves" gap={5} columnGap={8}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what identifies an entry while it grows
          <li key={index} className={ruled}>
            <Heading level={4} size={3}>
              {withNonBreakingSpaces(entry.nazwa)}
            </Heading>
            <WrittenText>{entry.uzasadnienie}</WrittenText>
          </li>
        ))}
      </Columns>
      {entries.some((entry) => entry.skrocone) ? (
        <ClosedNote>Całe uzasadnienia przeczytasz w&nbsp;planie Premium.</ClosedNote>
      ) : null}
    </Part>
  );
}
