import { polishMoment } from '#domain/platform/polish-date.ts';
import type { DisputeRow } from '#worker/services/desk/orders.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { amountText, ProviderLink } from './order-cells.tsx';

type DisputesProps = { disputes: readonly DisputeRow[] | null; providerPage: string | null };

/** As the provider has them now: only there can one be answered. */
export function Disputes({ disputes, providerPage }: DisputesProps) {
  if (disputes === null)
    return <Notice tone="warning">Operator płatności nie odpowiada albo płatności są wyłączone.</Notice>;
  return (
    <DeskTable
      caption="Spory"
      head={['Spór', 'Płatność', 'Kwota', 'Stan', 'Odpowiedź do']}
      rows={disputes.map((one) => ({
        key: one.id,
        cells: [
          <ProviderLink key="spor" page={providerPage} id={one.id} />,
          <ProviderLink key="platnosc" page={providerPage} id={one.paymentId} />,
          amountText(one.amountGrosze, one.currency),
          one.status,
          one.dueAt === null ? '–' : polishMoment(one.dueAt),
        ],
      }))}
      none="Nie ma sporów."
    />
  );
}
