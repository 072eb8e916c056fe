// The main predispositions; a reasoning that the plan cuts ends with an ellipsis, and one calm sentence says where the rest is.
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { grid, written } from './analysis.css.ts';
import { tied } from '../../lib/typography.ts';
import { Part } from './Part.tsx';

type PredispositionsProps = { entries: VisibleAnalysis['predyspozycje']; entryClass?: string };

export function Predispositions({ entries, entryClass }: PredispositionsProps) {
  return (
    <Part title="Twoje predyspozycje">
      <ul className={grid}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what identifies an entry while it grows
          <Card as="li" key={index} {...(entryClass === undefined ? {} : { className: entryClass })}>
            <Stack gap={2}>
              <Heading level={4}>{tied(entry.nazwa)}</Heading>
              <Text className={written}>{tied(entry.uzasadnienie)}</Text>
            </Stack>
          </Card>
        ))}
      </ul>
      {entries.some((entry) => entry.skrocone) ? (
        <Text size="small" tone="soft">
          Całe uzasadnienia przeczytasz w&nbsp;planie Premium.
        </Text>
      ) : null}
    </Part>
  );
}
