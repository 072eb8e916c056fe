import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useAuthDialog } from './use-auth-dialog.ts';

/** Stands above the buttons that may make an account. What was typed waits in the dialog for who reads first. */
export function TermsNote() {
  const { close } = useAuthDialog();
  return (
    <Text size="small" tone="soft">
      {withNonBreakingSpaces('Zakładając konto, akceptujesz ')}
      <Link to="/regulamin" onClick={close}>
        regulamin
      </Link>
      {withNonBreakingSpaces(' i potwierdzasz, że masz ukończone 18 lat. Jak przetwarzamy dane, opisuje ')}
      <Link to="/polityka-prywatnosci" onClick={close}>
        polityka prywatności
      </Link>
      .
    </Text>
  );
}
