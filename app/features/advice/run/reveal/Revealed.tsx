// The first path as an answer: whose words led there, pay, certainty, and the way to choose it. At the end of a run, and first on each return
// until a trail is chosen.
import type { ReactNode } from 'react';
import { certaintyOf } from '#domain/advice/certainty.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isOpen, type OpenPath, type VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { CertaintyLine } from '../../analysis/facts/CertaintyLine.tsx';
import { Fact } from '../../analysis/facts/Fact.tsx';
import { PayFact } from '../../analysis/facts/PayFact.tsx';
import { paySource } from '../../analysis/facts/fact-words.ts';
import { zloty } from '../../analysis/money.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { ChooseTrail } from '../../trail/ChooseTrail.tsx';
import { conclusion, kicker, pay as payStyle, payFigure, quote } from './Revealed.css.ts';

type RevealedProps = {
  analysis: VisibleAnalysis;
  /** Null = it isn't stored yet, or nothing can be saved: nothing can be chosen. */
  analysisId: string | null;
  /** The occupation of the trail that is followed; null = none. */
  chosen: string | null;
  level: 2 | 3;
  titleId: string;
  /** The other ways on. */
  children: ReactNode;
};

/** Null = the plan shows no path. */
export function revealedPath({ sciezkiKariery }: VisibleAnalysis) {
  const path = sciezkiKariery.find(isOpen);
  if (path === undefined) return null;
  return { path, place: sciezkiKariery.indexOf(path), advised: isAdvised(path) ? path : null };
}

export function Revealed({ analysis, analysisId, chosen, level, titleId, children }: RevealedProps) {
  const revealed = revealedPath(analysis);
  if (revealed === null) return null;
  const { path, place, advised } = revealed;
  const [reason] = advised?.dlaczego ?? [];
  return (
    <>
      <Stack gap={2}>
        <p className={kicker}>
          <Blaze colour={trailColour(place)} size="large" />
          {`Ścieżka ${place + 1}`}
        </p>
        <Heading level={level} size={2} id={titleId} tabIndex={-1}>
          {withNonBreakingSpaces(
            `${chosen === null ? 'Twoja ścieżka' : 'Twój szlak'}: ${path.nazwa}`,
          ).replaceAll(' /', '\u00a0/')}
        </Heading>
      </Stack>
      {reason === undefined ? null : (
        <figure>
          <blockquote className={quote}>{withNonBreakingSpaces(`„${reason.cytat}”`)}</blockquote>
          <figcaption className={conclusion}>{withNonBreakingSpaces(reason.wniosek)}</figcaption>
        </figure>
      )}
      <Pay path={path} sources={analysis.zrodla} colour={trailColour(place)} />
      {advised === null ? null : <CertaintyLine certainty={certaintyOf(advised.bilans, advised.podano)} />}
      <Inline gap={3} align="start">
        {advised === null || analysisId === null ? null : (
          <ChooseTrail analysisId={analysisId} zawodId={advised.zawodId} name={path.nazwa} chosen={chosen} />
        )}
        {children}
      </Inline>
    </>
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
  // A wider group's mean is for the analysis: here it would push the choice below a phone's first window.
  if (pay === null)
    return <PayFact facts={{ ...fakty, widePay: null }} sources={sources} scaleEnd={1} colour={colour} />;
  return (
    <Fact of="płaca" note="pay" source={paySource(sources.pay)}>
      <p className={payStyle}>
        <strong className={payFigure}>{zloty(pay.median)}</strong>
        {withNonBreakingSpaces(` brutto miesięcznie to mediana w grupie „${pay.group}”.`)}
      </p>
    </Fact>
  );
}
