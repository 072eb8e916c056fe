// The plan's elevation profile. Its time is read from the model's words; when they don't tell, all steps are equally long.
import type { PlanStep } from '#domain/advice/analysis/analysis.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { ElevationProfile, type Progress } from '../../../../ui/charts/ElevationProfile.tsx';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { aboutWeeks, stepWeeks } from './step-lengths.ts';

const TIMED = withNonBreakingSpaces(
  'W poziomie czas, w pionie kolejne kroki: im stromiej, tym krótszy krok.',
);
const UNTIMED = withNonBreakingSpaces('Kolejne kroki planu; czas każdego jest na drogowskazie.');

type PlanProfileProps = {
  steps: readonly PlanStep[];
  /** Whose plan it is, and how far they are; left out: nobody's. */
  progress?: Progress | undefined;
};

export function PlanProfile({ steps, progress }: PlanProfileProps) {
  const weeks = stepWeeks(steps.map((step) => step.czasWykonania));
  const stages = steps.map((step, index) => ({ name: step.nazwa, length: weeks?.[index] ?? 1 }));
  const end = weeks === null ? 'cel' : aboutWeeks(weeks.reduce((sum, one) => sum + one, 0));
  return (
    // On paper each step says its time beside its name.
    <Card className={screenOnly}>
      <ElevationProfile
        title="Profil Twojej drogi"
        stages={stages}
        ends={[progress === undefined ? 'dziś' : 'start', end]}
        legend={weeks === null ? UNTIMED : TIMED}
        {...(progress === undefined ? {} : { progress })}
      />
    </Card>
  );
}
