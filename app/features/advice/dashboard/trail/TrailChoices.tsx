// The paths to choose from, each with its blaze and the facts that anybody may read: open ones one press away, the others with their page in
// the atlas and what Premium adds (docs/decisions.md 'The chosen trail').
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isLocked, type VisiblePath } from '#domain/advice/analysis/events.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { PremiumLink } from '../../analysis/parts/PremiumLink.tsx';
import { trailOf } from '../../analysis/parts/trails.ts';
import { ChooseTrail } from '../../trail/ChooseTrail.tsx';
import { factLine, sourceLine } from './fact-line.ts';
import { choice, choices, facts, name, source, words } from './TrailChoices.css.ts';

type TrailChoicesProps = {
  opened: OpenedAnalysis;
  /** Which of the paths are shown, by their places. */
  places: readonly number[];
  isReadOnly: boolean;
};

const HOLDS = 'Na pozostałych ścieżkach plan Premium otwiera powody za i przeciw, próbę i kroki.';

export function TrailChoices({ opened, places, isReadOnly }: TrailChoicesProps) {
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
            <Blaze colour={trailOf(place).colour} size="large" />
            <div className={words}>
              <Heading level={3} size={4} className={name}>
                {withNonBreakingSpaces(path.nazwa)}
              </Heading>
              <p className={facts}>
                {[`znak ${trailOf(place).word}`, factLine(path.fakty)]
                  .filter((one) => one !== '')
                  .join(' · ')}
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
