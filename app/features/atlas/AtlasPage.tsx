// /zawody and its shelves: the list of occupations, a page at a time, with search, filters and what to look at next.
import type { AtlasView } from '#domain/atlas/atlas.ts';
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import { SHELVES } from '#domain/atlas/shelves.ts';
import type { AtlasState } from '#domain/atlas/state.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { rowLink } from '../../ui/layout/row-link.css.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { PageLink } from '../../ui/text/PageLink.tsx';
import { TagLink } from '../../ui/text/Tag.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { monthsWords } from '../advice/analysis/facts/fact-words.ts';
import { zloty } from '../advice/analysis/money.ts';
import { AtlasFilters } from './AtlasFilters.tsx';
import { facts, row as rowStyle, rows, sentence, ways } from './AtlasPage.css.ts';
import { AtlasViews } from './AtlasViews.tsx';
import { Sources } from './Sources.tsx';
import type { OccupationView } from './occupation-view.server.ts';
import { DEMAND_LABELS } from './words.ts';

export type AtlasPageView = {
  title: string;
  lead: string;
  /** Of the shelf; null = the whole atlas. */
  shelf: string | null;
  state: AtlasState;
  facets: AtlasView['facets'];
  found: number;
  page: number;
  rows: readonly OccupationRowView[];
  nearest: readonly OccupationRowView[];
  /** Of each page of the list, in order. */
  addresses: readonly string[];
  sources: OccupationView['sources'];
};

export function AtlasPage(view: AtlasPageView) {
  const { title, lead, shelf, state, facets, found, page, nearest, addresses, sources } = view;
  return (
    <Container space="article">
      <Stack gap={8}>
        <Stack as="header" gap={3} align="start">
          {shelf === null ? null : (
            <Link to="/zawody" tone="back">
              Wszystkie zawody
            </Link>
          )}
          <Heading level={1}>{withNonBreakingSpaces(title)}</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(lead)}
          </Text>
          <AtlasViews shown="/zawody" state={state} />
        </Stack>
        {/* First what somebody comes with, a name; the shelves are for who has none. */}
        {shelf === null ? <AtlasFilters state={state} facets={facets} path="/zawody" /> : null}
        <nav className={ways} aria-label="Półki z zawodami">
          <Inline as="ul" gap={2}>
            {SHELVES.map(({ slug, name }) => (
              <li key={slug}>
                <TagLink to={`/zawody/${slug}`} aria-current={slug === shelf ? 'page' : undefined}>
                  {name}
                </TagLink>
              </li>
            ))}
          </Inline>
        </nav>
        <Stack gap={4}>
          <Text tone="soft">{outcome(found, state.query)}</Text>
          {found === 0 && nearest.length > 0 ? (
            <Text weight="strong">{withNonBreakingSpaces('Najbliższe temu, czego szukasz:')}</Text>
          ) : null}
          <ul className={rows}>
            {(found === 0 ? nearest : view.rows).map((row) => (
              <OccupationRow key={row.id} {...row} />
            ))}
          </ul>
          {addresses.length === 1 ? null : <Pages addresses={addresses} page={page} />}
        </Stack>
        <Sources sources={sources} />
      </Stack>
    </Container>
  );
}

function Pages({ addresses, page }: Pick<AtlasPageView, 'addresses' | 'page'>) {
  const after = addresses[page];
  return (
    <Stack as="nav" className={ways} gap={3} align="start" aria-label="Strony listy">
      {after === undefined ? null : (
        <Link to={after} tone="forward">
          Następna strona
        </Link>
      )}
      <Inline as="ul" gap={1}>
        {addresses.map((address, index) => (
          <li key={address}>
            <TagLink to={address} aria-current={index + 1 === page ? 'page' : undefined}>
              <VisuallyHidden>Strona </VisuallyHidden>
              {index + 1}
            </TagLink>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

const WORDS: Record<Intl.LDMLPluralRule, string> = {
  zero: 'zawodów',
  one: 'zawód',
  two: 'zawody',
  few: 'zawody',
  many: 'zawodów',
  other: 'zawodu',
};

export function outcome(found: number, query: string): string {
  const asked = query === '' ? '' : `„${query}”: `;
  if (found === 0) return `${asked}nic dokładnie takiego. Spróbuj jednego słowa albo zdejmij filtr.`;
  return `${asked}${found}\u00a0${WORDS[new Intl.PluralRules('pl').select(found)]}`;
}

// One occupation in a list: name, what one does, and four facts in a line.
type OccupationRowView = {
  id: string;
  name: string;
  oneLine: string;
  median: number | null;
  forecast: AtlasEntry['forecast'];
  months: readonly [number, number] | null;
  withoutExperience: boolean;
};

export function rowOf({ occupation, name, payGroup, forecast }: AtlasEntry): OccupationRowView {
  return {
    id: occupation.id,
    name,
    oneLine: occupation.oneLine,
    median: payGroup?.median ?? null,
    forecast,
    months: occupation.entry.months,
    withoutExperience: occupation.entry.withoutExperience,
  };
}

function OccupationRow({
  id,
  name,
  oneLine,
  median,
  forecast,
  months,
  withoutExperience,
}: OccupationRowView) {
  return (
    <li className={rowStyle}>
      <PageLink className={rowLink} to={`/zawody/${id}`}>
        {withNonBreakingSpaces(name)}
      </PageLink>
      <p className={sentence}>{withNonBreakingSpaces(oneLine)}</p>
      <p className={facts}>
        <span>{median === null ? 'Brak statystyki płac' : `Mediana grupy: ${zloty(median)}`}</span>
        {forecast === null ? null : <span>{DEMAND_LABELS[forecast]}</span>}
        {months === null ? null : <span>Droga: {monthsWords(months)}</span>}
        {withoutExperience ? <span>Bez doświadczenia</span> : null}
      </p>
    </li>
  );
}
