import { useId } from 'react';
import { Form } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';
import { useReferral } from './use-referral.ts';

/** The two presses before the discount: share, then verify. */
export function ReferralForms({ isShared: wasShared }: { isShared: boolean }) {
  const { origin } = useSite();
  const { share, verify, isShared, isCopied, busy } = useReferral(wasShared);
  const verifyNote = useId();
  return (
    <Text as="div" size="small" measure="full">
      <Stack gap={3}>
        <Field label="Link do wysłania">
          {(control) => <TextInput {...control} readOnly value={`${origin}/`} onFocus={select} />}
        </Field>
        <Form method="post" action="/plany#polecenie" onSubmit={share}>
          <Button
            type="submit"
            name="zamiar"
            value="udostepnij"
            tone={isShared ? 'secondary' : 'primary'}
            isWide
            busy={busy === 'share'}
          >
            <Icon name={isCopied ? 'check' : 'share'} />
            {isCopied ? 'Skopiowano!' : isShared ? 'Udostępnij jeszcze raz' : 'Udostępnij link'}
          </Button>
        </Form>
        {isShared ? (
          <Form method="post" action="/plany#polecenie" onSubmit={verify}>
            <Button
              type="submit"
              name="zamiar"
              value="zweryfikuj"
              isWide
              busy={busy === 'verify'}
              aria-describedby={verifyNote}
            >
              Zweryfikuj
            </Button>
          </Form>
        ) : null}
        {isShared ? (
          <span id={verifyNote}>{withNonBreakingSpaces('Od tej chwili masz 24 godziny na zakup.')}</span>
        ) : null}
      </Stack>
    </Text>
  );
}

function select(event: { currentTarget: HTMLInputElement }) {
  event.currentTarget.select();
}
