// The key skills with their priority; locked ones are null (application.md §6).
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { grid, written } from './analysis.css.ts';
import { tied } from '../../lib/typography.ts';
import { LockedTeaser, teasersFor } from './LockedTeaser.tsx';
import { Part } from './Part.tsx';
import { PriorityDots } from './PriorityDots.tsx';

type SkillsProps = { entries: VisibleAnalysis['umiejetnosci']; entryClass?: string };

export function Skills({ entries, entryClass }: SkillsProps) {
  const teasers = teasersFor(entries.filter((skill) => skill === null).length);
  const arrival = entryClass === undefined ? {} : { className: entryClass };
  return (
    <Part title="Kluczowe umiejętności">
      <ul className={grid}>
        {entries.map((skill, index) =>
          skill === null ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- the place is what identifies an entry while it grows
            <Card as="li" key={index} {...arrival}>
              <Stack gap={2}>
                <Heading level={4}>{tied(skill.nazwa)}</Heading>
                <PriorityDots priority={skill.priorytet} />
                <Text className={written}>{tied(skill.opis)}</Text>
              </Stack>
            </Card>
          ),
        )}
        {Array.from({ length: teasers }, (_, index) => (
          <LockedTeaser key={`locked-${index}`} kind="skill" {...arrival} />
        ))}
      </ul>
    </Part>
  );
}
