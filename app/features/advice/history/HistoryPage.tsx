// 'Historia analiz' (docs/decisions.md 'History page'): the latest five, each to be opened or deleted, and two of them side by side.
import { lazy, Suspense, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import type { ComparedAnalyses } from '#worker/services/advice/compared.ts';
import type { HistoryMark } from '#worker/services/advice/stored.ts';
import { latePart } from '../../../lib/late-part.tsx';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { toTheEdges } from '../../../styles/print.css.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { DashboardError } from '../dashboard/DashboardMessage.tsx';
import type { DeleteDialogProps } from './DeleteDialog.tsx';
import { chosenTwice, readChoice } from './choice.ts';

type HistoryPageProps = {
  /** Null = the database is away. */
  read: { history: HistoryMark[]; compared: ComparedAnalyses | null } | null;
};

export function HistoryPage({ read }: HistoryPageProps) {
  return (
    <Container space="page" className={toTheEdges}>
      <Stack gap={8}>
        <Stack gap={3}>
          <Link to="/dashboard" tone="back">
            Dziś
          </Link>
          <Heading level={1}>Historia analiz</Heading>
          <Text tone="soft">
            {withNonBreakingSpaces(
              'Przechowujemy pięć ostatnich analiz, także po resecie. Możesz otworzyć każdą, porównać dwie albo którąś usunąć.',
            )}
          </Text>
        </Stack>
        {read === null ? <DashboardError /> : <Analyses {...read} />}
      </Stack>
    </Container>
  );
}

function Analyses({ history, compared }: NonNullable<HistoryPageProps['read']>) {
  const [query] = useSearchParams();
  const isAsked = readChoice(query) !== null;
  if (history.length === 0)
    return <Text>{withNonBreakingSpaces('Nie masz tu jeszcze żadnej analizy.')}</Text>;
  return (
    <>
      <HistoryList history={history} />
      {/* Two are compared as they are: there is nothing to choose. */}
      {history.length < 3 ? null : <CompareForm history={history} chosen={compared} />}
      {compared === null ? null : (
        <DataArea>
          <LateComparison compared={compared} isAsked={isAsked} />
        </DataArea>
      )}
    </>
  );
}

// Which two to compare: a plain form, so the choice stands in the address and works without JavaScript.
const TWICE = 'Wybierz dwie różne analizy.';

type CompareFormProps = { history: readonly HistoryMark[]; chosen: ComparedAnalyses | null };

function CompareForm({ history, chosen }: CompareFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const choices = history.map(({ id, createdAt, isCurrent }) => (
    <option key={id} value={id}>
      {isCurrent ? `Obecna, ${polishDate(createdAt)}` : polishMoment(createdAt)}
    </option>
  ));
  const [query] = useSearchParams();
  const twice = chosenTwice(query);
  const picked = [
    twice ?? chosen?.older.id ?? history[1]?.id,
    twice ?? chosen?.newer.id ?? history[0]?.id,
  ] as const;
  return (
    <Card as="section" aria-labelledby="porownaj">
      <Stack gap={4}>
        <Heading level={2} size={3} id="porownaj">
          Porównaj dwie analizy
        </Heading>
        <Columns as={Form} method="get" preventScrollReset layout="fields" gap={4} align="end">
          <Field label="Pierwsza analiza">
            {(control) => (
              <Select {...control} key={picked[0]} name="a" defaultValue={picked[0]}>
                {choices}
              </Select>
            )}
          </Field>
          <Field label="Druga analiza" error={twice === null ? null : TWICE}>
            {(control) => (
              <Select {...control} key={picked[1]} name="b" defaultValue={picked[1]}>
                {choices}
              </Select>
            )}
          </Field>
          <Button type="submit" tone="secondary" busy={isBusy}>
            Porównaj
          </Button>
        </Columns>
      </Stack>
    </Card>
  );
}

/** Newest first; names of all paths, whatever the plan opens. */
function HistoryList({ history }: { history: readonly HistoryMark[] }) {
  return (
    <AiContent gap={3}>
      <Stack as="ul" gap={4}>
        {history.map((mark) => (
          <Card as="li" key={mark.id}>
            <Entry mark={mark} />
          </Card>
        ))}
      </Stack>
    </AiContent>
  );
}

function Entry({ mark: { id, createdAt, isCurrent, paths } }: { mark: HistoryMark }) {
  const day = polishMoment(createdAt);
  return (
    <Stack gap={3}>
      <Inline>
        <Heading level={2} size={3}>
          <time dateTime={createdAt}>{day}</time>
        </Heading>
        {isCurrent ? <Badge tone="soft">Obecna</Badge> : null}
      </Inline>
      <Inline as="ul" gap={5} rowGap={2} align="stretch">
        {paths.map((path, index) => (
          <Inline as="li" key={path} gap={2} wrap={false}>
            <Blaze colour={trailColour(index)} />
            {withNonBreakingSpaces(path)}
          </Inline>
        ))}
      </Inline>
      <Inline gap={5}>
        <Link to={isCurrent ? '/dashboard/analiza' : `/dashboard/analiza/${id}`} tone="forward">
          Otwórz<VisuallyHidden> analizę z&nbsp;{day}</VisuallyHidden>
        </Link>
        <DeleteButton id={id} day={day} isCurrent={isCurrent} />
      </Inline>
    </Stack>
  );
}

// 'Usuń': asks first (in a dialog that comes when it is needed), then deletes one analysis for good (docs/decisions.md 'Data rights').
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

function DeleteButton(props: Omit<DeleteDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" className={scriptOnly} onClick={() => setOpen(true)}>
        Usuń<VisuallyHidden> analizę z&nbsp;{props.day}</VisuallyHidden>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeleteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

// The comparison stands on its page from the start; its code comes when the browser is idle (see late-part.tsx).
export const LateComparison = latePart(async () => (await import('./ComparisonView.tsx')).ComparisonView);
