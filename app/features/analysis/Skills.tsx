// The key skills as a dot plot of their priorities; locked ones are null (application.md §6).
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import { DotPlot, type DotRow } from '../../ui/charts/DotPlot.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { written } from './analysis.css.ts';
import { tied } from '../../lib/typography.ts';
import { LockedContent, teasersFor } from './LockedTeaser.tsx';
import { Part } from './Part.tsx';
import { PRIORITY_SCALE, priorityLevel } from './priority.ts';

type SkillsProps = { entries: VisibleAnalysis['umiejetnosci']; entryClass?: string };

export function Skills({ entries, entryClass }: SkillsProps) {
  const arrival = entryClass === undefined ? {} : { className: entryClass };
  const open = entries.flatMap((skill, index): DotRow[] =>
    skill === null
      ? []
      : [
          {
            key: String(index),
            level: priorityLevel(skill.priorytet),
            ...arrival,
            content: (
              <>
                <Heading level={4}>{tied(skill.nazwa)}</Heading>
                <Text className={written}>{tied(skill.opis)}</Text>
              </>
            ),
          },
        ],
  );
  const closed = Array.from({ length: teasersFor(entries.length - open.length) }, (_, index): DotRow => {
    return { key: `locked-${index}`, level: null, content: <LockedContent kind="skill" />, ...arrival };
  });
  return (
    <Part
      anchor="umiejetnosci"
      title="Kluczowe umiejętności"
      lead={tied('Im dalej w prawo kropka, tym wcześniej warto zacząć.')}
    >
      <DotPlot measure="Priorytet" scale={PRIORITY_SCALE} rows={[...open, ...closed]} />
    </Part>
  );
}
