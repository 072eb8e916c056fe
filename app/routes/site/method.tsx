// /dane-i-metoda: a text like the others (page.tsx), with what is counted.
import type { ReactNode } from 'react';
import { readPage } from '#content/pages.server.ts';
import { percentGivenBack, type RunFigures, RUNS_COUNTED_DAYS } from '#domain/advice/analysis/run-figures.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { typeset } from '#domain/platform/typography.ts';
import { readRunFigures } from '#worker/services/desk/site-figures.ts';
import { scopeContext } from '../../context.ts';
import { table, text } from '../../features/site/article/Prose.css.ts';
import { caption } from './method.css.ts';
import { RankingDrawing } from '../../features/site/method/RankingDrawing.tsx';
import { type Method, readMethod } from '../../features/site/method/method.server.ts';
import { placesOf, StaticPage } from '../../features/site/pages/StaticPage.tsx';
import { facts, name, record, records } from '../../features/site/pages/StoredRecords.css.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/method.ts';

export const handle: PageHandle = { hydrate: false };

const SLUG = 'dane-i-metoda';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const [runs, page, method] = await Promise.all([readRunFigures(scope), readPage(SLUG), readMethod()]);
  if (page === null) throw new Response(null, { status: 404 });
  const { operator } = scope.config;
  const path = `/${SLUG}`;
  const head = pageHead(
    {
      title: page.seoTitle,
      description: page.seoDescription,
      path,
      structured: [breadcrumbs(scope.origin, [{ name: page.title, path }])],
    },
    scope.origin,
  );
  return { page, operator, method, runs, head };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

export default function MethodRoute({ loaderData }: Route.ComponentProps) {
  const { page, operator, method, runs } = loaderData;
  return <StaticPage page={page} places={{ ...placesOf(operator), ...methodPlaces(method, runs) }} />;
}

// What code fills into /dane-i-metoda: {{ranking}}, {{coverage}}, {{measures}}, {{runs}}, {{sources}}. Figures come from the tables,
// the last measuring and the service itself; none stands in the text.
function methodPlaces(method: Method, runs: RunFigures | null): Readonly<Record<string, ReactNode>> {
  return {
    ranking: <RankingDrawing occupations={method.coverage.occupations} />,
    coverage: <Coverage coverage={method.coverage} />,
    measures: <Measures measures={method.measures} />,
    runs: <Runs runs={runs} />,
    sources: <Sources method={method} />,
  };
}

function Coverage({ coverage: { occupations, withPay, withDemand } }: { coverage: Method['coverage'] }) {
  const share = (part: number) => Math.round((100 * part) / occupations);
  const withoutPay = occupations - withPay;
  return (
    <div className={text}>
      <p>
        {typeset(
          `Mamy ${occupations} zawodów. Statystyki zarobków nie mamy dla ${withoutPay} z nich, czyli ${share(withoutPay)}%. Prognozę zapotrzebowania podajemy tylko tam, gdzie zawód na pewno należy do grupy z Barometru: przy ${withDemand} zawodach, czyli ${share(withDemand)}%. Przy pozostałych piszemy, że liczby brak.`,
        )}
      </p>
    </div>
  );
}

const PERSONS = ['osoba', 'osoby', 'osób'] as const;
const SENTENCES = ['zdanie', 'zdania', 'zdań'] as const;

function Measures({ measures: { day, personas, sentences, rows } }: { measures: Method['measures'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={table} aria-label="Wyniki sprawdzania rankingu" tabIndex={0}>
      <table>
        <caption className={caption}>
          Pomiar z dnia <time dateTime={day}>{polishDate(day)}</time>:{' '}
          {typeset(`${pluralized(personas, PERSONS)} i ${pluralized(sentences, SENTENCES)}.`)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Co liczymy</th>
            <th scope="col">Wynik</th>
            <th scope="col">Wymagamy</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never move
            <tr key={at}>
              <td>{typeset(row.name)}</td>
              <td>{row.measured}</td>
              <td>{row.must}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Runs({ runs }: { runs: RunFigures | null }) {
  const percent = runs === null ? null : percentGivenBack(runs);
  return (
    <div className={text}>
      {runs === null || percent === null ? (
        <p>{typeset('Za mało analiz, żeby podać udział.')}</p>
      ) : (
        <p>
          {typeset(`Z ${runs.ended} analiz z ostatnich ${RUNS_COUNTED_DAYS} dni do limitu nie wliczyliśmy `)}
          <strong>{percent}%</strong>
          {typeset(` (${runs.givenBack}), bo się nie udały. `)}
          <span className={facts}>
            Stan na{' '}
            <time dateTime={new Date(runs.countedAt).toISOString()}>{polishDate(runs.countedAt)}</time>.
          </span>
        </p>
      )}
      <p>
        {typeset(
          'Gdy analiza się nie uda, na przykład model milczy albo przysyła odpowiedź z błędem, Twój limit się nie zmienia. Liczymy to raz na dobę.',
        )}
      </p>
    </div>
  );
}

function Sources({ method: { sources, nameSource, credits } }: { method: Method }) {
  return (
    <div className={text}>
      <dl className={records}>
        {sources.map((source) => (
          <div key={source.name} className={record}>
            <dt className={name}>
              <a href={source.url}>{typeset(source.name)}</a>
            </dt>
            <dd>{typeset(source.gives)}</dd>
            <dd className={facts}>
              {typeset(source.date)} · {typeset(source.terms)}
            </dd>
          </div>
        ))}
      </dl>
      <h3>Wymagane podpisy</h3>
      <ul>
        {[...credits, `${nameSource}.`].map((credit) => (
          <li key={credit}>{typeset(credit)}</li>
        ))}
      </ul>
    </div>
  );
}
