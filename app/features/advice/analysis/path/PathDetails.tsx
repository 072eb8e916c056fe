// What a path promises and asks, as the specification has it.
import type { CareerPath, PathTest as Test, PlanStep } from '#domain/advice/analysis/analysis.ts';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { useWrittenLanguage } from '../document/written-language.ts';
import { zloty } from '../money.ts';
import { StepMarks } from '../parts/StepMarks.tsx';
import { label, written } from '../parts/parts.css.ts';
import { WrittenList, WrittenText } from '../parts/WrittenText.tsx';
import { cost, steps as list, test as box, testTitle } from './PathDetails.css.ts';
import { hoursWords } from './hours-words.ts';

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

type PathStepsProps = {
  steps: readonly PlanStep[];
  /** Of the trail that is followed. */
  marks?: readonly StepMark[] | undefined;
};

/** The path's own plan, in short: names, times and what to do. */
export function PathSteps({ steps, marks }: PathStepsProps) {
  const language = useWrittenLanguage();
  if (steps.length === 0) return null;
  return (
    <ol className={list}>
      {steps.map(({ nazwa, czasWykonania, opis }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <li key={index}>
          <strong {...language}>{withNonBreakingSpaces(nazwa)}</strong>
          <small {...language}>{withNonBreakingSpaces(` ${czasWykonania}`)}</small>
          <p {...language}>{withNonBreakingSpaces(opis)}</p>
          <StepMarks mark={marks?.[index]} />
        </li>
      ))}
    </ol>
  );
}

/** What to try before deciding, with what it takes. */
export function PathTest({ test: { co, godziny, koszt } }: { test: Test }) {
  return (
    <div className={box}>
      <p className={testTitle}>
        <Icon name="flag" />
        Zanim zdecydujesz, sprawdź
      </p>
      <p className={written} {...useWrittenLanguage()}>
        {withNonBreakingSpaces(co)}
      </p>
      <p className={cost}>
        {`${hoursWords(godziny)}, ${koszt === 0 ? 'bez kosztów' : `do ${zloty(koszt)}`}`}
      </p>
    </div>
  );
}
