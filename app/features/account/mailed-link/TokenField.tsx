import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { TOKEN_FIELD } from './early-token.ts';

type TokenFieldProps = {
  /** '' = not known: without JavaScript nobody but the person can tell. */
  token: string;
  fault?: string | null;
  /** The form changes nothing, so that it goes off once the link's token is there. */
  opens?: boolean;
};

/** The token of the mailed link in a form; where no script has taken it from the address, the person pastes the link. */
export function TokenField({ token, fault = null, opens = false }: TokenFieldProps) {
  if (token !== '') return <input type="hidden" name="token" value={token} />;
  return (
    // Hidden before React comes, if the address has the token (early-token.ts).
    <div {...{ [TOKEN_FIELD]: opens ? 'opens' : 'waits' }} suppressHydrationWarning>
      <Field
        label="Link z wiadomości"
        hint={withNonBreakingSpaces('Skopiuj cały link z naszej wiadomości i wklej go tutaj.')}
        error={fault}
      >
        {(control) => (
          <TextInput
            {...control}
            name="token"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
    </div>
  );
}
