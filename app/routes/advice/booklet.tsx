// /ksiazeczka: the booklet of stamps, for signed-in people only.
import { type ReactNode, useEffect } from 'react';
import { data } from 'react-router';
import type { BookletPage as Page, Stamp } from '#domain/advice/progress/booklet.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { polishDateOrNull, polishDay } from '#domain/platform/polish-date.ts';
import { readBooklet } from '#worker/services/advice/booklet.ts';
import { scopeContext } from '../../context.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import {
  about,
  colours,
  day,
  empty,
  head,
  name,
  places,
  ring,
  sheet,
  stamp,
  stamps as list,
  told as words,
} from '../../features/advice/booklet/Booklet.css.ts';
import { ringWord, stampName, stampsWords, toldWords } from '../../features/advice/booklet/stamp-words.ts';
import { listenForPrint } from '../../features/site/article/print-button.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { screenOnly, toTheEdges } from '../../styles/print.css.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../ui/script-only.css.ts';
import { Blaze } from '../../ui/text/Blaze.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { Route } from './+types/booklet.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await personalData(readBooklet(context.get(scopeContext)), '/ksiazeczka');
  return data({ pages }, pages === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Książeczka pieczątek – Szlak' }];
}

export default function Booklet({ loaderData: { pages } }: Route.ComponentProps) {
  return <BookletPage pages={pages} />;
}

// The booklet of stamps (docs/look.md 'Name and idea'): a page for each trail and each course, each stamp with its day and its name; to
// print as it stands.

/** `pages` = null: the database is away. */
function BookletPage({ pages }: { pages: readonly Page[] | null }) {
  useEffect(listenForPrint, []);
  return (
    <Container space="page" gap={6} className={toTheEdges}>
      <Stack gap={2}>
        <div className={screenOnly}>
          <Link tone="back" to="/dashboard">
            Dziś
          </Link>
        </div>
        <Heading level={1}>Książeczka pieczątek</Heading>
        {pages === null || pages.length === 0 ? null : (
          <Inline justify="between" gap={4}>
            <Text tone="soft">{stampsWords(pages)}</Text>
            <Button tone="quiet" data-print className={classNames(scriptOnly, screenOnly)}>
              <Icon name="print" />
              Drukuj książeczkę
            </Button>
          </Inline>
        )}
      </Stack>
      {pages === null ? (
        <Away />
      ) : pages.length === 0 ? (
        <Empty />
      ) : (
        pages.map((page) => <StampSheet key={`${page.kind} ${page.title} ${page.analysedAt}`} page={page} />)
      )}
    </Container>
  );
}

function Empty() {
  return (
    <Message title="Jeszcze bez pieczątek">
      <EmptyStamps />
      <Text size="lead">
        {withNonBreakingSpaces(
          'Pieczątkę dostaje każdy zrobiony krok szlaku, każda próba i każda skończona lekcja. Pieczątki zostają na stałe, a dni z rzędu nie liczymy.',
        )}
      </Text>
      <div>
        <ButtonLink to="/dashboard">Zobacz, co jest na dziś</ButtonLink>
      </div>
    </Message>
  );
}

function Away() {
  return (
    <Message title="Nie możemy teraz otworzyć książeczki">
      <Text tone="soft">
        {withNonBreakingSpaces(
          'Pieczątki są bezpieczne, tylko baza danych nie odpowiada. Odczekaj chwilę i odśwież stronę.',
        )}
      </Text>
    </Message>
  );
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** A page on which nothing is stamped yet. Decoration. */
function EmptyStamps() {
  return (
    <svg className={places} viewBox="0 0 330 96" aria-hidden="true">
      {[48, 165, 282].map((x, index) => (
        <g key={x}>
          <circle className={empty} cx={x} cy="48" r="42" />
          <text x={x} y="54" fontSize="18" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

// One page of the booklet: its trail or course, and the stamps in the order in which they were earned.
function StampSheet({ page }: { page: Page }) {
  const { kind, title, place, analysedAt, stamps, finishedAt } = page;
  const colour = trailColour(place ?? 0);
  const analysed = analysedAt === null ? null : polishDateOrNull(analysedAt);
  return (
    <section className={sheet}>
      <div className={head}>
        {kind === 'trail' ? <Blaze colour={colour} size="large" /> : <Icon name="flag" />}
        <div>
          <Heading level={2} size={3}>
            {withNonBreakingSpaces(title ?? 'Wspólny plan')}
          </Heading>
          <p className={about}>
            {kind === 'course'
              ? `Kurs${finishedAt === null ? '' : ` · ukończony ${dayOf(finishedAt)}`}`
              : `${kind === 'trail' ? 'Szlak' : 'Plan'} · analiza z\u00a0${analysed ?? ''}`}
          </p>
        </div>
      </div>
      <ol className={classNames(list, kind === 'trail' && colours[colour])}>
        {stamps.map((one) => (
          <Mark key={`${one.kind} ${one.number} ${one.name} ${one.at}`} stamp={one} />
        ))}
      </ol>
    </section>
  );
}

function Mark({ stamp: one }: { stamp: Stamp }) {
  const told = toldWords(one);
  return (
    <li className={stamp}>
      <span className={ring} aria-hidden="true">
        <Icon name="check" />
        {ringWord(one)}
      </span>
      <span className={name}>{withNonBreakingSpaces(stampName(one))}</span>
      {told === '' ? null : <span className={words}>{withNonBreakingSpaces(told)}</span>}
      <time className={day} dateTime={dayInPoland(one.at)}>
        {dayOf(one.at)}
      </time>
    </li>
  );
}

function dayOf(at: number): string {
  return polishDay(dayInPoland(at));
}
