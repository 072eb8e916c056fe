// What an address that asks for the auth dialog says to readers without JavaScript; with it, use-auth-query.ts
// opens the dialog and says in a toast why.
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { askedBy, LOGIN_REQUIRED } from './auth-query.ts';
import { useUser } from '../session/use-user.ts';

export function AuthAsked({ search }: { search: string }) {
  const isHydrated = useHydrated();
  const isSignedIn = useUser() !== null;
  const asked = askedBy(search);
  if (isHydrated || isSignedIn || asked === null) return null;
  return (
    <Container>
      {asked.isLoginRequired ? (
        <Stack paddingBlockStart={4}>
          <Notice tone="info">{LOGIN_REQUIRED}</Notice>
        </Stack>
      ) : null}
      <noscript>
        <Stack paddingBlockStart={4}>
          <Notice tone="warning">
            Do logowania i&nbsp;założenia konta potrzebny jest JavaScript. Włącz go w&nbsp;przeglądarce
            i&nbsp;odśwież stronę.
          </Notice>
        </Stack>
      </noscript>
    </Container>
  );
}
