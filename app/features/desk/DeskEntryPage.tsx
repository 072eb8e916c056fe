// /panel/wejscie: the passkey that opens the desk for a working day.
import type { DeskEntry } from '#worker/services/desk/entry.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PasskeyButton } from '../account/auth/passkey/PasskeyButton.tsx';
import { LinkPage } from '../account/mailed-link/LinkPage.tsx';

type DeskEntryPageProps = { entry: DeskEntry; returnTo: string; fault: string | null };

export function DeskEntryPage({ entry, returnTo, fault }: DeskEntryPageProps) {
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
