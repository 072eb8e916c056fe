// /potwierdz?powrot=…, where a fresh proof is asked for without a dialog (docs/decisions.md 'A fresh proof').
import { data, Form, redirect, useNavigate, useNavigation } from 'react-router';
import type { ProofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { safeReturnPath, signInAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { proveByPassword } from '#worker/services/account/fresh-auth.ts';
import { proveByRecoveryCode, readProofWays } from '#worker/services/account/passkeys/prove.ts';
import { scopeContext } from '../../context.ts';
import { GoogleButton } from '../../features/account/auth/dialog/GoogleButton.tsx';
import { PasskeyButton } from '../../features/account/auth/passkey/PasskeyButton.tsx';
import { CodeProof } from '../../features/account/auth/proof/CodeProof.tsx';
import { PROOF_INTRO, PROOF_TITLE } from '../../features/account/auth/proof/texts.ts';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { Route } from './+types/proof.ts';

export const handle: PageHandle = { isPlace: false };

const HOME = '/profil';

export async function loader({ context, url }: Route.LoaderArgs) {
  const returnTo = safeReturnPath(url.searchParams.get('powrot')) ?? HOME;
  const ways = await personalData(readProofWays(context.get(scopeContext)), returnTo);
  return data({ ways, returnTo }, ways === null ? 503 : 200);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const returnTo = safeReturnPath(formText(form, 'powrot')) ?? HOME;
  const scope = context.get(scopeContext);
  const place = form.has('code') ? 'code' : 'password';
  try {
    const cookies = await (place === 'code'
      ? proveByRecoveryCode(scope, formText(form, 'code'))
      : proveByPassword(scope, formText(form, 'password')));
    return redirect(returnTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(signInAddress(returnTo));
    const isWrong = error.code === 'invalid-credentials' || error.code === 'invalid-code';
    const fault: ProofFault = { place: isWrong ? place : 'form', sentence: error.message };
    return data({ fault, returnTo }, error.status);
  }
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Potwierdź, że to Ty – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function Proof({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProofPage
      ways={loaderData.ways}
      returnTo={actionData?.returnTo ?? loaderData.returnTo}
      fault={actionData?.fault ?? null}
    />
  );
}

// /potwierdz: the fresh proof as a page, for the person who comes without the dialog (docs/decisions.md 'A fresh proof'). The password and the
// code work without JavaScript.
type ProofFault = { place: 'password' | 'code' | 'form'; sentence: string };

type ProofPageProps = { ways: ProofWays | null; returnTo: string; fault: ProofFault | null };

function ProofPage({ ways, returnTo, fault }: ProofPageProps) {
  const navigate = useNavigate();
  const sentenceAt = (place: ProofFault['place']) => (fault?.place === place ? fault.sentence : null);
  const other = sentenceAt('form');
  return (
    <LinkPage colour="blue" title={PROOF_TITLE} text={withNonBreakingSpaces(PROOF_INTRO)}>
      <Stack gap={5} width="form">
        {other === null ? null : <Notice tone="error">{other}</Notice>}
        {ways === null ? (
          <Notice tone="warning">
            Nie możemy teraz połączyć się z&nbsp;bazą danych. Odśwież stronę za chwilę.
          </Notice>
        ) : null}
        {ways?.passkey === true ? (
          <PasskeyButton
            isWide
            perform={({ proveByPasskey }) => proveByPasskey()}
            onDone={() => void navigate(returnTo, { replace: true })}
          >
            Potwierdź kluczem dostępu
          </PasskeyButton>
        ) : null}
        {ways?.password === true ? <PasswordForm returnTo={returnTo} fault={sentenceAt('password')} /> : null}
        {ways?.google === true ? <GoogleButton returnTo={returnTo} /> : null}
        {ways?.recoveryCode === true ? (
          <CodeProof action="/potwierdz" returnTo={returnTo} fault={sentenceAt('code')} />
        ) : null}
      </Stack>
    </LinkPage>
  );
}

function PasswordForm({ returnTo, fault }: { returnTo: string; fault: string | null }) {
  const isSending = useNavigation().formData?.has('password') === true;
  return (
    <Stack as={Form} method="post" action="/potwierdz" replace noValidate>
      <input type="hidden" name="powrot" value={returnTo} />
      <Field label="Twoje hasło" error={fault}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" busy={isSending}>
        Potwierdź
      </Button>
    </Stack>
  );
}
