// 'Nie pamiętasz hasła?': asks for a link by mail. The response is the same whether there is such an account or not.
import { faultOfEmail } from '#domain/account/auth/credentials.ts';
import { useAtom } from 'jotai';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { forgotPassword } from './account-calls.ts';
import { AUTH_TEXTS, FORGOT_INTRO, FORGOT_SENT } from './auth-texts.ts';
import { noResponseSentence } from '../session/session-texts.ts';
import { useAuthCall } from './use-auth-call.ts';
import { authDraftAtom } from './use-auth-form.ts';

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [draft, setDraft] = useAtom(authDraftAtom);
  const [isSent, setSent] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { fault, isBusy, during, fail } = useAuthCall((place: 'email' | 'form') => {
    if (place === 'email') email.current?.focus();
  });

  // The button that led here is gone, and later the field, too: the focus follows what took their place.
  useEffect(() => {
    if (isSent) back.current?.focus();
    else email.current?.focus();
  }, [isSent]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typo = faultOfEmail(draft.email);
    if (typo !== null) return fail('email', typo);
    const result = await during(forgotPassword({ email: draft.email }));
    if (result.ok) setSent(true);
    else fail('form', result.sentence ?? noResponseSentence(navigator.onLine));
  }

  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <div aria-live="polite">
        {isSent ? <Notice tone="success">{FORGOT_SENT}</Notice> : <Text tone="soft">{FORGOT_INTRO}</Text>}
      </div>
      {isSent ? null : (
        <>
          <Field label="E-mail" error={fault?.place === 'email' ? fault.sentence : null}>
            {(control) => (
              <TextInput
                {...control}
                ref={email}
                type="email"
                name="email"
                autoComplete="username"
                required
                value={draft.email}
                onChange={(event) => setDraft({ ...draft, email: event.target.value })}
              />
            )}
          </Field>
          <Button type="submit" busy={isBusy}>
            {AUTH_TEXTS.forgot.submit}
          </Button>
        </>
      )}
      <Inline gap={0} justify="center" paddingBlockStart={3} rule="above">
        <Button tone="quiet" ref={back} onClick={onBack}>
          Wróć do logowania
        </Button>
      </Inline>
    </Stack>
  );
}
