// /drugi-krok, between the first factor and the second. Anyone who has no first factor is led to the sign-in.
import { data, redirect } from 'react-router';
import { AFTER_LOGIN, safeReturnPath } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { pendingSecondFactor, signInByRecoveryCode } from '#worker/services/account/passkeys/sign-in.ts';
import { scopeContext } from '../../context.ts';
import { PasskeyButton } from '../../features/account/auth/passkey/PasskeyButton.tsx';
import { CodeProof } from '../../features/account/auth/proof/CodeProof.tsx';
import { announce } from '../../features/account/auth/session/auth-channel.ts';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { Route } from './+types/second-step.ts';

export const handle: PageHandle = { isPlace: false };

const AGAIN = '/?wymagane=logowanie';

export function loader({ context, url }: Route.LoaderArgs) {
  if (!pendingSecondFactor(context.get(scopeContext))) throw redirect(AGAIN);
  return { returnTo: safeReturnPath(url.searchParams.get('powrot')) ?? AFTER_LOGIN };
}

/** The recovery code; the passkey is a call (features/account/auth/passkey/ceremony.ts). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const returnTo = safeReturnPath(formText(form, 'powrot')) ?? AFTER_LOGIN;
  try {
    const { cookies } = await signInByRecoveryCode(context.get(scopeContext), formText(form, 'code'));
    return redirect(returnTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(AGAIN);
    return data({ fault: error.message, returnTo }, error.status);
  }
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Jeszcze jeden krok – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecondStepPage
      returnTo={actionData?.returnTo ?? loaderData.returnTo}
      fault={actionData?.fault ?? null}
    />
  );
}

// /drugi-krok: the password or Google was right, and the account asks for a passkey, too (docs/decisions.md 'Passkeys').
type SecondStepPageProps = { returnTo: string; fault: string | null };

function SecondStepPage({ returnTo, fault }: SecondStepPageProps) {
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
