// What a person may ask of us in writing: their data, and the end of their account.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DeedForm } from '../DeedForm.tsx';

export function PersonRights({ personId }: { personId: string }) {
  return (
    <Columns layout="pair">
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size={3}>
            Kopia danych na prośbę
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              'Najpierw sprawdź, kto prosi. Plik przekaż tylko tej osobie, a potem usuń go u siebie.',
            )}
          </Text>
          <DeedForm deed="kopia" button="Pobierz plik" action={`/panel/osoby/${personId}/kopia`} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size={3}>
            Usunięcie konta na prośbę
          </Heading>
          <Text>
            {withNonBreakingSpaces(
              'Nie da się tego cofnąć. Subskrypcja kończy się od razu, tak jak przy usunięciu w profilu.',
            )}
          </Text>
          <DeedForm deed="usun" button="Usuń konto">
            <Field label="Adres e-mail tego konta">
              {(control) => (
                <TextInput {...control} name="address" type="email" autoComplete="off" required />
              )}
            </Field>
          </DeedForm>
        </Stack>
      </Card>
    </Columns>
  );
}
