import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';

const NOTE = 'polecenie-uwaga';

/** The two presses before the discount: share, then verify. What shares hears the first one (plain-referral.ts). */
export function ReferralForms({ isShared }: { isShared: boolean }) {
  const address = `${useSite().origin}/`;
  return (
    <Text as="div" size="small" measure="full">
      <Stack gap={3}>
        <Field label="Link do wysłania">
          {(control) => <TextInput {...control} readOnly defaultValue={address} data-selected-whole="" />}
        </Field>
        <form method="post" action="/plany#polecenie" data-shared-address={address}>
          <input type="hidden" name="jak" />
          <input type="hidden" name="zamiar" value="udostepnij" />
          <Stack gap={2}>
            <Button type="submit" tone={isShared ? 'secondary' : 'primary'} isWide>
              <Icon name="share" />
              <span>{isShared ? 'Udostępnij jeszcze raz' : 'Udostępnij link'}</span>
            </Button>
            <output />
          </Stack>
        </form>
        {isShared ? (
          <form method="post" action="/plany#polecenie">
            <Button type="submit" name="zamiar" value="zweryfikuj" isWide aria-describedby={NOTE}>
              Włącz zniżkę
            </Button>
          </form>
        ) : null}
        {isShared ? (
          <span id={NOTE}>{withNonBreakingSpaces('Od tej chwili masz 24 godziny na zakup.')}</span>
        ) : null}
      </Stack>
    </Text>
  );
}
