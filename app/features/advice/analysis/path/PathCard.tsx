// One open path as it is written, made on facts or before; what can be denied of it stands on the analysis page.
import type { FactSources } from '#domain/advice/public-facts.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import { AdvisedPart } from './AdvisedPart.tsx';
import { PathFrame } from './PathFrame.tsx';
import { SpecifiedPart } from './SpecifiedPart.tsx';
import { trailOf } from '../parts/trails.ts';

type PathCardProps = {
  path: OpenPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  className?: string;
};

export function PathCard({ path, index, sources, scaleEnd, className }: PathCardProps) {
  const { colour } = trailOf(index);
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
