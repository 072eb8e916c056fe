// /dashboard/lista: every candidate of the rule with what speaks for it and against, filters, and any occupation that is asked for. A document
// with plain forms: nothing of it needs JavaScript.
import type { WholeList } from '#domain/advice/decide/whole-list.ts';
import type { AtlasState } from '#domain/atlas/state.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { OwnList } from '#worker/services/advice/whole-list.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { FactNotes } from '../analysis/facts/FactNotes.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { scaleEnd as scaleEndOf } from '../analysis/path/salary-scale.ts';
import { sourceLine } from '../dashboard/trail/fact-line.ts';
import { AddPath } from './added-path/AddPath.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import { NoList } from './NoList.tsx';
import { Standing, WhyNot } from './WhyNot.tsx';

/** `refused`: why no path was added just now; null = nothing was refused. */
type WholeListPageProps = { own: OwnList; state: AtlasState; refused: string | null };

const LEAD =
  'Kolejność ustala reguła, nie model: liczy punkty z Twoich odpowiedzi, poprawek i tabel. W bilansie zawodu widać, co go podniosło, a co obniżyło.';

export function WholeListPage({ own, state, refused }: WholeListPageProps) {
  const { list, hasAnalysis } = own;
  return (
    <Container space="page">
      <Stack gap={8}>
        <Stack gap={3} align="start">
          <Link to="/dashboard/analiza" tone="back">
            Twoja analiza kariery
          </Link>
          <Heading level={1}>Cała lista zawodów</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(LEAD)}
          </Text>
        </Stack>
        {list === null ? (
          <NoList hasAnalysis={hasAnalysis} />
        ) : (
          <Listed {...own} list={list} state={state} refused={refused} />
        )}
      </Stack>
    </Container>
  );
}

type ListedProps = OwnList & { list: WholeList; state: AtlasState; refused: string | null };

function Listed(props: ListedProps) {
  const { isWhole, asked, others, sources, list, state, refused } = props;
  const { adding, analysisId, language, paths } = props;
  const { rows, own, count, found } = list;
  const pays = [...rows, own, list.asked].map((row) => row?.details?.facts.pay?.d9 ?? 0);
  const shown = { sources, scaleEnd: scaleEndOf(pays) };
  const from = sourceLine(
    rows.map(({ details }) => details?.facts ?? null),
    sources,
  );
  return (
    <>
      <Link to="/dashboard/co-gdyby" tone="forward">
        Co gdyby: sprawdź listę przy innych warunkach
      </Link>
      <WhyNot asked={asked} others={others} row={list.asked} {...shown}>
        {list.asked === null || adding === null ? null : (
          <AddPath
            id={list.asked.id}
            name={list.asked.name}
            adding={adding}
            analysisId={analysisId}
            language={language}
            refused={refused}
          />
        )}
      </WhyNot>
      {own === null ? null : (
        <Stack as="section" gap={3}>
          <Heading level={2} size={3}>
            Twój szlak
          </Heading>
          <Standing row={own} level={3} {...shown} />
        </Stack>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2} size={3}>
          {isWhole ? 'Wszystkie na liście' : `Pierwsze z\u00a0${count}`}
        </Heading>
        {isWhole ? <ListFilters state={state} /> : null}
        {isWhole && found < count ? (
          <Text tone="soft">
            {found === 0
              ? withNonBreakingSpaces('Żaden zawód z listy tego nie spełnia. Zdejmij jeden filtr.')
              : `${pluralized(found, ['zawód', 'zawody', 'zawodów'])} z\u00a0${count}`}
          </Text>
        ) : null}
        <ListRows rows={rows} paths={paths} {...shown} />
        {from === '' ? null : (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(from)}
          </Text>
        )}
        {isWhole ? null : <Closed count={count} />}
      </Stack>
      <FactNotes sources={sources} namesFrom={sources.names} />
    </>
  );
}

function Closed({ count }: { count: number }) {
  return (
    <Card>
      <Stack gap={2} align="start">
        <Text>
          {withNonBreakingSpaces(
            `Plan Premium pokazuje całą listę (${pluralized(count, ['zawód', 'zawody', 'zawodów'])}), przy każdym zawodzie punkty, powody i to, co przemawia przeciw. Dwa zawody z listy w każdym okresie opisze w całości, jak szlaki z analizy.`,
          )}
        </Text>
        <PremiumLink />
      </Stack>
    </Card>
  );
}
