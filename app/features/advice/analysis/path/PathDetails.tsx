// What a path promises and asks, as the specification has it.
import type { CareerPath } from '#domain/advice/analysis/analysis.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { label } from '../parts/parts.css.ts';
import { WrittenList } from '../parts/WrittenList.tsx';
import { WrittenText } from '../parts/WrittenText.tsx';

export function PathDetails({ path }: { path: CareerPath }) {
  return (
    <>
      {path.potencjalRozwoju === '' ? null : (
        <Stack gap={1}>
          <p className={label}>Potencjał rozwoju</p>
          <WrittenText>{path.potencjalRozwoju}</WrittenText>
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
