// /panel/wejscie: the passkey that opens the desk for a working day.
import type { DeskEntry } from '#worker/services/desk/entry.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PasskeyButton } from '../auth/passkey/PasskeyButton.tsx';
import { LinkPage } from '../mailed-link/LinkPage.tsx';

type DeskEntryPageProps = { entry: DeskEntry; returnTo: string; fault: string | null };

export function DeskEntryPage({ entry: { hasPasskeys, hasCode }, returnTo, fault }: DeskEntryPageProps) {
  return (
    <LinkPage
      colour="blue"
      title="Panel obsługi"
      text={withNonBreakingSpaces('Otwiera się kluczem dostępu, na dwanaście godzin.')}
    >
      <Stack gap={5} width="form">
        {hasPasskeys ? (
          <PasskeyButton
            isWide
            perform={({ proveByPasskey }) => proveByPasskey()}
            onDone={() => window.location.assign(returnTo)}
          >
            Użyj klucza dostępu
          </PasskeyButton>
        ) : (
          <Text>
            Nie masz jeszcze klucza dostępu. <Link to="/profil#klucze">Dodaj go w&nbsp;profilu</Link>{' '}
            i&nbsp;wróć tutaj.
          </Text>
        )}
        {hasCode ? (
          <Stack as="form" method="post" gap={3}>
            <input type="hidden" name="powrot" value={returnTo} />
            <Field label="Kod z terminala" hint="Działa tylko tam, gdzie rozwijamy Szlak." error={fault}>
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
