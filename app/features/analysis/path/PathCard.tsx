// One open path, made on facts or before.
import type { FactSources } from '#domain/advice/public-facts.ts';
import { isAdvised } from '#domain/analysis/analysis.ts';
import type { OpenPath } from '#domain/analysis/events.ts';
import type { Objecting } from '../ledger/Ledger.tsx';
import { AdvisedPart, type Why } from './AdvisedPart.tsx';
import { Moved } from './Moved.tsx';
import { PathFrame } from './PathFrame.tsx';
import { SpecifiedPart } from './SpecifiedPart.tsx';
import { trailOf } from '../parts/trails.ts';

type PathCardProps = {
  path: OpenPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  isBrief: boolean;
  Why: Why;
  objecting: Objecting;
  className?: string;
};

export function PathCard({
  path,
  index,
  sources,
  scaleEnd,
  isBrief,
  Why,
  objecting,
  className,
}: PathCardProps) {
  const { colour } = trailOf(index);
  return (
    <PathFrame
      name={path.nazwa}
      about={path.opis}
      index={index}
      isBrief={isBrief}
      badge={<Moved path={path} objecting={objecting} />}
      className={className}
    >
      {isAdvised(path) ? (
        <AdvisedPart
          path={path}
          index={index}
          sources={sources}
          scaleEnd={scaleEnd}
          colour={colour}
          isBrief={isBrief}
          Why={Why}
          objecting={objecting}
        />
      ) : (
        <SpecifiedPart path={path} scaleEnd={scaleEnd} colour={colour} isBrief={isBrief} />
      )}
    </PathFrame>
  );
}
