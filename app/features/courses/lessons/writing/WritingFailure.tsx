// What was to be written did not work out: what happened, that it costs nothing, and one next step.
import { useEffect, useRef } from 'react';
import type { Connection } from '../../../../lib/event-stream/connection.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
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

// What is the matter with the connection or with storing, in a region that stays, so that it is announced when it is filled.
const SENTENCES: Partial<Record<Connection, string>> = {
  reconnecting: 'Łączymy się ponownie – tekst nadal powstaje.',
  offline: 'Nie masz połączenia z\u00a0internetem. Gdy wróci, połączymy się bez Twojej pomocy.',
};

const UNSAVED = 'Tekst jest gotowy. Zapiszemy go, gdy tylko wróci połączenie z\u00a0bazą danych.';

export function ConnectionNotice({
  connection,
  isUnsaved = false,
}: {
  connection: Connection;
  isUnsaved?: boolean;
}) {
  const sentence = isUnsaved ? UNSAVED : (SENTENCES[connection] ?? null);
  return (
    <div aria-live="polite">{sentence === null ? null : <Notice tone="warning">{sentence}</Notice>}</div>
  );
}
