// The press that confirms an address: in the session that registered it is enough, elsewhere it takes the password, or a new one for
// whoever knows none (docs/decisions.md 'Whose password it is').
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useUser } from '../auth/session/use-user.ts';
import { LinkPage } from './LinkPage.tsx';
import { TokenField } from './TokenField.tsx';

type AskForProofProps = {
  token: string;
  refusal: { place: 'token' | 'password' | 'form'; sentence: string } | null;
  returnTo: string | null;
};

export function AskForProof({ token, refusal, returnTo }: AskForProofProps) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formAction === '/potwierdz-email';
  const asksPassword = useUser() === null || refusal?.place === 'password';
  const errorAt = (place: string) => (refusal?.place === place ? refusal.sentence : null);
  useEffect(() => {
    const control = element.current?.elements.namedItem(refusal?.place ?? '');
    if (control instanceof HTMLElement) control.focus();
  }, [refusal]);
  return (
    <LinkPage
      colour="blue"
      title="Potwierdź adres e-mail"
      text={withNonBreakingSpaces(
        asksPassword
          ? 'Wpisz hasło do konta. Dzięki temu nikt obcy nie założy konta na Twój adres.'
          : 'Jeszcze jedno naciśnięcie i Twoje konto jest gotowe.',
      )}
    >
      <Stack as={Form} width="form" ref={element} method="post" action="/potwierdz-email" replace noValidate>
        {refusal?.place === 'form' ? <Notice tone="error">{refusal.sentence}</Notice> : null}
        <TokenField token={token} fault={errorAt('token')} />
        <ReturnField returnTo={returnTo} />
        {asksPassword ? (
          <Field label="Hasło" error={errorAt('password')}>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
        ) : null}
        <Inline>
          <Button type="submit" busy={isSending}>
            Potwierdzam adres
          </Button>
          {asksPassword ? (
            <Button type="submit" tone="secondary" name="intent" value="nowe-haslo" disabled={isSending}>
              Nie znam hasła
            </Button>
          ) : null}
        </Inline>
        {asksPassword ? (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Nie znasz hasła albo ktoś inny założył to konto? Potwierdź adres bez niego: dotychczasowe hasło i wszystkie sesje przestaną działać, a Ty ustawisz nowe.',
            )}
          </Text>
        ) : null}
        {token === '' ? (
          <Text size="small">
            <Link to="/potwierdz-email?nowy=tak">Nie mam linku, wyślijcie nowy</Link>
          </Text>
        ) : null}
      </Stack>
    </LinkPage>
  );
}

export function ReturnField({ returnTo }: { returnTo: string | null }) {
  return returnTo === null ? null : <input type="hidden" name="powrot" value={returnTo} />;
}
