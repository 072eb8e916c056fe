// The main column with an analysis: what was revealed until a trail is chosen, then today's thing, the trail and its steps; the rest folded
// away (docs/decisions.md 'Dashboard around the trail').
import { useEffect, useId, useRef } from 'react';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isLocked, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { canChoose } from '#domain/advice/progress/trail.ts';
import { todayThings } from '#domain/advice/progress/today.ts';
import type { Dashboard, OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { Revealed, revealedPath } from '../run/reveal/Revealed.tsx';
import { ChooseTrail } from '../trail/ChooseTrail.tsx';
import { OwnPlan } from '../trail/OwnPlan.tsx';
import { useSteps } from '../trail/use-marks.ts';
import { Folded } from './Folded.tsx';
import { TodayCard, TodayWithoutTrail } from './trail/TodayCard.tsx';
import { choice, choices, facts, name, source, words } from './TrailPanel.css.ts';
import { TrailHero } from './trail/TrailHero.tsx';
import { factLine, sourceLine } from './trail/fact-line.ts';

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

/** What was pressed to choose goes once the choice is read again: the focus goes to the trail that has come, in sight. */
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

// The head of 'Dziś' until a trail is chosen, on each return: what the run revealed, then the other paths.
type RevealProps = { opened: OpenedAnalysis; isReadOnly: boolean };

function Reveal({ opened, isReadOnly }: RevealProps) {
  const [titleId, othersId] = [useId(), useId()];
  const { analysis, id } = opened;
  const first = revealedPath(analysis)?.place;
  const others = analysis.sciezkiKariery.flatMap((_, place) => (place === first ? [] : [place]));
  return (
    <>
      <Card as="section" tone="accent" aria-labelledby={titleId}>
        <AiContent gap={5} hasBadge={false} language={analysis.jezyk}>
          <Revealed
            analysis={analysis}
            analysisId={isReadOnly ? null : id}
            chosen={null}
            level={2}
            titleId={titleId}
          >
            <ButtonLink tone="secondary" to="/dashboard/analiza">
              Zobacz całą analizę
            </ButtonLink>
          </Revealed>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Do wybranego zawodu dopasujemy kroki, kursy i oferty. Wybór zmienisz, kiedy chcesz. Treść przygotowała AI.',
            )}
          </Text>
        </AiContent>
      </Card>
      {others.length === 0 ? null : (
        <Card as="section" aria-labelledby={othersId}>
          <Stack gap={3}>
            <Heading level={2} size={3} id={othersId}>
              A może inną drogą?
            </Heading>
            <TrailChoices opened={opened} places={others} isReadOnly={isReadOnly} />
            <Doubt opened={opened} />
          </Stack>
        </Card>
      )}
    </>
  );
}

function Doubt({ opened: { analysis } }: { opened: OpenedAnalysis }) {
  const { pytanie, jezyk } = analysis;
  if (pytanie === undefined) return null;
  return (
    <Text size="small">
      {'Czego nie wiemy: '}
      <Link to="/dashboard/analiza#pytanie">
        <span lang={jezyk}>{withNonBreakingSpaces(pytanie.pytanie)}</span>
      </Link>
    </Text>
  );
}

// The paths to choose from, each with its blaze and the facts that anybody may read: open ones one press away, the others with their page in
// the atlas and what Premium adds (docs/decisions.md 'The chosen trail').
type TrailChoicesProps = {
  opened: OpenedAnalysis;
  /** Which of the paths are shown, by their places. */
  places: readonly number[];
  isReadOnly: boolean;
};

const HOLDS = 'Na pozostałych ścieżkach plan Premium otwiera powody za i przeciw, próbę i kroki.';

function TrailChoices({ opened, places, isReadOnly }: TrailChoicesProps) {
  const { sciezkiKariery, zrodla } = opened.analysis;
  const shown = places.flatMap((place) => {
    const path = sciezkiKariery[place];
    return path === undefined ? [] : [{ path, place }];
  });
  const sources = sourceLine(
    shown.map(({ path }) => path.fakty),
    zrodla,
  );
  return (
    <Stack gap={3}>
      <ul className={choices}>
        {shown.map(({ path, place }) => (
          <li key={place} className={choice}>
            <Blaze colour={trailColour(place)} size="large" />
            <div className={words}>
              <Heading level={3} size={4} className={name}>
                {withNonBreakingSpaces(path.nazwa)}
              </Heading>
              <p className={facts}>
                {[`Ścieżka ${place + 1}`, factLine(path.fakty)].filter((one) => one !== '').join(' · ')}
              </p>
            </div>
            <Choice opened={opened} path={path} isReadOnly={isReadOnly} />
          </li>
        ))}
      </ul>
      {shown.some(({ path }) => isLocked(path)) ? (
        <p className={source}>
          {`${HOLDS} `}
          <PremiumLink />
        </p>
      ) : null}
      {sources === '' ? null : <p className={source}>{withNonBreakingSpaces(sources)}</p>}
    </Stack>
  );
}

type ChoiceProps = { opened: OpenedAnalysis; path: VisiblePath; isReadOnly: boolean };

function Choice({ opened, path, isReadOnly }: ChoiceProps) {
  if (isLocked(path)) {
    return path.zawodId === null ? null : (
      <Link to={`/zawody/${path.zawodId}`} tone="forward">
        Zobacz w&nbsp;atlasie<VisuallyHidden>: {path.nazwa}</VisuallyHidden>
      </Link>
    );
  }
  if (isReadOnly || !isAdvised(path)) return null;
  return (
    <ChooseTrail
      analysisId={opened.id}
      zawodId={path.zawodId}
      name={path.nazwa}
      chosen={opened.trail?.zawodId ?? null}
      tone="secondary"
    />
  );
}
