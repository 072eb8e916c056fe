// What an exercise asks for: how long it takes, the task, and a hint folded under it.
import type { Exercise } from '#domain/courses/practice/practice.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Text } from '../../../ui/text/Text.tsx';

export function ExerciseTask({ exercise: { minutes, task, hint } }: { exercise: Exercise }) {
  return (
    <>
      <Inline as="p" gap={2}>
        <Icon name="clock" />
        <Text as="strong">około {minutes}&nbsp;minut</Text>
      </Inline>
      <Text>{withNonBreakingSpaces(task)}</Text>
      <Disclosure summary="Podpowiedź">
        <Text>{withNonBreakingSpaces(hint)}</Text>
      </Disclosure>
    </>
  );
}
