// /list-tygodnia/:key, for anyone who has the letter; its POST is answered before any page (worker/routes/advice/reminders.ts).
import { data, Form } from 'react-router';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/stop-letter.ts';

export const handle: PageHandle = { hydrate: false };

const NOT_KEPT = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export function loader({ url }: Route.LoaderArgs) {
  return data({ isDone: url.searchParams.get('zrobione') === 'koniec' }, { headers: NOT_KEPT });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Poniedziałkowy list – Szlak' }, { name: 'robots', content: 'noindex, nofollow' }];
}

export default function StopLetter({ loaderData: { isDone } }: Route.ComponentProps) {
  return <StopLetterPage isDone={isDone} />;
}

// /list-tygodnia/{key}: where the weekly letter is stopped without signing in. Opening it does nothing, since mailboxes open links, too.
function StopLetterPage({ isDone }: { isDone: boolean }) {
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
