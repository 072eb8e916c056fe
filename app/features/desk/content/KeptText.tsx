// Where the desk can't be shown, what was typed stands all the same: to be sent once more, or copied.
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import type { Typed } from '../deed-outcome.ts';
import { MendForm } from './MendForm.tsx';

type KeptTextProps = { typed: Typed; fault: string };

export function KeptText({ typed, fault }: KeptTextProps) {
  return (
    <Container space="page">
      <Stack gap={5}>
        <Notice tone="warning">{fault}</Notice>
        <Link to="/panel/wejscie" target="_blank">
          Otwórz panel w&nbsp;nowej karcie
        </Link>
        <MendForm
          markdown={typed['markdown'] ?? ''}
          practice={typed['practice'] ?? ''}
          note={typed['note'] ?? ''}
          read={Number(typed['read'])}
        />
      </Stack>
    </Container>
  );
}
