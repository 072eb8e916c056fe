// What is tried otherwise than it is, each with a press that takes it back.
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { CONDITION_LABELS } from './condition-labels.ts';
import { heldWords } from './move-words.ts';
import { triedAddress, type TriedAt } from './what-if-address.ts';

export function ChangeTags({ changes, at }: { changes: readonly ConditionChange[]; at: TriedAt }) {
  return (
    <Inline as="ul" gap={2}>
      {changes.map(({ kind, condition }) => (
        <li key={kind}>
          <TagLink
            to={triedAddress(
              at,
              changes.filter((one) => one.kind !== kind),
            )}
          >
            {withNonBreakingSpaces(`${CONDITION_LABELS[kind]} – ${heldWords(condition)}`)}{' '}
            <span aria-hidden="true">×</span>
            <VisuallyHidden> – cofnij</VisuallyHidden>
          </TagLink>
        </li>
      ))}
    </Inline>
  );
}
