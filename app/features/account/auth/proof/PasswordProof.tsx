import { useRef, useState, type FormEvent } from 'react';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { noResponseSentence } from '../session/session-texts.ts';
import { proveByPassword } from './calls.ts';

type Fault = { place: 'password' | 'form'; sentence: string };

export function PasswordProof({ onProven }: { onProven: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await proveByPassword(password);
    setBusy(false);
    if (result.ok) return onProven();
    const place = result.code === 'invalid-credentials' || result.code === 'invalid' ? 'password' : 'form';
    setFault({ place, sentence: result.sentence ?? noResponseSentence(navigator.onLine) });
    if (place === 'password') input.current?.focus();
  }

  return (
    <Stack as="form" onSubmit={(event) => void send(event)} noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <Field label="Twoje hasło" error={fault?.place === 'password' ? fault.sentence : null}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            data-autofocus
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        Potwierdź
      </Button>
    </Stack>
  );
}
