// /list-tygodnia/{key}: where the weekly letter is stopped without signing in. Opening it does nothing, since mailboxes open links, too.
import { Form } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';

export function StopLetterPage({ isDone }: { isDone: boolean }) {
  return (
    <Container width="reading" space="message">
      <Stack gap={5} align="start">
        <Heading level={1}>{isDone ? 'Listu już nie będzie' : 'Nie przysyłać listu?'}</Heading>
        <Text size="lead" tone="soft">
          {withNonBreakingSpaces(
            isDone
              ? 'Nie przyślemy więcej poniedziałkowego listu. Włączysz go znów na swoim koncie.'
              : 'Jedno kliknięcie i poniedziałkowy list przestanie przychodzić. Nie trzeba się logować.',
          )}
        </Text>
        {isDone ? (
          <Link tone="forward" to="/przypomnienia">
            Przypomnienia
          </Link>
        ) : (
          <Form method="post" reloadDocument>
            <Button type="submit">Nie przysyłaj</Button>
          </Form>
        )}
      </Stack>
    </Container>
  );
}
