// One career path, with its trail (docs/look.md 'Name and idea').
import type { CareerPath } from '#domain/analysis/analysis.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { label, written } from './parts.css.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { body, card, trailLine, trails } from './PathCard.css.ts';
import { SalaryRange } from './SalaryRange.tsx';
import { trailOf } from './trails.ts';
import { WrittenList } from './WrittenList.tsx';

type PathCardProps = {
  path: CareerPath;
  index: number;
  scaleEnd: number;
  /** Potential, benefits, requirements and skills are a press away. */
  isBrief?: boolean;
  className?: string;
};

export function PathCard({ path, index, scaleEnd, isBrief = false, className }: PathCardProps) {
  const trail = trailOf(index);
  return (
    <Card as="li" className={classNames(card, className)}>
      <div className={classNames(body, trails[trail.colour])}>
        <Stack gap={2}>
          <p className={trailLine}>
            <Blaze colour={trail.colour} size="large" />
            Ścieżka {index + 1} · szlak {trail.word}
          </p>
          <Heading level={4} size={isBrief ? 4 : 3}>
            {withNonBreakingSpaces(path.nazwa)}
          </Heading>
          <Text className={written}>{withNonBreakingSpaces(path.opis)}</Text>
        </Stack>
        <SalaryRange salary={path.zarobki} scaleEnd={scaleEnd} colour={trail.colour} />
        {isBrief ? (
          <Disclosure
            summary={
              <span>
                Korzyści, wymagania, rozwój<VisuallyHidden>: {path.nazwa}</VisuallyHidden>
              </span>
            }
          >
            <Stack gap={5}>
              <Details path={path} />
            </Stack>
          </Disclosure>
        ) : (
          <Details path={path} />
        )}
      </div>
    </Card>
  );
}

function Details({ path }: Pick<PathCardProps, 'path'>) {
  return (
    <>
      {path.potencjalRozwoju === '' ? null : (
        <Stack gap={1}>
          <p className={label}>Potencjał rozwoju</p>
          <Text className={written}>{withNonBreakingSpaces(path.potencjalRozwoju)}</Text>
        </Stack>
      )}
      <Columns layout="fields" gap={5} columnGap={8}>
        <WrittenList label="Korzyści" items={path.korzysci} />
        <WrittenList label="Wymagania" items={path.wymagania} />
      </Columns>
      {path.umiejetnosciPowiazane.length === 0 ? null : (
        <Stack gap={2}>
          <p className={label}>Powiązane umiejętności</p>
          <Inline as="ul" gap={2} align="stretch">
            {path.umiejetnosciPowiazane.map((skill) => (
              <li key={skill}>
                <Badge>{withNonBreakingSpaces(skill)}</Badge>
              </li>
            ))}
          </Inline>
        </Stack>
      )}
    </>
  );
}
