// A path of an analysis made before the tables: pay is the model's and says so.
import type { SpecifiedPath } from '#domain/advice/analysis/analysis.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { PathDetails } from './PathDetails.tsx';
import { SalaryRange } from './SalaryRange.tsx';

type SpecifiedPartProps = {
  path: SpecifiedPath;
  scaleEnd: number;
  colour: TrailColour;
};

export function SpecifiedPart({ path, scaleEnd, colour }: SpecifiedPartProps) {
  return (
    <>
      {path.zarobki === null ? null : (
        <SalaryRange salary={path.zarobki} scaleEnd={scaleEnd} colour={colour} />
      )}
      <Disclosure
        summary={
          <span>
            Korzyści, wymagania, rozwój<VisuallyHidden>: {path.nazwa}</VisuallyHidden>
          </span>
        }
      >
        <Stack gap={5}>
          <PathDetails path={path} />
        </Stack>
      </Disclosure>
    </>
  );
}
