// /panel/wejscie, for people with a role at the desk only.
import { data, redirect } from 'react-router';
import { safeReturnPath } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { type DeskEntry, enterByCode, readDeskEntry } from '#worker/services/desk/entry.ts';
import { scopeContext } from '../../context.ts';
import { PasskeyButton } from '../../features/account/auth/passkey/PasskeyButton.tsx';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/entry.ts';

export const handle: PageHandle = { isPlace: false };

function placeAtDesk(typed: string | null, home: string): string {
  const path = safeReturnPath(typed);
  return path !== null && path.startsWith('/panel') ? path : home;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const entry = await deskData(readDeskEntry(context.get(scopeContext)), url);
  const returnTo = placeAtDesk(url.searchParams.get('powrot'), entry.home);
  if (entry.isOpen) throw redirect(returnTo);
  return { entry, returnTo };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const scope = context.get(scopeContext);
  const returnTo = placeAtDesk(formText(form, 'powrot'), '/panel/wejscie');
  try {
    const { opens, cookies } = await enterByCode(scope, formText(form, 'code'));
    return redirect(opens === 'desk' ? returnTo : '/profil#klucze', {
      headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
    });
  } catch (error) {
    const isSaid =
      error instanceof AppError && (error.code === 'invalid-code' || error.code === 'too-many-requests');
    if (isSaid) return data({ fault: error.message }, error.status);
    return deskData(Promise.reject(error), url);
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Panel obsługi – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function DeskEntryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, returnTo } = loaderData;
  return <DeskEntryPage entry={entry} returnTo={returnTo} fault={actionData?.fault ?? null} />;
}

// /panel/wejscie: the passkey that opens the desk for a working day.
type DeskEntryPageProps = { entry: DeskEntry; returnTo: string; fault: string | null };

function DeskEntryPage({ entry, returnTo, fault }: DeskEntryPageProps) {
  const { hasPasskeys, hasSecondFactor, hasCode } = entry;
  return (
    <LinkPage
      colour="blue"
      title="Panel obsługi"
      text={withNonBreakingSpaces(
        'Otworzysz go kluczem dostępu na dwanaście godzin. Na Twoim koncie musi być włączone logowanie w dwóch krokach.',
      )}
    >
      <Stack gap={5} width="form">
        {hasPasskeys && hasSecondFactor ? (
          <PasskeyButton
            isWide
            perform={({ proveByPasskey }) => proveByPasskey()}
            onDone={() => window.location.assign(returnTo)}
          >
            Użyj klucza dostępu
          </PasskeyButton>
        ) : null}
        {hasPasskeys && !hasSecondFactor ? (
          <Text>
            Do zalogowania na to konto wciąż wystarcza samo hasło albo konto Google.{' '}
            <Link to="/profil#klucze">Włącz logowanie w&nbsp;dwóch krokach</Link> i&nbsp;wróć tutaj.
          </Text>
        ) : null}
        {hasPasskeys ? null : (
          <Text>
            {withNonBreakingSpaces(
              'Nie masz jeszcze klucza dostępu. Wpisz kod z polecenia npm run operator -- enrol, a potem dodaj klucz w profilu i włącz tam logowanie w dwóch krokach.',
            )}
          </Text>
        )}
        {hasCode || !hasPasskeys ? (
          <Stack as="form" method="post" gap={3}>
            <input type="hidden" name="powrot" value={returnTo} />
            <Field
              label="Kod z terminala"
              hint={hasCode ? 'Działa tu też kod, który podał npm start.' : 'Jednorazowy, ważny przez dobę.'}
              error={fault}
            >
              {(control) => <TextInput {...control} name="code" autoComplete="off" required />}
            </Field>
            <Button type="submit" tone="secondary">
              Wejdź kodem
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </LinkPage>
  );
}
