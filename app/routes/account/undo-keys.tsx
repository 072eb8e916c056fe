// /cofnij-klucze#token=…, where the letter about a change of keys leads.
import { polishDate } from '#domain/platform/polish-date.ts';
import { scopeContext } from '../../context.ts';
import { JoinLink } from '../../features/account/auth/dialog/JoinLink.tsx';
import { LinkForm, linkMeta } from '../../features/account/mailed-link/LinkForm.tsx';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { NewPasswordForm } from '../../features/account/mailed-link/NewPasswordForm.tsx';
import { undoKeysAction } from '../../features/account/recovery/actions.server.ts';
import type { KeysUndone } from '../../features/account/recovery/views.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/undo-keys.ts';

export const handle: PageHandle = { isPlace: false };

export async function action({ context, request }: Route.ActionArgs) {
  return undoKeysAction(context.get(scopeContext), await request.formData());
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return linkMeta('Cofnij zmiany w kluczach');
}

export default function UndoKeys({ actionData }: Route.ComponentProps) {
  return <UndoKeysPage view={actionData} />;
}

// /cofnij-klucze, where the letter about a change of keys leads: it puts them back and asks for a new password.
function UndoKeysPage({ view }: { view: KeysUndone | undefined }) {
  if (view?.state === 'done') {
    return (
      <LinkPage
        colour="green"
        title="Zmiany w kluczach cofnięte"
        text={withNonBreakingSpaces(
          'Klucze dostępu i logowanie w dwóch krokach są takie jak przed zmianami. Zakończyliśmy wszystkie sesje, a dotychczasowe hasło już nie działa. Ustaw nowe.',
        )}
      >
        {view.keys.length === 0 ? null : (
          <Stack gap={2}>
            <Text>
              {withNonBreakingSpaces(
                'Na koncie zostały klucze dostępu dodane przed cofniętymi zmianami. Jeśli wszystkie są Twoje, odznacz poniżej „Usuń klucze dostępu”.',
              )}
            </Text>
            <ul>
              {view.keys.map(({ name, createdAt }) => (
                <li key={`${name} ${createdAt}`}>{`${name}, dodany ${polishDate(createdAt)}`}</li>
              ))}
            </ul>
          </Stack>
        )}
        <NewPasswordForm
          token={view.resetToken}
          fault={null}
          keys={view.keys.length === 0 ? null : { isChecked: true }}
        />
      </LinkPage>
    );
  }
  if (view?.state === 'ended') {
    return (
      <LinkPage
        colour="yellow"
        title="Ten link już nie działa"
        text={withNonBreakingSpaces(
          'Był już użyty albo minęły 72 godziny od zmiany. Jeśli ktoś ma dostęp do Twojego konta, poproś o link do nowego hasła i zaznacz przy nim „Usuń klucze dostępu”.',
        )}
      >
        <JoinLink mode="forgot">Ustaw nowe hasło</JoinLink>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      colour="blue"
      title="Cofnij zmiany w kluczach"
      text={withNonBreakingSpaces(
        'Klucze dostępu i logowanie w dwóch krokach wrócą do stanu sprzed zmian z ostatnich 72 godzin. Zakończymy wszystkie sesje i poprosimy o nowe hasło. Analizy i kursy zostaną.',
      )}
    >
      <LinkForm action="/cofnij-klucze" sent={view?.token} refused={view}>
        <Button type="submit">Cofnij zmiany</Button>
      </LinkForm>
    </LinkPage>
  );
}
