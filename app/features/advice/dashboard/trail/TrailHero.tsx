// The head of the dashboard: the trail that is followed, its pay and demand, and how much of it is walked. Without a trail to choose (an
// analysis made before the tables) it is the first path, and the steps are the common plan's.
import { useId, type Ref } from 'react';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import type { PlanProgress } from '#domain/advice/progress/plan-progress.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { quiet } from '../../analysis/facts/Fact.css.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import {
  ahead,
  colours,
  drawing,
  facts as factStyle,
  figure,
  flag,
  here,
  hereMiddle,
  hero,
  hill,
  mark,
  placed,
  reached,
  row,
  slope,
  source,
  trails,
  unreached,
  walkedLine,
} from './TrailHero.css.ts';
import { factLine, sourceLine } from './fact-line.ts';
import { wayGround, wayLine, wayPlace } from './way-line.ts';

type TrailHeroProps = {
  opened: OpenedAnalysis;
  steps: readonly StepMark[];
  walked: PlanProgress;
  headingRef: Ref<HTMLHeadingElement>;
};

export function TrailHero({ opened, steps, walked, headingRef }: TrailHeroProps) {
  const titleId = useId();
  const { trail, analysis } = opened;
  const place = trail?.place ?? 0;
  const path = analysis.sciezkiKariery[place] ?? null;
  const colour = trailColour(place);
  const line = factLine(path?.fakty ?? null);
  return (
    <section className={classNames(hero, trails[colour])} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <p className={mark}>
            <Blaze colour={colour} size="large" />
            {trail === null ? 'Ścieżka 1' : 'Twój szlak'}
          </p>
          <Heading level={2} id={titleId} ref={headingRef} tabIndex={-1}>
            {withNonBreakingSpaces(path?.nazwa ?? 'Wspólny plan')}
          </Heading>
          {line === '' ? null : (
            <details className={factStyle}>
              <summary className={quiet}>{line}</summary>
              <p className={source}>
                {withNonBreakingSpaces(sourceLine([path?.fakty ?? null], analysis.zrodla))}
              </p>
            </details>
          )}
        </Stack>
        <WalkedWay steps={steps} walked={walked} colour={colour} />
        <Inline gap={5} rowGap={0}>
          {trail === null ? null : (
            <Text size="small">
              <a href="#inne-szlaki">Zmień szlak</a>
            </Text>
          )}
          <Text size="small">
            <Link to="/dashboard/analiza">Zobacz całą analizę</Link>
          </Text>
        </Inline>
      </Stack>
    </section>
  );
}

// How much of the way is walked: one percentage, and the way itself with a place for each step, the walked part drawn through in the colour
// of its trail. Underneath a native bar says the same.
type WalkedWayProps = { steps: readonly StepMark[]; walked: PlanProgress; colour: TrailColour };

function WalkedWay({ steps, walked: { percent, done, total, next }, colour }: WalkedWayProps) {
  const id = useId();
  if (total === 0) return null;
  const at = next ?? total;
  return (
    <div>
      <p className={row}>
        <label htmlFor={id}>Przebyta droga</label>
        <span>
          <span className={figure}>{percent}%</span>
          {` · ${done}\u00a0z\u00a0${total}`}
          <VisuallyHidden> kroków</VisuallyHidden>
        </span>
      </p>
      <VisuallyHidden>
        <progress id={id} max={100} value={percent}>
          {percent}%
        </progress>
      </VisuallyHidden>
      <svg className={classNames(drawing, colours[colour])} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={hill} d={wayGround()} />
          <path className={classNames(ahead, slope)} d={wayLine(0, 1)} />
          {at === 0 ? null : <path className={classNames(walkedLine, slope)} d={wayLine(0, at / total)} />}
        </svg>
        <Summit />
        {steps.map((step, index) => {
          const { x, y } = wayPlace((index + 1) / total);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a step is its place
            <circle key={index} className={step.done ? reached : unreached} cx={`${x}%`} cy={`${y}%`} r="6" />
          );
        })}
        <Here share={at / total} />
      </svg>
    </div>
  );
}

function Here({ share }: { share: number }) {
  const { x, y } = wayPlace(share);
  return (
    <>
      <circle className={here} cx={`${x}%`} cy={`${y}%`} r="11" />
      <circle className={hereMiddle} cx={`${x}%`} cy={`${y}%`} r="5" />
    </>
  );
}

/** A flag where the way ends. */
function Summit() {
  const { x, y } = wayPlace(1);
  return (
    <svg className={placed} x={`${x}%`} y={`${y}%`}>
      <path className={flag} d="M0 0V-22L-15 -17L0 -12" />
    </svg>
  );
}
