// The main column with an analysis: what was revealed until a trail is chosen, then today's thing, the trail and its steps; the rest folded
// away (docs/decisions.md 'Dashboard around the trail').
import { useEffect, useRef } from 'react';
import { canChoose } from '#domain/advice/progress/trail.ts';
import { todayThings } from '#domain/advice/progress/today.ts';
import type { Dashboard, OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { OwnPlan } from '../trail/OwnPlan.tsx';
import { useSteps } from '../trail/use-marks.ts';
import { Folded } from './Folded.tsx';
import { Reveal } from './trail/Reveal.tsx';
import { TodayCard, TodayWithoutTrail } from './trail/TodayCard.tsx';
import { TrailChoices } from './trail/TrailChoices.tsx';
import { TrailHero } from './trail/TrailHero.tsx';

type TrailPanelProps = { dashboard: Dashboard; opened: OpenedAnalysis; isReadOnly: boolean };

export function TrailPanel({ dashboard, opened, isReadOnly }: TrailPanelProps) {
  const { today, now, cards, begunLesson: lesson, openCourse: course } = dashboard;
  const { steps, walked } = useSteps(opened, today);
  const { trail, trials, plan, analysis } = opened;
  const heading = useTrailFocus(trail?.zawodId ?? null);
  const ownPlan = <OwnPlan opened={opened} today={today} isReadOnly={isReadOnly} />;
  if (trail === null && canChoose(analysis))
    return (
      <Stack gap={4}>
        <Reveal opened={opened} isReadOnly={isReadOnly} />
        <TodayWithoutTrail dashboard={dashboard} opened={opened} />
        <Folded
          anchor="wspolny-plan"
          title="Wspólny plan"
          hint="Kroki, które przydadzą się na każdej ścieżce"
        >
          {ownPlan}
        </Folded>
      </Stack>
    );
  const followed = { trials, trail: trail?.zawodId ?? null, plan, steps, walked };
  const things = todayThings({ ...followed, lesson, course, cards }, today, now);
  const others = analysis.sciezkiKariery.flatMap((_, place) =>
    place === (trail?.place ?? 0) ? [] : [place],
  );
  return (
    <Stack gap={4}>
      {things.length === 0 ? null : <TodayCard things={things} analysisId={opened.id} />}
      <TrailHero opened={opened} steps={steps} walked={walked} headingRef={heading} />
      <DataArea>{ownPlan}</DataArea>
      {others.length === 0 ? null : (
        <Folded
          anchor="inne-szlaki"
          title="Inne ścieżki"
          hint={others.map((place) => analysis.sciezkiKariery[place]?.nazwa ?? '').join(', ')}
        >
          <TrailChoices opened={opened} places={others} isReadOnly={isReadOnly} />
        </Folded>
      )}
    </Stack>
  );
}

/** What was pressed to choose goes once the choice is read anew: the focus goes to the trail that has come, in sight. */
function useTrailFocus(zawodId: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(zawodId);
  useEffect(() => {
    if (shown.current === zawodId) return;
    shown.current = zawodId;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [zawodId]);
  return heading;
}
