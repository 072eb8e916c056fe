// /dashboard/cancel (docs/product.md 'Success and cancel pages'): nothing was paid; back to the dashboard after 3 s.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LinkPage } from '../../mailed-link/LinkPage.tsx';
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
        'Nic nie pobraliśmy i nic nie zostało kupione. Za chwilę otworzymy Twoją Ścieżkę.',
      )}
    >
      <Stack direction="row" gap={3}>
        <ButtonLink to="/dashboard">Przejdź teraz</ButtonLink>
        <ButtonLink to="/zamowienie/premium" tone="quiet">
          Wróć do zamówienia
        </ButtonLink>
      </Stack>
      <GoOnWithoutScript ms={GO_ON_MS} />
    </LinkPage>
  );
}
