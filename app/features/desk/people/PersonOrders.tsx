import { sumText } from '#domain/payments/plan/price.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { PersonAtDesk } from '#worker/services/desk/people.ts';
import { DeskPart } from '../DeskPart.tsx';
import { DeskTable } from '../DeskTable.tsx';

/** What the person has bought, with the provider's own numbers. */
export function PersonOrders({ data: { subscriptions, purchases } }: { data: PersonAtDesk }) {
  const when = (at: number | null) => (at === null ? '–' : polishMoment(at));
  return (
    <DeskPart title="Zamówienia">
      <DeskTable
        caption="Zamówienia"
        head={['Numer', 'Co', 'Kwota', 'Stan', 'Kupione', 'Odstąpienie lub zwrot']}
        rows={[
          ...subscriptions.map((row) => ({
            key: row.id,
            cells: [
              row.orderNumber,
              `Premium, ${row.id}`,
              row.amountGrosze === null ? '–' : sumText(row.amountGrosze),
              row.status,
              when(row.startedAt),
              when(row.withdrawnAt),
            ],
          })),
          ...purchases.map((row) => ({
            key: row.id,
            cells: [
              row.orderNumber ?? '–',
              `${row.courseId}, ${row.id}`,
              sumText(row.amountGrosze),
              row.withdrawnAt === null ? 'kupiony' : 'zamknięty',
              when(row.boughtAt),
              when(row.withdrawnAt),
            ],
          })),
        ]}
        none="Ta osoba nic nie kupiła."
      />
    </DeskPart>
  );
}
