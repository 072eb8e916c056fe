// /dashboard/dokument: the analysis as a document to print, for signed-in people only.
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { isLocked } from '#domain/advice/analysis/events.ts';
import { filledSections, type HandOverSection } from '#domain/advice/hand-over/hand-over.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { polishDateOrNull, polishDay } from '#domain/platform/polish-date.ts';
import { readBooklet } from '#worker/services/advice/booklet.ts';
import { readSource } from '#worker/services/advice/hand-over.ts';
import { scopeContext } from '../../context.ts';
import { monthOf } from '../../features/advice/analysis/facts/fact-words.ts';
import { zloty } from '../../features/advice/analysis/money.ts';
import { stampName } from '../../features/advice/booklet/stamp-words.ts';
import { lines as list } from '../../features/advice/paper/Sections.css.ts';
import { Sections } from '../../features/advice/paper/Sections.tsx';
import { sectionsOf } from '../../features/advice/paper/sections.server.ts';
import { listenForPrint } from '../../features/site/article/print-button.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { screenOnly, toTheEdges } from '../../styles/print.css.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../ui/script-only.css.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/paper.ts';

export const handle: PageHandle = { hydrate: false };

const PATH = '/dashboard/dokument';

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const read = async () => {
    const [source, booklet] = await Promise.all([readSource(scope), readBooklet(scope)]);
    return source === 'no-session' || booklet === null ? null : { source, booklet };
  };
  const found = await personalData(read(), PATH);
  if (found === null) throw new Response(null, { status: 503 });
  const { source, booklet } = found;
  // Where there is nothing to print, the page of the analysis says so.
  if (source === null) throw redirect('/dashboard/analiza');
  const { analysis, createdAt } = source.opened;
  const paper: Paper = {
    analysedOn: polishDateOrNull(createdAt) ?? '',
    sections: filledSections(await sectionsOf(source)),
    stamps: booklet.map(({ title, stamps }) => ({
      title: title ?? 'Wspólny plan',
      names: stamps.map((stamp) => `${stampName(stamp)} – ${polishDay(dayInPoland(stamp.at))}`),
    })),
    sources: analysis.zrodla,
    hasLocked: analysis.sciezkiKariery.some(isLocked),
  };
  return { paper };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Analiza kariery – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function PaperRoute({ loaderData: { paper } }: Route.ComponentProps) {
  return <PaperPage paper={paper} />;
}

// /dashboard/dokument: the whole analysis as a document, to print or to keep as a PDF. The browser makes the file: it has the headings, the
// language and the links of the page, needs no code of ours and no upload (docs/decisions.md 'PDF').
type Paper = {
  analysedOn: string;
  sections: HandOverSection[];
  /** Titles of trails and courses with what is stamped of each. */
  stamps: { title: string; names: string[] }[];
  sources: FactSources | null;
  hasLocked: boolean;
};

const HOW =
  'W oknie druku wybierz „Zapisz jako PDF”. Chrome i Edge zapisują w pliku nagłówki, listy i język, więc przeczyta go też czytnik ekranu.';
const BY_AI =
  'Opisy i uzasadnienia napisał model AI, kolejność zawodów ustaliła reguła. Zarobki dotyczą grupy zawodów. To punkt wyjścia do rozmowy, nie diagnoza.';

function PaperPage({ paper }: { paper: Paper }) {
  useEffect(listenForPrint, []);
  const { analysedOn, sections, stamps, sources, hasLocked } = paper;
  return (
    <Container space="page" gap={6} className={toTheEdges}>
      <Stack gap={3} align="start">
        <div className={screenOnly}>
          <Link tone="back" to="/dashboard/analiza">
            Twoja analiza kariery
          </Link>
        </div>
        <Heading level={1}>Analiza kariery</Heading>
        <Text tone="soft">{withNonBreakingSpaces(`Szlak, ${analysedOn}. ${BY_AI}`)}</Text>
        <Button data-print className={classNames(scriptOnly, screenOnly)}>
          <Icon name="print" />
          Drukuj lub zapisz PDF
        </Button>
        <Text size="small" tone="soft" className={screenOnly}>
          {withNonBreakingSpaces(HOW)}
        </Text>
        {hasLocked ? (
          <Text size="small" tone="soft" className={screenOnly}>
            {withNonBreakingSpaces('W planie Free dokument obejmuje pierwszą ścieżkę, w Premium wszystkie. ')}
            <Link to="/plany">Zobacz plany</Link>
          </Text>
        ) : null}
      </Stack>
      <Sections sections={sections} />
      {stamps.length === 0 ? null : (
        <Stack as="section" gap={4}>
          <Heading level={2} size={3}>
            Książeczka pieczątek
          </Heading>
          {stamps.map(({ title, names }) => (
            <Stack key={title} gap={2}>
              <Heading level={3} size={4}>
                {withNonBreakingSpaces(title)}
              </Heading>
              <ul className={list}>
                {names.map((name) => (
                  <li key={name}>{withNonBreakingSpaces(name)}</li>
                ))}
              </ul>
            </Stack>
          ))}
        </Stack>
      )}
      {sources === null ? null : <Sources sources={sources} />}
    </Container>
  );
}

function Sources({ sources: { pay, minimumWage, demand, names } }: { sources: FactSources }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        Źródła
      </Heading>
      <ul className={list}>
        <li>
          {withNonBreakingSpaces(`Zarobki: ${pay.title}, ${monthOf(pay.period)}. ${pay.scope} `)}
          <Link to={pay.address}>{new URL(pay.address).hostname}</Link>
        </li>
        <li>
          {withNonBreakingSpaces(`Zapotrzebowanie: ${demand.title}. `)}
          <Link to={demand.address}>{new URL(demand.address).hostname}</Link>
        </li>
        <li>
          {withNonBreakingSpaces(
            `Minimalne wynagrodzenie od ${polishDay(minimumWage.from)}: ${zloty(minimumWage.gross)} brutto.`,
          )}
        </li>
        <li>{withNonBreakingSpaces(`Nazwy zawodów: ${names}.`)}</li>
      </ul>
    </Stack>
  );
}
