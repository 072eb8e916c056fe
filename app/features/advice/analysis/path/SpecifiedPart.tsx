// A path of an analysis made before the tables: pay is the model's and says so.
import type { Salary, SpecifiedPath } from '#domain/advice/analysis/analysis.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { RangeBar } from '../../../../ui/charts/RangeBar.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { zloty, zlotyRange } from '../money.ts';
import { written } from '../parts/parts.css.ts';
import { PathDetails } from './PathDetails.tsx';

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

// The model's pay range (docs/decisions.md 'Salaries'): a figure is never shown without the word that AI estimated it.
type SalaryRangeProps = {
  salary: Salary;
  /** In złoty: the same for every path on the page. */
  scaleEnd: number;
  /** The path's. */
  colour: TrailColour;
};

function SalaryRange({ salary, scaleEnd, colour }: SalaryRangeProps) {
  return (
    <Stack gap={2}>
      <RangeBar
        min={salary.min}
        max={salary.max}
        scaleEnd={scaleEnd}
        colour={colour}
        figure={zlotyRange(salary.min, salary.max)}
        unit="brutto miesięcznie"
        format={zloty}
        source={<Badge tone="warning">szacunek AI</Badge>}
      />
      {salary.komentarz === '' ? null : (
        <Text size="small" tone="soft" className={written}>
          {withNonBreakingSpaces(salary.komentarz)}
        </Text>
      )}
    </Stack>
  );
}
