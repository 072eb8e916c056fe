// 'Twój postęp' (docs/product.md 'Progress card', 'Progress and completeness'), a line until it is opened: the way to the start, under its own
// label so that nobody takes it for the walked part of a trail; the plan and what is left of it, and the reset for those who have one.
import { lazy, Suspense, useState } from 'react';
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { Folded } from './Folded.tsx';
import { educationWords } from './education-words.ts';
import { leftWords } from './left-words.ts';

type ProgressCardProps = { dashboard: Dashboard; isReadOnly: boolean };

export function ProgressCard({ dashboard, isReadOnly }: ProgressCardProps) {
  const { plan, progress, offersReset, resetsLeft } = dashboard;
  const stops = stopsOf(dashboard);
  const done = stops.filter(({ state }) => state === 'done').length;
  // A copy doesn't know what is left.
  const left = isReadOnly ? null : leftWords(dashboard);
  return (
    <Folded
      anchor="postep"
      title="Twój postęp"
      hint={`${PLANS[plan].label} · Start: ${done}\u00a0z\u00a0${stops.length}`}
    >
      <Stack gap={4}>
        <Progress percent={progress.percent} label="Start" />
        <Trail stops={stops} />
        {progress.state.purchasedCourses === 0 ? null : (
          <Text size="small">
            <Link to="/moje-kursy">{educationWords(progress.state)}</Link>
          </Text>
        )}
        {left === null ? null : (
          <Text size="small" tone="soft">
            {left} {plan === 'premium' ? null : <PremiumLink />}
          </Text>
        )}
        {offersReset && !isReadOnly ? <ResetButton resetsLeft={resetsLeft} /> : null}
      </Stack>
    </Folded>
  );
}

/** One stands at the first stop that is not done, and reads what it takes. */
function stopsOf({ progress: { state } }: Dashboard): TrailStop[] {
  const steps = [
    { name: 'Quiz', takes: 'Trzy krótkie pytania', isDone: state.quizCompleted },
    { name: 'Analiza', takes: 'Powstaje z\u00a0odpowiedzi w\u00a0quizie', isDone: state.analysisGenerated },
    { name: 'Szlak', takes: 'Wybrany zawód, do którego idziesz', isDone: state.trailChosen },
  ];
  const here = steps.find(({ isDone }) => !isDone)?.name;
  return steps.map(({ name, takes, isDone }) => {
    if (isDone) return { name, state: 'done' };
    return name === here ? { name, state: 'here', note: takes } : { name, state: 'ahead' };
  });
}

// 'Reset analizy' (docs/product.md 'Progress card'): who sees it, the server says. The dialog comes when it is first needed.
const ResetDialog = lazy(async () => ({ default: (await import('./ResetDialog.tsx')).ResetDialog }));

function ResetButton({ resetsLeft }: { resetsLeft: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" className={scriptOnly} onClick={() => setOpen(true)}>
        <Icon name="retry" />
        Reset analizy
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ResetDialog resetsLeft={resetsLeft} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
