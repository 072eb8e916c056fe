import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';

const NEW_TAB = withNonBreakingSpaces(' (otwiera się w nowej karcie)');

/** Stands above the buttons that may make an account. They open beside the dialog, where what was typed waits for who reads first. */
export function TermsNote() {
  return (
    <Text size="small" tone="soft">
      {withNonBreakingSpaces('Zakładając konto, akceptujesz ')}
      <Link to="/regulamin" target="_blank">
        regulamin
        <VisuallyHidden>{NEW_TAB}</VisuallyHidden>
      </Link>
      {withNonBreakingSpaces(' i potwierdzasz, że masz ukończone 18 lat. Jak przetwarzamy dane, opisuje ')}
      <Link to="/polityka-prywatnosci" target="_blank">
        polityka prywatności
        <VisuallyHidden>{NEW_TAB}</VisuallyHidden>
      </Link>
      .
    </Text>
  );
}
