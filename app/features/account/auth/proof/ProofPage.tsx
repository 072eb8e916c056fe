// /potwierdz: the fresh proof as a page, for whoever comes without the dialog (docs/decisions.md 'A fresh proof'). The password and the
// code work without JavaScript.
import { Form, useNavigate, useNavigation } from 'react-router';
import type { ProofWays } from '#domain/account/auth/passkeys/passkeys.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { LinkPage } from '../../mailed-link/LinkPage.tsx';
import { GoogleButton } from '../dialog/GoogleButton.tsx';
import { PasskeyButton } from '../passkey/PasskeyButton.tsx';
import { CodeProof } from './CodeProof.tsx';
import { PROOF_INTRO, PROOF_TITLE } from './texts.ts';

export type ProofFault = { place: 'password' | 'code' | 'form'; sentence: string };

type ProofPageProps = { ways: ProofWays | null; returnTo: string; fault: ProofFault | null };

export function ProofPage({ ways, returnTo, fault }: ProofPageProps) {
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
