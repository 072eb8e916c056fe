// The key skills as a dot plot of their priorities; locked ones are null (docs/product.md 'What each plan opens').
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import type { SkillState } from '#domain/advice/progress/own-marks.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { DotPlot, type DotRow } from '../../../../ui/charts/DotPlot.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { moreSkills } from '../panels/panel-words.ts';
import { ClosedRest } from './ClosedNote.tsx';
import type { OwnMarks } from '../document/own-marks.ts';
import { STATE_WORDS } from '../../trail/state-words.ts';
import { Part } from '../document/Part.tsx';
import { PRIORITY_SCALE, priorityLevel } from './priority.ts';
import { WrittenText } from './WrittenText.tsx';

type SkillsProps = {
  entries: VisibleAnalysis['umiejetnosci'];
  /** Where its owner stands with each. */
  states?: OwnMarks['skillStates'] | undefined;
  folded?: string | undefined;
};

export function Skills({ entries, states, folded }: SkillsProps) {
  const open = entries.flatMap((skill, index): DotRow[] =>
    skill === null
      ? []
      : [
          {
            key: String(index),
            level: priorityLevel(skill.priorytet),
            content: (
              <>
                <Heading level={4}>{withNonBreakingSpaces(skill.nazwa)}</Heading>
                <WrittenText>{skill.opis}</WrittenText>
                <OwnState state={states?.[index] ?? null} />
              </>
            ),
          },
        ],
  );
  return (
    <Part
      anchor="umiejetnosci"
      title="Kluczowe umiejętności"
      lead={withNonBreakingSpaces('Im dalej w prawo kropka, tym wcześniej warto zacząć.')}
      folded={folded}
    >
      <DotPlot measure="Priorytet" scale={PRIORITY_SCALE} rows={open} />
      <ClosedRest words={moreSkills(entries.length - open.length)} />
    </Part>
  );
}

function OwnState({ state }: { state: SkillState | null }) {
  if (state === null) return null;
  return (
    <div>
      <Badge tone={state === 'have' ? 'positive' : 'neutral'}>{STATE_WORDS[state]}</Badge>
    </div>
  );
}
