// /profil (application.md §2 'Profile page'; decisions.md 'Session revocation', 'Data rights'): the four blocks of the
// specification, the devices, and what a person may do with their data.
import type { Profile } from '#worker/services/profile.ts';
import { tied } from '../../lib/typography.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccountSettings } from './AccountSettings.tsx';
import { Contact } from './Contact.tsx';
import { Devices } from './Devices.tsx';
import { Generations } from './Generations.tsx';
import { OwnAnalyses } from './OwnAnalyses.tsx';
import { OwnData } from './OwnData.tsx';
import { page } from './ProfilePage.css.ts';
import { ProfileUnavailable } from './ProfileUnavailable.tsx';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';

/** `profile` = null: the database is away. */
export function ProfilePage({ profile }: { profile: Profile | null }) {
  return (
    <Container className={page}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1}>Ustawienia profilu</Heading>
          <Text tone="soft">{tied('Twój plan, sposób logowania i wszystko, co o Tobie przechowujemy.')}</Text>
        </Stack>
        {profile === null ? <ProfileUnavailable /> : <Blocks profile={profile} />}
      </Stack>
    </Container>
  );
}

function Blocks({ profile }: { profile: Profile }) {
  return (
    <>
      <Columns layout="wide">
        <Generations subscription={profile.subscription} />
        <SubscriptionStatus subscription={profile.subscription} />
      </Columns>
      <AccountSettings profile={profile} />
      <Devices sessions={profile.sessions} />
      <OwnAnalyses analyses={profile.analyses} />
      <OwnData profile={profile} />
      <Contact />
    </>
  );
}
