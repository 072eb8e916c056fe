import type { Certainty } from '#domain/advice/certainty.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { certaintyReason, certaintyWord } from './certainty-words.ts';
import { dot, dots, filledDot, line, reason } from './CertaintyLine.css.ts';

const STEPS = ['low', 'middle', 'high'] as const;

/** How sure the advice is of this path, and why; the dots say what the word says. */
export function CertaintyLine({ certainty }: { certainty: Certainty }) {
  const reached = STEPS.indexOf(certainty.level);
  return (
    <p className={line}>
      <strong>{`Pewność: ${certaintyWord(certainty.level)}`}</strong>
      <svg className={dots} width="44" height="12" aria-hidden="true">
        {STEPS.map((step, index) => (
          <circle
            key={step}
            className={index <= reached ? filledDot : dot}
            cx={7 + index * 15}
            cy="6"
            r="4.5"
          />
        ))}
      </svg>
      <span className={reason}>{withNonBreakingSpaces(certaintyReason(certainty))}</span>
    </p>
  );
}
