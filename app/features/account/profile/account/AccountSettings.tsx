import type { Profile } from '#worker/services/account/profile.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { useSite } from '../../auth/session/use-user.ts';
import { ADDRESS_PATH } from '../../address-change/address-views.ts';
import { PasswordChange } from './PasswordChange.tsx';
import { ProfileSection } from '../ProfileSection.tsx';

export function AccountSettings({ profile }: { profile: Profile }) {
  const { person, hasPassword, hasGoogle, passkeys, addressWish } = profile;
  const { hasMail } = useSite();
  const ways = [
    hasPassword ? 'e-mailem i\u00a0hasłem' : null,
    hasGoogle ? 'przez Google' : null,
    passkeys.length > 0 ? 'kluczem dostępu' : null,
  ];
  return (
    <ProfileSection title="Ustawienia konta" id="konto">
      <Stack gap={5} width="form">
        {person.fullName === null ? null : (
          <Stack gap={1}>
            <Text as="span" size="small" tone="soft">
              Imię i&nbsp;nazwisko
            </Text>
            <Text as="span">{person.fullName}</Text>
          </Stack>
        )}
        <Field label="E-mail" hint={addressWish === null ? undefined : waitingSentence(addressWish.email)}>
          {(control) => (
            <TextInput {...control} type="email" readOnly autoComplete="off" value={person.email} />
          )}
        </Field>
        <div>
          <ButtonLink to={ADDRESS_PATH} tone="secondary">
            {addressWish === null ? 'Zmień adres' : 'Zobacz zmianę adresu'}
          </ButtonLink>
        </div>
        <Inline gap={2}>
          {hasMail ? (
            <Badge tone={person.emailConfirmed ? 'positive' : 'warning'}>
              {person.emailConfirmed ? 'Adres potwierdzony' : 'Adres niepotwierdzony'}
            </Badge>
          ) : null}
          <Text as="span" size="small" tone="soft">
            Logujesz się {ways.filter((way) => way !== null).join(' lub ')}.
          </Text>
        </Inline>
        <PasswordChange profile={profile} />
      </Stack>
    </ProfileSection>
  );
}

function waitingSentence(email: string): string {
  return `Na potwierdzenie czeka nowy adres: ${email}.`;
}
