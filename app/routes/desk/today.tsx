// /panel: what happened today and in the thirty days before.
import { DESK_PAGES } from '#domain/desk/roles.ts';
import { isUnusual, medianOf } from '#domain/desk/unusual.ts';
import type { AtDesk } from '#worker/services/desk/desk.ts';
import { type Today, todayAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { DeskPage } from '../../features/desk/DeskPage.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { bar, drawing, today } from './today.css.ts';
import { valueText, wordsOf } from '../../features/desk/today/figure-words.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/today.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(todayAtDesk(context.get(scopeContext)), url);
}

export const meta = deskMeta('Dziś');

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}

// /panel: thirty days of each figure, what is out of the ordinary first.
type Shown = { figure: string; series: readonly (number | null)[]; isOdd: boolean };

function TodayPage({ operator, data }: AtDesk<Today>) {
  const { path, name } = DESK_PAGES.today;
  const shown = Object.entries(data.figures).map(([figure, series]): Shown => {
    const { watched } = wordsOf(figure);
    return { figure, series, isOdd: watched !== null && isUnusual(series, watched) };
  });
  const odd = shown.filter(({ isOdd }) => isOdd);
  return (
    <DeskPage operator={operator} path={path} title={name}>
      <Stack gap={1}>
        <Text>{withNonBreakingSpaces(monthSentence(data.month))}</Text>
        <Text>{withNonBreakingSpaces(analysisSentence(data.figures))}</Text>
      </Stack>
      {odd.length === 0 ? (
        <Text tone="soft">Nic nie odbiega od zwykłych dni.</Text>
      ) : (
        <Figures title="Inaczej niż zwykle" shown={odd} />
      )}
      <Figures title="Ostatnie 30 dni" shown={shown.filter(({ isOdd }) => !isOdd)} />
    </DeskPage>
  );
}

function Figures({ title, shown }: { title: string; shown: readonly Shown[] }) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <Columns layout="narrow" gap={4}>
        {shown.map((one) => (
          <Figure key={one.figure} {...one} />
        ))}
      </Columns>
    </Stack>
  );
}

function Figure({ figure, series, isOdd }: Shown) {
  const { name, unit } = wordsOf(figure);
  const text = (value: number | null | undefined) => valueText(value ?? null, unit);
  const usual = medianOf(series.slice(0, -1));
  const most = series.reduce<number | null>(
    (top, value) => (value === null ? top : Math.max(top ?? 0, value)),
    null,
  );
  return (
    <Card>
      <Stack gap={2}>
        <Inline gap={2}>
          <Text as="strong">{name}</Text>
          {isOdd ? <Badge tone="warning">uwaga</Badge> : null}
        </Inline>
        <Text hasFigures>
          dziś {text(series.at(-1))}, wczoraj {text(series.at(-2))}
        </Text>
        {most === null ? null : <DayBars name={name} series={series} most={text(most)} />}
        {usual === null ? null : (
          <Text size="small" tone="soft" hasFigures>
            zwykle {text(usual)} na dzień
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function monthSentence({ spentMicro, limitMicro }: Today['month']): string {
  if (spentMicro === null) return 'Koszt modelu w tym miesiącu: nieznany, bo nie ma cen w konfiguracji.';
  const spent = `Koszt modelu w tym miesiącu: ${valueText(spentMicro, 'micro')}`;
  return limitMicro === null
    ? `${spent}, bez limitu.`
    : `${spent} z ${valueText(limitMicro, 'micro')}. Przed przekroczeniem limitu pisanie się wyłączy.`;
}

/** Of the days that know both. */
function analysisSentence(figures: Today['figures']): string {
  const [costs = [], done = []] = [figures['cost_micro:analysis'], figures['runs_done']];
  const days = costs.flatMap((cost, day) => (cost === null ? [] : [{ cost, runs: done[day] ?? 0 }]));
  const runs = days.reduce((sum, day) => sum + day.runs, 0);
  if (runs === 0) return 'Koszt jednej analizy: jeszcze nieznany.';
  const cost = days.reduce((sum, day) => sum + day.cost, 0);
  return `Koszt jednej gotowej analizy, średnio z 30 dni: ${valueText(cost / runs, 'micro')}.`;
}

const HEIGHT = 30;

type DayBarsProps = { name: string; series: readonly (number | null)[]; most: string };

/** Thirty days as bars, the last of them today; a day without a figure has none. `most`: the tallest, as people read it. The words around
 * it say what matters. */
function DayBars({ name, series, most }: DayBarsProps) {
  const top = Math.max(1, ...series.map((value) => value ?? 0));
  return (
    <svg
      className={drawing}
      viewBox={`0 0 ${series.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <title>{`${name}: ostatnie ${series.length} dni, najwyżej ${most}`}</title>
      {series.map((value, place) => {
        if (value === null) return null;
        // What happened at all can be seen.
        const height = value === 0 ? 0 : Math.max(1, (value / top) * HEIGHT);
        const isToday = place === series.length - 1;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a day is its place
            key={place}
            className={isToday ? today : bar}
            x={place + 0.1}
            y={HEIGHT - height}
            width={0.8}
            height={height}
          />
        );
      })}
    </svg>
  );
}
