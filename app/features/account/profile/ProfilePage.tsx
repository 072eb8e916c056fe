// /profil (docs/product.md 'Profile page'; docs/decisions.md 'Session revocation', 'Data rights'): the four blocks of the
// specification, the devices, and what a person may do with their data.
import type { Profile } from '#worker/services/account/profile.ts';
import { proofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { polishMomentInText } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { ProofHost } from '../auth/proof/ProofHost.tsx';
import { MailNotice } from '../address-change/MailNotice.tsx';
import { AccountSettings } from './account/AccountSettings.tsx';
import { Contact } from './Contact.tsx';
import { Devices } from './account/Devices.tsx';
import { Generations } from './Generations.tsx';
import type { Invoices } from './payments/InvoiceList.tsx';
import type { PaymentsResult } from './payments/action-result.ts';
import { OwnAnalyses } from './OwnAnalyses.tsx';
import { OwnData } from './account/OwnData.tsx';
import { Passkeys } from './keys/Passkeys.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { OwnPurchases } from './payments/OwnPurchases.tsx';
import { ProfileUnavailable } from './ProfileUnavailable.tsx';
import { SecurityHistory } from './account/SecurityHistory.tsx';
import { SubscriptionStatus } from './payments/SubscriptionStatus.tsx';

type ProfilePageProps = {
  /** Null = the database is away. */
  profile: Profile | null;
  /** Null = not asked for. */
  invoices: Invoices | null;
  /** What was done by a form about money or sessions, and what one was refused: for readers without JavaScript. */
  done: string | null;
  result: PaymentsResult | undefined;
};

export function ProfilePage({ profile, invoices, done, result }: ProfilePageProps) {
  return (
    <Container space="page">
      <Stack gap={6}>
        <Heading level={1}>Ja</Heading>
        {done === null ? null : <Notice tone="success">{done}</Notice>}
        {result?.state === 'refused' ? <Notice tone="error">{result.sentence}</Notice> : null}
        <OwnPlaces />
        <Stack gap={1}>
          <Heading level={2}>Ustawienia profilu</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces('Twój plan, sposób logowania i wszystko, co o Tobie przechowujemy.')}
          </Text>
        </Stack>
        {profile === null ? <ProfileUnavailable /> : <Blocks profile={profile} invoices={invoices} />}
      </Stack>
    </Container>
  );
}

const waysOf = ({ passkeys, ...profile }: Profile) =>
  proofWays({ ...profile, hasPasskeys: passkeys.length > 0 });

function Blocks({ profile, invoices }: { profile: Profile; invoices: Invoices | null }) {
  return (
    <>
      {profile.recoveryOpensAt === null ? null : (
        <Notice tone="warning">
          {withNonBreakingSpaces(
            `Ktoś poprosił obsługę o odzyskanie tego konta. Od ${polishMomentInText(profile.recoveryOpensAt)} link z e-maila pozwoli na nie wejść bez kluczy. Jeśli to nie Ty, odwołaj odzyskiwanie tym linkiem albo napisz do nas.`,
          )}
        </Notice>
      )}
      <MailNotice fault={profile.mailFault} />
      <Columns layout="wide">
        <Generations subscription={profile.subscription} />
        <SubscriptionStatus profile={profile} invoices={invoices} />
      </Columns>
      <OwnPurchases purchases={profile.purchases} />
      <AccountSettings profile={profile} />
      <Passkeys profile={profile} />
      <Devices sessions={profile.sessions} />
      <SecurityHistory />
      <OwnAnalyses analyses={profile.analyses} />
      <OwnData />
      <Contact />
      <ProofHost ways={waysOf(profile)} returnTo="/profil" />
    </>
  );
}
