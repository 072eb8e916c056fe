// /dashboard/lista: every candidate of the rule with what speaks for it and against, filters, and any occupation that is asked for. A document
// with plain forms: nothing of it needs JavaScript.
import type { WholeList } from '#domain/advice/decide/whole-list.ts';
import type { AtlasState } from '#domain/atlas/state.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { OwnList } from '#worker/services/advice/whole-list.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
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
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import { Standing, WhyNot } from './WhyNot.tsx';

type WholeListPageProps = { own: OwnList; state: AtlasState };

const LEAD =
  'Kolejność ustala reguła, nie model: liczy punkty z Twoich odpowiedzi, poprawek i tabel. W bilansie zawodu widać, co go podniosło, a co obniżyło.';

export function WholeListPage({ own, state }: WholeListPageProps) {
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
        {list === null ? <NotYet hasAnalysis={hasAnalysis} /> : <Listed {...own} list={list} state={state} />}
      </Stack>
    </Container>
  );
}

function NotYet({ hasAnalysis }: { hasAnalysis: boolean }) {
  return (
    <Stack gap={4} align="start">
      <Text>
        {withNonBreakingSpaces(
          hasAnalysis
            ? 'Przy tej analizie nie ma zapisanych odpowiedzi, więc nie da się policzyć listy. Będzie przy następnej.'
            : 'Lista powstaje razem z analizą, a tej jeszcze nie ma. To trzy krótkie pytania.',
        )}
      </Text>
      <ButtonLink to="/dashboard">{hasAnalysis ? 'Dziś' : 'Przejdź do quizu'}</ButtonLink>
    </Stack>
  );
}

type ListedProps = OwnList & { list: WholeList; state: AtlasState };

function Listed({ isWhole, asked, others, sources, list, state }: ListedProps) {
  const { rows, own, count, found } = list;
  const pays = [...rows, own, list.asked].map((row) => row?.details?.facts.pay?.d9 ?? 0);
  const shown = { sources, scaleEnd: scaleEndOf(pays) };
  const from = sourceLine(
    rows.map(({ details }) => details?.facts ?? null),
    sources,
  );
  return (
    <>
      <WhyNot asked={asked} others={others} row={list.asked} {...shown} />
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
        <ListRows rows={rows} {...shown} />
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
            `Plan Premium pokazuje całą listę (${pluralized(count, ['zawód', 'zawody', 'zawodów'])}), przy każdym zawodzie punkty, powody i to, co przemawia przeciw.`,
          )}
        </Text>
        <PremiumLink />
      </Stack>
    </Card>
  );
}
