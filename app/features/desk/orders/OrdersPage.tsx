// /panel/zamowienia: a search, a list at a time, and what may be done about each.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import type { OrdersPage as Orders, OrderView } from '#worker/services/desk/orders.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import type { DeedOutcome } from '../deed-outcome.ts';
import { DeskPage } from '../DeskPage.tsx';
import { DeskSearch } from '../DeskSearch.tsx';
import { OlderRows } from '../OlderRows.tsx';
import { Disputes } from './Disputes.tsx';
import { FailedRefunds } from './FailedRefunds.tsx';
import { OrderList } from './OrderList.tsx';
import { Unmatched } from './Unmatched.tsx';

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
        <Inline as="ul" gap={2}>
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
        </Inline>
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
