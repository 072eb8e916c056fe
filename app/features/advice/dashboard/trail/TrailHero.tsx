// The head of the dashboard: the trail that is followed, its pay and demand, and how much of it is walked. Without a trail to choose (an
// analysis made before the tables) it is the first path, and the steps are the common plan's.
import { useId } from 'react';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { trailOf } from '../../analysis/parts/trails.ts';
import type { PlanProgress } from '#domain/advice/progress/plan-progress.ts';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { quiet } from '../../analysis/facts/Fact.css.ts';
import { factLine, sourceLine } from './fact-line.ts';
import { facts as factStyle, hero, mark, source, trails } from './TrailHero.css.ts';
import { WalkedWay } from './WalkedWay.tsx';

type TrailHeroProps = { opened: OpenedAnalysis; steps: readonly StepMark[]; walked: PlanProgress };

export function TrailHero({ opened, steps, walked }: TrailHeroProps) {
  const titleId = useId();
  const { trail, analysis } = opened;
  const place = trail?.place ?? 0;
  const path = analysis.sciezkiKariery[place] ?? null;
  const { colour, word } = trailOf(place);
  const line = factLine(path?.fakty ?? null);
  return (
    <section className={classNames(hero, trails[colour])} aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <p className={mark}>
            <Blaze colour={colour} size="large" />
            {trail === null ? `Ścieżka 1 · szlak ${word}` : `Twój szlak · ${word}`}
          </p>
          <Heading level={2} id={titleId}>
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
