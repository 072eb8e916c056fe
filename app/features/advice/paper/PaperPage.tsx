// /dashboard/dokument: the whole analysis as a document, to print or to keep as a PDF. The browser makes the file: it has the headings, the
// language and the links of the page, needs no code of ours and no upload (docs/decisions.md 'PDF').
import { useEffect } from 'react';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { HandOverSection } from '#domain/advice/hand-over/hand-over.ts';
import { screenOnly, toTheEdges } from '../../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { listenForPrint } from '../../site/article/print-button.ts';
import { monthOf } from '../analysis/facts/fact-words.ts';
import { zloty } from '../analysis/money.ts';
import { Sections } from './Sections.tsx';
import { lines as list } from './Sections.css.ts';

export type Paper = {
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
  'Opisy i uzasadnienia napisał model AI, listę zawodów ułożyła reguła. Zarobki dotyczą grupy zawodów. To punkt wyjścia do rozmowy, nie diagnoza.';

export function PaperPage({ paper }: { paper: Paper }) {
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
            {withNonBreakingSpaces('W planie Free dokument obejmuje pierwszy szlak, w Premium wszystkie. ')}
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
