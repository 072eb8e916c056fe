// The model's pay range (decisions.md 'Salaries'): a figure is never shown without the word that AI estimated it.
import type { Salary } from '#domain/analysis/analysis.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Text } from '../../ui/Text.tsx';
import { written } from './analysis.css.ts';
import { tied } from '../../lib/typography.ts';
import { zloty, zlotyRange } from './money.ts';
import { stretchOf } from './salary-scale.ts';
import { amount, ends, figures, frame, ground, scale, stretch } from './salary.css.ts';

/** `scaleEnd` in złoty: the same for every path on the page. */
export function SalaryRange({ salary, scaleEnd }: { salary: Salary; scaleEnd: number }) {
  const range = zlotyRange(salary.min, salary.max);
  const { from, width } = stretchOf(salary, scaleEnd);
  return (
    <div className={frame}>
      <p className={figures}>
        <span className={amount}>{range}</span>
        <span>brutto miesięcznie</span>
        <Badge tone="warning">szacunek AI</Badge>
      </p>
      {/* The words above say the same: for those who don't see the drawing it would only be a repetition. */}
      <div aria-hidden="true">
        <svg className={scale} viewBox="0 0 100 12" preserveAspectRatio="none">
          <rect className={ground} x="0" y="4" width="100" height="4" vectorEffect="non-scaling-stroke" />
          <rect className={stretch} x={from} y="1" width={width} height="10" />
        </svg>
        <div className={ends}>
          <span>{zloty(0)}</span>
          <span>{zloty(scaleEnd)}</span>
        </div>
      </div>
      {salary.komentarz === '' ? null : (
        <Text size="small" tone="soft" className={written}>
          {tied(salary.komentarz)}
        </Text>
      )}
    </div>
  );
}
