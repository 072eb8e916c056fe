// /drugi-krok: the password or Google was right, and the account asks for a passkey, too (docs/decisions.md 'Passkeys').
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { LinkPage } from '../../mailed-link/LinkPage.tsx';
import { CodeProof } from '../proof/CodeProof.tsx';
import { announce } from '../session/auth-channel.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

type SecondStepPageProps = { returnTo: string; fault: string | null };

export function SecondStepPage({ returnTo, fault }: SecondStepPageProps) {
  function goOn() {
    announce('SIGNED_IN');
    // A whole page, so that nothing of the stranger's stays.
    window.location.assign(returnTo);
  }
  return (
    <LinkPage
      colour="blue"
      title="Jeszcze jeden krok"
      text={withNonBreakingSpaces(
        'Twoje konto jest chronione kluczem dostępu. Użyj go: urządzenie poprosi o odcisk palca, twarz albo kod blokady.',
      )}
    >
      <Stack gap={5} width="form">
        <PasskeyButton isWide perform={({ signInByPasskey }) => signInByPasskey(false)} onDone={goOn}>
          Użyj klucza dostępu
        </PasskeyButton>
        <CodeProof action="/drugi-krok" returnTo={returnTo} fault={fault} />
      </Stack>
    </LinkPage>
  );
}
