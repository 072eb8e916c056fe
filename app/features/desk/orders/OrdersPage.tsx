// /panel/zamowienia: a search, a list at a time, and what may be done about each.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import type { DisputeRow, OrderRow, OrdersPage as Orders, OrderView } from '#worker/services/desk/orders.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { pushedRow } from '../../../ui/layout/pushed-row.css.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { DeedForm } from '../DeedForm.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { DeskSearch } from '../DeskSearch.tsx';
import { OlderRows } from '../OlderRows.tsx';
import { DeskTable } from '../DeskTable.tsx';
import type { DeedOutcome } from '../deed-outcome.ts';

const VIEWS: Record<OrderView, string> = {
  kursy: 'Kursy',
  premium: 'Premium',
  odstapienia: 'Czekają na zwrot',
  zwroty: 'Nieudane zwroty',
  niedopasowane: 'Płatności bez kursu',
  spory: 'Spory',
};

type OrdersPageProps = AtDesk<Orders> & { outcome: DeedOutcome; typed: Record<string, string> };

export function OrdersPage({ operator, data, outcome, typed }: OrdersPageProps) {
  const { path, name } = DESK_PAGES.orders;
  const { view, wanted, list, disputes, providerPage } = data;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      <DeskSearch
        path={path}
        label="Numer zamówienia albo identyfikator płatności"
        name="numer"
        wanted={wanted}
      />
      <nav aria-label="Listy zamówień">
        <ul className={pushedRow}>
          {Object.entries(VIEWS).map(([id, label]) => (
            <li key={id}>
              <TagLink
                to={`${path}?widok=${id}`}
                aria-current={wanted === null && id === view ? 'page' : undefined}
              >
                {label}
              </TagLink>
            </li>
          ))}
        </ul>
      </nav>
      {view === 'spory' && wanted === null ? (
        <Disputes disputes={disputes} providerPage={providerPage} />
      ) : view === 'zwroty' && wanted === null ? (
        <FailedRefunds rows={list.rows} providerPage={providerPage} />
      ) : view === 'niedopasowane' && wanted === null ? (
        <Unmatched rows={list.rows} providerPage={providerPage} typed={typed} />
      ) : (
        <OrderList rows={list.rows} providerPage={providerPage} isSearch={wanted !== null} />
      )}
      <OlderRows path={path} search={`widok=${view}`} next={list.next} />
    </DeskPage>
  );
}

type DisputesProps = { disputes: readonly DisputeRow[] | null; providerPage: string | null };

/** As the provider has them now: only there can one be answered. */
function Disputes({ disputes, providerPage }: DisputesProps) {
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

type OrderListProps = { rows: readonly OrderRow[]; providerPage: string | null; isSearch: boolean };

function OrderList({ rows, providerPage, isSearch }: OrderListProps) {
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

// Refunds that a bank sent back: who is owed what, until somebody has paid it in another way.
type FailedRefundsProps = { rows: readonly OrderRow[]; providerPage: string | null };

function FailedRefunds({ rows, providerPage }: FailedRefundsProps) {
  if (rows.length === 0)
    return <Text tone="soft">{withNonBreakingSpaces('Nie ma nieudanych zwrotów.')}</Text>;
  return (
    <Stack gap={4}>
      <Text>
        {withNonBreakingSpaces(
          'Bank odesłał te zwroty. Jeśli znamy adres e-mail osoby, wysłaliśmy jej wiadomość. Zwróć pieniądze jeszcze raz w Stripe albo przelewem na konto, które ta osoba poda, a potem wpisz tu, jak wróciły.',
        )}
      </Text>
      <Stack as="ul" gap={4}>
        {rows.map((row) => (
          <Card as="li" key={row.id}>
            <Stack gap={4}>
              <Heading level={2} size={3}>
                {amountText(row.amountGrosze, row.currency)}, {row.what}
              </Heading>
              <Text size="small" tone="soft">
                {row.number === null ? null : `${row.number}, `}
                <ProviderLink page={providerPage} id={row.state} />, {polishMoment(row.at)},{' '}
                <PersonLink id={row.personId} />
              </Text>
              <DeedForm deed="oddane" button="Pieniądze oddane">
                <input type="hidden" name="refund" value={row.id} />
              </DeedForm>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

// Money that fits no course: it becomes somebody's, or it goes back.
type UnmatchedProps = {
  rows: readonly OrderRow[];
  providerPage: string | null;
  /** What was refused, to be mended. */
  typed: Record<string, string>;
};

function Unmatched({ rows, providerPage, typed }: UnmatchedProps) {
  if (rows.length === 0)
    return <Text tone="soft">{withNonBreakingSpaces('Każda płatność ma swój kurs.')}</Text>;
  return (
    <Stack as="ul" gap={4}>
      {rows.map((row) => (
        <Card as="li" key={row.id}>
          <Stack gap={4}>
            <Heading level={2} size={3}>
              {amountText(row.amountGrosze, row.currency)}, {row.what}
            </Heading>
            <Text size="small" tone="soft">
              <ProviderLink page={providerPage} id={row.id} />, {polishMoment(row.at)},{' '}
              <PersonLink id={row.personId} />
            </Text>
            <Columns layout="pair">
              <DeedForm deed="przypisz" button="Przypisz" tone="primary">
                <input type="hidden" name="payment" value={row.id} />
                <Input label="Adres e-mail osoby" name="address" type="email" row={row} typed={typed} />
                <Input label="Identyfikator kursu" name="course" type="text" row={row} typed={typed} />
              </DeedForm>
              <DeedForm deed="zwroc" button="Zwróć pieniądze">
                <input type="hidden" name="payment" value={row.id} />
              </DeedForm>
            </Columns>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

type InputProps = {
  label: string;
  name: string;
  type: 'email' | 'text';
  row: OrderRow;
  typed: Record<string, string>;
};

function Input({ label, name, type, row, typed }: InputProps) {
  const value = typed['payment'] === row.id ? typed[name] : undefined;
  return (
    <Field label={label}>
      {(control) => (
        <TextInput {...control} name={name} type={type} defaultValue={value} autoComplete="off" required />
      )}
    </Field>
  );
}

// Parts of an order's row that several lists share.

/** In złoty, or whatever it was paid in. */
function amountText(grosze: number | null, currency: string): string {
  if (grosze === null) return '–';
  return currency === 'pln' ? sumText(grosze) : `${grosze / 100} ${currency.toUpperCase()}`;
}

function PersonLink({ id }: { id: string | null }) {
  return id === null ? 'konto usunięte' : <Link to={`/panel/osoby/${id}`}>{id.slice(0, 8)}</Link>;
}

/** At the provider, where it is not one of this machine. */
function ProviderLink({ page, id }: { page: string | null; id: string }) {
  const kind = id.startsWith('sub_') ? 'subscriptions' : id.startsWith('du_') ? 'disputes' : 'payments';
  return page === null ? id : <Link to={`${page}${kind}/${id}`}>{id}</Link>;
}
