// Tells a person that our mail does not reach them, and what to do (docs/decisions.md 'Addresses that mail does not reach').
import type { MailFault } from '#domain/platform/mail/carrier-event.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { useUser } from '../auth/session/use-user.ts';
import { ADDRESS_PATH } from './address-views.ts';

export function MailNotice({ fault }: { fault: MailFault | null }) {
  const email = useUser()?.email;
  if (fault === null || email === undefined) return null;
  return (
    <Notice tone="warning" action={<Link to={ADDRESS_PATH}>Popraw adres</Link>}>
      {fault === 'bounced' ? (
        <>
          Nie możemy dostarczyć poczty na <strong>{email}</strong>: wiadomości do nas wracają. Sprawdź, czy
          w&nbsp;adresie nie ma literówki, i&nbsp;popraw go. Do tego czasu wysyłamy tam tylko to, o&nbsp;co
          prosisz, i&nbsp;potwierdzenia umów.
        </>
      ) : (
        <>
          Nasza wiadomość do <strong>{email}</strong> została zgłoszona jako spam, więc wysyłamy tam tylko to,
          o&nbsp;co prosisz, i&nbsp;potwierdzenia umów. Jeśli to pomyłka, oznacz tę wiadomość w&nbsp;poczcie
          jako „to nie spam” albo podaj inny adres.
        </>
      )}
    </Notice>
  );
}
