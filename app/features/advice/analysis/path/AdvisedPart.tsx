// What a path made on facts says of this person: why, what speaks against it, the public facts, how sure that is, what to try first; the
// rest a press away (docs/look.md 'Path card').
import type { ReactNode } from 'react';
import { certaintyOf } from '#domain/advice/certainty.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { AdvisedPath } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { CertaintyLine } from '../facts/CertaintyLine.tsx';
import { PathFacts } from '../facts/PathFacts.tsx';
import { LaterWhy } from '../ledger/LaterWhy.tsx';
import { more } from './AdvisedPart.css.ts';
import { OpenedLater } from './OpenedLater.tsx';
import { PathDetails } from './PathDetails.tsx';
import { PathSteps } from './PathSteps.tsx';
import { PathTest } from './PathTest.tsx';
import { Reasons } from './Reasons.tsx';
import { WrittenList } from '../parts/WrittenList.tsx';
import { WrittenText } from '../parts/WrittenText.tsx';

type AdvisedPartProps = {
  path: OpenPath & AdvisedPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  colour: TrailColour;
};

export function AdvisedPart({ path, index, sources, scaleEnd, colour }: AdvisedPartProps) {
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
