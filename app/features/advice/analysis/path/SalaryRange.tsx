// The model's pay range (docs/decisions.md 'Salaries'): a figure is never shown without the word that AI estimated it.
import type { Salary } from '#domain/advice/analysis/analysis.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { RangeBar } from '../../../../ui/charts/RangeBar.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { written } from '../parts/parts.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { zloty, zlotyRange } from '../money.ts';

type SalaryRangeProps = {
  salary: Salary;
  /** In złoty: the same for every path on the page. */
  scaleEnd: number;
  /** The path's. */
  colour: TrailColour;
};

export function SalaryRange({ salary, scaleEnd, colour }: SalaryRangeProps) {
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
