// /dashboard/cancel, where the provider leads back to without a payment.
import { scopeContext } from '../../context.ts';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import { GoOnWithoutScript, useGoOn } from '../../features/payments/checkout-return/refresh.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import type { Route } from './+types/checkout-cancel.ts';

export const handle: PageHandle = { isPlace: false };

export async function loader({ context }: Route.LoaderArgs) {
  await personalData(context.get(scopeContext).accountState(), '/dashboard/cancel');
  return null;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Płatność anulowana – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutCancel() {
  return <CancelPage />;
}

// /dashboard/cancel (docs/product.md 'Success and cancel pages'): nothing was paid; back to the dashboard after 3 s.
const GO_ON_MS = 3_000;

function CancelPage() {
  useGoOn(GO_ON_MS);
  return (
    <LinkPage
      colour="yellow"
      title="Płatność anulowana"
      text={withNonBreakingSpaces(
        'Nic nie pobraliśmy i nic nie zostało kupione. Za chwilę przejdziesz do „Dziś”.',
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
