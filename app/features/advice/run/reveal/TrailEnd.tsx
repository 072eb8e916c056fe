// The end of the run, where it is: the first path, the person's own words that led there, pay, certainty, and the two ways on.
import type { ReactNode } from 'react';
import { certaintyOf } from '#domain/advice/certainty.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isOpen, type OpenPath, type VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { CertaintyLine } from '../../analysis/facts/CertaintyLine.tsx';
import { Fact } from '../../analysis/facts/Fact.tsx';
import { PayFact } from '../../analysis/facts/PayFact.tsx';
import { paySource } from '../../analysis/facts/fact-words.ts';
import { zloty } from '../../analysis/money.ts';
import { trailOf } from '../../analysis/parts/trails.ts';
import { ChooseTrail } from '../../trail/ChooseTrail.tsx';
import { END_ANCHOR } from '../end-anchor.ts';
import { useChosen } from './use-chosen.ts';
import { wholeWidth } from './RunLog.css.ts';
import { conclusion, kicker, mapPlace, pay as payStyle, payFigure, quote } from './TrailEnd.css.ts';

type TrailEndProps = {
  analysis: VisibleAnalysis;
  /** Null = it isn't stored yet, so nothing can be chosen. */
  analysisId: string | null;
  /** The map, for where there is no room for it beside the text. */
  map: ReactNode;
  /** Leaves the run for the dashboard. */
  onLeave: () => void;
};

export function TrailEnd({ analysis, analysisId, map, onLeave }: TrailEndProps) {
  const path = analysis.sciezkiKariery.find(isOpen);
  const advised = path !== undefined && isAdvised(path) ? path : null;
  const chosen = useChosen(advised?.zawodId ?? '');
  if (path === undefined) return null;
  const trail = trailOf(analysis.sciezkiKariery.indexOf(path));
  const [reason] = advised?.dlaczego ?? [];
  return (
    <Card as="section" tone="accent" className={wholeWidth} data-entry aria-labelledby={END_ANCHOR}>
      <Stack gap={5}>
        <div className={mapPlace}>{map}</div>
        <Stack gap={2}>
          <p className={kicker}>
            <Blaze colour={trail.colour} size="large" />
            {`Szlak ${trail.word}`}
          </p>
          <Heading level={3} size={2} id={END_ANCHOR} tabIndex={-1}>
            {withNonBreakingSpaces(`Twój szlak: ${path.nazwa}`)}
          </Heading>
        </Stack>
        {reason === undefined ? null : (
          <figure>
            <blockquote className={quote}>{withNonBreakingSpaces(`„${reason.cytat}”`)}</blockquote>
            <figcaption className={conclusion}>{withNonBreakingSpaces(reason.wniosek)}</figcaption>
          </figure>
        )}
        <Pay path={path} sources={analysis.zrodla} colour={trail.colour} />
        {advised === null ? null : <CertaintyLine certainty={certaintyOf(advised.bilans, advised.podano)} />}
        <Inline gap={3} align="start">
          {advised === null || analysisId === null ? null : (
            <ChooseTrail
              analysisId={analysisId}
              zawodId={advised.zawodId}
              name={path.nazwa}
              chosen={chosen}
            />
          )}
          <ButtonLink
            to="/dashboard"
            tone={chosen === null ? 'secondary' : 'primary'}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onLeave();
            }}
          >
            Zobacz wszystko
          </ButtonLink>
        </Inline>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces('Szlak zmienisz w każdej chwili. Pozostałe czekają w Twojej analizie.')}
        </Text>
      </Stack>
    </Card>
  );
}

type PayProps = {
  path: Pick<OpenPath, 'fakty'>;
  sources: VisibleAnalysis['zrodla'];
  colour: TrailColour;
};

function Pay({ path: { fakty }, sources, colour }: PayProps) {
  if (fakty === null || sources === null) return null;
  const { pay } = fakty;
  // Why there is no figure.
  if (pay === null) return <PayFact facts={fakty} sources={sources} scaleEnd={1} colour={colour} />;
  return (
    <Fact of="płaca" note="pay" source={paySource(sources.pay)}>
      <p className={payStyle}>
        <strong className={payFigure}>{zloty(pay.median)}</strong>
        {withNonBreakingSpaces(` brutto miesięcznie to mediana w grupie „${pay.group}”.`)}
      </p>
    </Fact>
  );
}
