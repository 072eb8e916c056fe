import type { PlanStep } from '#domain/advice/analysis/analysis.ts';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useWrittenLanguage } from '../document/written-language.ts';
import { StepMarks } from '../parts/StepMarks.tsx';
import { steps as list } from './PathSteps.css.ts';

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
