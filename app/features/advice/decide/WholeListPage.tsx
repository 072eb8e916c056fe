// /dashboard/lista: every candidate of the rule with what speaks for it and against, filters, any occupation that is asked for, and where there is
// room the conditions of 'Co gdyby' beside the rows. A document with plain forms: nothing of it needs JavaScript.
import { Form } from 'react-router';
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import type { Move, Tried } from '#domain/advice/decide/what-if.ts';
import type { WholeList } from '#domain/advice/decide/whole-list.ts';
import {
  ATLAS_FIELDS,
  atlasParams,
  type AtlasState,
  CONDITIONS,
  isNarrowed,
  MONTHS_CHOICES,
  PAY_CHOICES,
} from '#domain/atlas/state.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { OwnList } from '#worker/services/advice/whole-list.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { group, groups } from '../../atlas/AtlasPage.css.ts';
import { CONDITION_LABELS, MONTHS_LABELS, PAY_LABELS } from '../../atlas/words.ts';
import { FactNotes } from '../analysis/facts/FactNotes.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { scaleEnd as scaleEndOf } from '../analysis/path/salary-scale.ts';
import { sourceLine } from '../dashboard/trail/fact-line.ts';
import { ChangeTags } from './ChangeTags.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { ListRows } from './ListRows.tsx';
import { NoList } from './NoList.tsx';
import { WhatIfForm } from './WhatIfForm.tsx';
import { beside, besideOnly } from './WholeListPage.css.ts';
import { Standing, WhyNot } from './WhyNot.tsx';
import { AddPath } from './added-path/AddPath.tsx';
import { LIST_PATH, PATH_FIELDS } from './added-path/path-form.ts';
import { inShortWords } from './move-words.ts';
import { changedFields, triedAddress, WHAT_IF, whatIfAddress } from './what-if-address.ts';

/** `refused`: why no path was added just now; null = nothing was refused. */
type WholeListPageProps = { own: OwnList; state: AtlasState; refused: string | null };

const LEAD =
  'Kolejność ustala reguła, nie model: liczy punkty z Twoich odpowiedzi, poprawek, tabel i podpowiedzi, które zostały. W bilansie zawodu widać, co go podniosło, a co obniżyło.';

export function WholeListPage({ own, state, refused }: WholeListPageProps) {
  const { list, tried, hasAnalysis } = own;
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
        {list === null || tried === null ? (
          <NoList hasAnalysis={hasAnalysis} />
        ) : (
          <Listed {...own} list={list} tried={tried} state={state} refused={refused} />
        )}
      </Stack>
    </Container>
  );
}

type ListedProps = OwnList & { list: WholeList; tried: Tried; state: AtlasState; refused: string | null };

function Listed(props: ListedProps) {
  const { asked, list, tried, state } = props;
  const { changes } = tried;
  const kept = [
    ...atlasParams(state),
    ...(list.asked === null ? [] : [[PATH_FIELDS.occupation, asked] as const]),
  ];
  const at = { path: LIST_PATH, kept };
  return (
    <Columns layout="name" gap={6} columnGap={8} align="start">
      <Stack as="section" gap={4} className={beside}>
        <Heading level={2} size={3}>
          Co gdyby
        </Heading>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces('Zmień warunki, a lista ułoży się na nowo. Nic się nie zapisuje.')}
        </Text>
        {/* A new key: going back in the browser brings the choices back, too. */}
        <WhatIfForm key={triedAddress(at, changes)} asked={tried.asked} at={at} />
      </Stack>
      <Stack gap={6}>
        <output id="wynik-w-skrocie" className={besideOnly}>
          {inShortWords(tried)}
        </output>
        <Stack gap={8} id="wynik">
          {changes.length === 0 ? (
            <Link to={WHAT_IF} tone="forward">
              Co gdyby: inne warunki i&nbsp;to, który wyklucza najwięcej
            </Link>
          ) : (
            <Stack as="section" gap={3} align="start">
              <Heading level={2} size={3}>
                Sprawdzasz
              </Heading>
              <ChangeTags changes={changes} at={at} />
              <Link to={whatIfAddress(changes)} tone="forward">
                Przejdź do „Co gdyby”, jeśli chcesz je zapamiętać
              </Link>
            </Stack>
          )}
          <Result {...props} />
        </Stack>
      </Stack>
    </Columns>
  );
}

function Result(props: ListedProps) {
  const { isWhole, asked, others, sources, list, tried, state, refused } = props;
  const { adding, analysisId, language, paths } = props;
  const { rows, own, count, found } = list;
  const { changes } = tried;
  // A list that is short is named to the last, whatever the plan.
  const isNamed = rows.length === count;
  const pays = [own, list.asked].map((row) => row?.details?.facts.pay?.d9 ?? 0);
  const shown = { sources, scaleEnd: scaleEndOf(pays), moves: movesOf(tried) };
  const from = sourceLine(
    rows.map(({ details }) => details?.facts ?? null),
    sources,
  );
  return (
    <>
      <WhyNot asked={asked} others={others} changes={changes} row={list.asked}>
        {list.asked === null ? null : (
          <Standing row={list.asked} level={2} isOpen {...shown}>
            {adding === null ? null : (
              <AddPath
                id={list.asked.id}
                name={list.asked.name}
                adding={adding}
                analysisId={analysisId}
                language={language}
                refused={refused}
              />
            )}
          </Standing>
        )}
      </WhyNot>
      {own === null ? null : (
        <Stack as="section" gap={3}>
          <Heading level={2} size={3}>
            {own.isTrail ? 'Twój szlak' : 'Twoja ścieżka'}
          </Heading>
          <Standing row={own} level={3} isOpen={own.why !== null} {...shown} />
        </Stack>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2} size={3}>
          {isWhole || isNamed ? 'Wszystkie na liście' : `Pierwsze z\u00a0${count}`}
        </Heading>
        {isWhole ? <ListFilters state={state} changes={changes} /> : null}
        {isWhole && found < count ? (
          <Text tone="soft">
            {found === 0
              ? withNonBreakingSpaces('Żaden zawód z listy tego nie spełnia. Zdejmij jeden filtr.')
              : `${pluralized(found, ['zawód', 'zawody', 'zawodów'])} z\u00a0${count}`}
          </Text>
        ) : null}
        <ListRows rows={rows} changes={changes} moves={shown.moves} paths={paths} />
        {from === '' ? null : (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(from)}
          </Text>
        )}
        {isWhole ? null : <Closed count={count} isNamed={isNamed} />}
      </Stack>
      <FactNotes sources={sources} namesFrom={sources.names} />
    </>
  );
}

function movesOf({ changes, rows, gone, paths }: Tried): ReadonlyMap<string, Move> {
  if (changes.length === 0) return new Map();
  return new Map([...rows, ...gone, ...paths].flatMap(({ id, move }) => (move === null ? [] : [[id, move]])));
}

function Closed({ count, isNamed }: { count: number; isNamed: boolean }) {
  const more = isNamed
    ? 'W planie Premium każdy zawód z listy ma swoje punkty, powody i to, co przemawia przeciw.'
    : `Plan Premium pokazuje całą listę (${pluralized(count, ['zawód', 'zawody', 'zawodów'])}), przy każdym zawodzie punkty, powody i to, co przemawia przeciw.`;
  return (
    <Card>
      <Stack gap={2} align="start">
        <Text>
          {withNonBreakingSpaces(
            `${more} Dwa zawody z listy w każdym okresie opisze w całości, jak ścieżki z analizy.`,
          )}
        </Text>
        <PremiumLink />
      </Stack>
    </Card>
  );
}

// Filters of the list: one form by GET with the atlas' own names, so that a choice stands in the address and works without JavaScript.

/** `changes`: of the conditions that are tried. */
function ListFilters({ state, changes }: { state: AtlasState; changes: readonly ConditionChange[] }) {
  const chosen = state.conditions.length + [state.months, state.pay].filter((one) => one !== null).length;
  return (
    <Form action={LIST_PATH} method="get">
      <HiddenFields fields={changedFields(changes)} />
      <Disclosure summary={chosen === 0 ? 'Filtry' : `Filtry: ${chosen}`}>
        <Stack gap={5}>
          <div className={groups}>
            <fieldset className={group}>
              <legend>Warunki</legend>
              {CONDITIONS.map((value) => (
                <Choice
                  key={value}
                  type="checkbox"
                  look="line"
                  name={ATLAS_FIELDS.conditions}
                  value={value}
                  defaultChecked={state.conditions.includes(value)}
                  label={CONDITION_LABELS[value]}
                />
              ))}
            </fieldset>
            <Stack gap={4}>
              <ChoiceOf
                label="Twoja droga do pierwszej pracy"
                name={ATLAS_FIELDS.months}
                values={MONTHS_CHOICES}
                labels={MONTHS_LABELS}
                chosen={state.months}
              />
              <ChoiceOf
                label="Płaca grupy"
                name={ATLAS_FIELDS.pay}
                values={PAY_CHOICES}
                labels={PAY_LABELS}
                chosen={state.pay}
              />
            </Stack>
          </div>
          <Inline gap={4}>
            <Button type="submit" tone="secondary">
              Pokaż wyniki
            </Button>
            {isNarrowed(state) ? (
              <Link to={triedAddress({ path: LIST_PATH, kept: [] }, changes)}>Wyczyść</Link>
            ) : null}
          </Inline>
        </Stack>
      </Disclosure>
    </Form>
  );
}

type ChoiceOfProps<Value extends string> = {
  label: string;
  name: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value | null;
};

function ChoiceOf<Value extends string>({ label, name, values, labels, chosen }: ChoiceOfProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen ?? ''}>
          <option value="">dowolna</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
