// One open path as it is written, made on facts or before; what can be denied of it stands on the analysis page.
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type AdvisedPath, isAdvised } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import { certaintyOf } from '#domain/advice/certainty.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { CertaintyLine } from '../facts/CertaintyLine.tsx';
import { PathFacts } from '../facts/PathFacts.tsx';
import type { LedgerProps } from '../ledger/Ledger.tsx';
import { ledgerPlace } from '../ledger/objection-forms.ts';
import { WrittenList, WrittenText } from '../parts/WrittenText.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { more } from './AdvisedPart.css.ts';
import { PathDetails, PathSteps, PathTest } from './PathDetails.tsx';
import { PathFrame } from './PathFrame.tsx';
import { Reasons } from './Reasons.tsx';
import { SpecifiedPart } from './SpecifiedPart.tsx';

type PathCardProps = {
  path: OpenPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  className?: string;
};

export function PathCard({ path, index, sources, scaleEnd, className }: PathCardProps) {
  const colour = trailColour(index);
  return (
    <PathFrame name={path.nazwa} about={path.opis} index={index} className={className}>
      {isAdvised(path) ? (
        <AdvisedPart path={path} index={index} sources={sources} scaleEnd={scaleEnd} colour={colour} />
      ) : (
        <SpecifiedPart path={path} scaleEnd={scaleEnd} colour={colour} />
      )}
    </PathFrame>
  );
}

// What a path made on facts says of this person: why, what speaks against it, the public facts, how sure that is, what to try first; the
// rest a press away (docs/look.md 'Path card').
type AdvisedPartProps = {
  path: OpenPath & AdvisedPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  colour: TrailColour;
};

function AdvisedPart({ path, index, sources, scaleEnd, colour }: AdvisedPartProps) {
  const { fakty, nazwa } = path;
  return (
    <>
      <Columns layout="halves" gap={5} columnGap={8}>
        <Reasons entries={path.dlaczego} />
        <WrittenList label="Co przemawia przeciw" items={path.przeciw} />
      </Columns>
      {fakty === null || sources === null ? null : (
        <PathFacts
          zawodId={path.zawodId}
          facts={fakty}
          sources={sources}
          scaleEnd={scaleEnd}
          colour={colour}
        />
      )}
      <CertaintyLine certainty={certaintyOf(path.bilans, path.podano)} />
      <PathTest test={path.proba} />
      <div className={more}>
        <LaterWhy path={path} index={index} objecting={null} />
        <Steps path={path} index={index} />
        <Disclosure summary={<Named of={nazwa}>Korzyści, wymagania, rozwój</Named>}>
          <Stack gap={5}>
            <PathDetails path={path} />
          </Stack>
        </Disclosure>
      </div>
    </>
  );
}

function Steps({ path, index }: Pick<AdvisedPartProps, 'path' | 'index'>) {
  const { kroki, luka, nazwa } = path;
  if (kroki.length === 0 && luka === '') return null;
  const summary = <Named of={nazwa}>{`Czego brakuje i\u00a0kroki (${kroki.length})`}</Named>;
  return (
    <OpenedLater summary={summary} place={index} anchor={`kroki-${index + 1}`}>
      {() => (
        <Stack gap={4}>
          {luka === '' ? null : <WrittenText>{luka}</WrittenText>}
          <PathSteps steps={kroki} />
        </Stack>
      )}
    </OpenedLater>
  );
}

function Named({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span>
      {children}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </span>
  );
}

// The ledger of the card, whose code comes when it is opened.
const LateLedger = lazy(async () => ({ default: (await import('../ledger/Ledger.tsx')).Ledger }));

function LaterWhy(props: LedgerProps) {
  return (
    <OpenedLater
      summary={<WhySummary name={props.path.nazwa} />}
      place={props.index}
      anchor={ledgerPlace(props.index)}
    >
      {(whole) => (
        <Suspense fallback={whole}>
          <LateLedger {...props} />
        </Suspense>
      )}
    </OpenedLater>
  );
}

function WhySummary({ name }: { name: string }) {
  return (
    <span>
      Dlaczego ten zawód?<VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
}

// More of a path on a page that has several of them: written when it is opened, so that the page comes sooner. Without JavaScript its place
// leads to the whole analysis.
type OpenedLaterProps = {
  summary: ReactNode;
  /** Of the path, from 0, and where it stands in the whole analysis. */
  place: number;
  anchor: string;
  /** `whole`: the way to the whole analysis, for as long as the content is on its way. */
  children: (whole: ReactNode) => ReactNode;
};

function OpenedLater({ summary, place, anchor, children }: OpenedLaterProps) {
  const [isOpened, setOpened] = useState(false);
  const whole = (
    <Link to={`/dashboard/analiza?sciezka=${place + 1}#${anchor}`} tone="forward">
      Zobacz w&nbsp;całej analizie
    </Link>
  );
  return (
    <Disclosure summary={summary} onOpen={() => setOpened(true)}>
      {isOpened ? children(whole) : whole}
    </Disclosure>
  );
}
