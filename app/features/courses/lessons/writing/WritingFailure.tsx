// What was to be written did not work out: what happened, that it costs nothing, and one next step.
import { useEffect, useRef } from 'react';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';

import { FAILURE_PLACE } from './failure-place.ts';

type WritingFailureProps = {
  title: string;
  sentence: string;
  /** Of what has come before it, if there is anything to read. */
  rest?: string | null;
  onRetry: () => void;
};

export function WritingFailure({ title, sentence, rest = null, onRetry }: WritingFailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <Heading level={2} size={3} id={FAILURE_PLACE} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{sentence}</Text>
        {rest === null ? null : <Text>{withNonBreakingSpaces(rest)}</Text>}
        <Text tone="soft">{withNonBreakingSpaces('Kurs jest Twój, a ponowna próba nic nie kosztuje.')}</Text>
        <Button onClick={onRetry}>Spróbuj ponownie</Button>
      </Stack>
    </Card>
  );
}
