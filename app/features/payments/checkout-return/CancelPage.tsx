// /dashboard/cancel (docs/product.md 'Success and cancel pages'): nothing was paid; back to the dashboard after 3 s.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { LinkPage } from '../../account/mailed-link/LinkPage.tsx';
import { GoOnWithoutScript } from './refresh.tsx';
import { useGoOn } from './use-go-on.ts';

const GO_ON_MS = 3_000;

export function CancelPage() {
  useGoOn(GO_ON_MS);
  return (
    <LinkPage
      colour="yellow"
      title="Płatność anulowana"
      text={withNonBreakingSpaces(
        'Nic nie pobraliśmy i nic nie zostało kupione. Za chwilę przejdziesz na swoją ścieżkę.',
      )}
    >
      <Inline>
        <ButtonLink to="/dashboard">Przejdź teraz</ButtonLink>
        <ButtonLink to="/zamowienie/premium" tone="quiet">
          Wróć do zamówienia
        </ButtonLink>
      </Inline>
      <GoOnWithoutScript ms={GO_ON_MS} />
    </LinkPage>
  );
}
