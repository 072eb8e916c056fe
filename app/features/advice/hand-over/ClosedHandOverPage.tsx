// /przekazanie/{key} that leads nowhere: closed, over, deleted or never made are one to whoever asks.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { letter } from '../paper/Sections.css.ts';
import type { ReplyRefused } from './hand-over-action.server.ts';

const WHY =
  'Osoba, która go dała, mogła go zamknąć, mógł minąć jego czas albo w adresie brakuje znaku. Poproś ją o nowy.';

/** `refused`: what was being sent back when it was closed. */
export function ClosedHandOverPage({ refused }: { refused: ReplyRefused | undefined }) {
  return (
    <Container space="page">
      <Stack gap={4}>
        <Heading level={1}>Ten link nie działa</Heading>
        {refused === undefined ? null : (
          <>
            <Notice tone="error">{withNonBreakingSpaces(refused.sentence)}</Notice>
            <Text>{withNonBreakingSpaces('Twoja wiadomość, żeby można ją było skopiować:')}</Text>
            <p className={letter}>{refused.typed}</p>
          </>
        )}
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(WHY)}
        </Text>
      </Stack>
    </Container>
  );
}
