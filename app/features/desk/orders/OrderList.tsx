import { polishMoment } from '#domain/platform/polish-date.ts';
import type { OrderRow } from '#worker/services/desk/orders.ts';
import { DeedForm } from '../DeedForm.tsx';
import { DeskTable } from '../DeskTable.tsx';
import { amountText, PersonLink, ProviderLink } from './order-cells.tsx';

type OrderListProps = { rows: readonly OrderRow[]; providerPage: string | null; isSearch: boolean };

export function OrderList({ rows, providerPage, isSearch }: OrderListProps) {
  return (
    <DeskTable
      caption="Zamówienia"
      head={['Numer', 'Co', 'Kwota', 'Stan', 'Kupione', 'Kto', 'U operatora płatności', 'Uzgodnij']}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          row.number ?? '–',
          row.what,
          amountText(row.amountGrosze, row.currency),
          row.state,
          polishMoment(row.at),
          <PersonLink key="kto" id={row.personId} />,
          <ProviderLink key="operator" page={providerPage} id={row.id} />,
          row.customerId === null ? (
            '–'
          ) : (
            <DeedForm key="uzgodnij" deed="uzgodnij" button="Uzgodnij" asksWhy={false}>
              <input type="hidden" name="customer" value={row.customerId} />
            </DeedForm>
          ),
        ],
      }))}
      none={isSearch ? 'Nie ma takiego zamówienia.' : 'Nic tu nie ma.'}
    />
  );
}
