// /panel/fakty: what is missing or old in the tables that advice rests on.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { type FactsAtDesk, readFacts } from '#worker/services/desk/facts.ts';
import { scopeContext } from '../../context.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { DeskPart } from '../../features/desk/DeskPart.tsx';
import { DeskTable } from '../../features/desk/DeskTable.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/facts.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(readFacts(context.get(scopeContext)), url);
}

export const meta = deskMeta('Fakty');

export default function FactsRoute({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />;
}

const AGES = { fresh: 'świeże', old: 'starsze niż 13 miesięcy', undated: 'bez daty' } as const;

function FactsPage({ operator, data }: FactsAtDesk) {
  const { path, name } = DESK_PAGES.facts;
  const { withoutPay, occupations, licences, uncheckedLicences, sources, measures } = data;
  return (
    <DeskPage operator={operator} path={path} title={name}>
      <DeskPart title="Źródła">
        <DeskTable
          caption="Źródła"
          head={['Źródło', 'Ogłoszone', 'Stan']}
          rows={sources.map((source) => ({
            key: source.name,
            cells: [
              source.name,
              source.published === null ? '–' : polishDate(source.published),
              AGES[source.state],
            ],
          }))}
        />
        <Text>
          Uprawnienia bez sprawdzonej podstawy prawnej: {uncheckedLicences} z&nbsp;{licences}.
        </Text>
      </DeskPart>
      <DeskPart title={`Zawody bez grupy płac: ${withoutPay.length} z\u00a0${occupations}`}>
        <Disclosure summary="Pokaż listę">
          <DeskTable
            caption="Zawody bez grupy płac"
            head={['Zawód', 'Kod', 'Dlaczego']}
            rows={withoutPay.map((one) => ({ key: one.id, cells: [one.name, one.code, one.payNote ?? '–'] }))}
            none="Każdy zawód ma swoją grupę."
          />
        </Disclosure>
      </DeskPart>
      <DeskPart title="Miary na osobach">
        <Text>
          Zapisane {polishDate(measures.date)} poleceniem <code>npm run evaluate -- --write</code>: osób{' '}
          {measures.sizes.personas}, zdań {measures.sizes.sentences}. Nowe uruchomienie zapisuje tabelę
          w&nbsp;repozytorium.
        </Text>
        <DeskTable
          caption="Miary"
          head={['Miara', 'Wynik', 'Musi', 'Cel']}
          rows={measures.rows.map(({ measure, unit, measured, must, aim }) => ({
            key: measure,
            cells: [measure, shown(unit, measured), shown(unit, must), shown(unit, aim)],
          }))}
        />
      </DeskPart>
    </DeskPage>
  );
}

function shown(unit: string, value: number | null): string {
  if (value === null) return '–';
  // Rounded down, as on /dane-i-metoda: what misses its mark must not look as if it met it.
  if (unit === 'share') return `${String(Math.floor(value * 1000 + 1e-6) / 10).replace('.', ',')}%`;
  return unit === 'ms' ? `${value.toFixed(2).replace('.', ',')} ms` : String(value);
}
