// The analysis at a glance: who one is in three of its own sentences.
import { inShort } from '#domain/advice/analysis/in-short.ts';
import type { VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { summary } from '../parts/parts.css.ts';

export function InShort({ analysis }: { analysis: VisibleAnalysis }) {
  const sentences = inShort(analysis);
  if (sentences.length === 0) return null;
  return (
    <section aria-label="W skrócie">
      <p className={summary}>{withNonBreakingSpaces(sentences.join(' '))}</p>
    </section>
  );
}
