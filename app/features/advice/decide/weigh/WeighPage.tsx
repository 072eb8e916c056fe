// /dashboard/decyzja: two or three paths against the person's own criteria, in one plain form: whatever is pressed, all of it is kept, and the page
// comes again as a document. On paper
// stands what the whole document says of it.
import { useEffect, useState } from 'react';
import {
  LEAST_WEIGHED,
  MAX_CRITERIA,
  MAX_CRITERION_LENGTH,
  readyCriteria,
  type Decision,
} from '#domain/advice/decide/decision.ts';
import { weighed } from '#domain/advice/decide/weighed.ts';
import type { OwnDecision } from '#worker/services/advice/weigh.ts';
import { printOnly, screenOnly, toTheEdges } from '../../../../styles/print.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Bars } from '../../../../ui/charts/Bars.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../../../ui/form/Choice.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { listenForPrint } from '../../../site/article/print-button.ts';
import { Sections } from '../../paper/Sections.tsx';
import { CriterionCard } from './CriterionCard.tsx';
import { decisionGroups } from './decision-groups.ts';
import type { DecisionRefused } from './weigh-action.server.ts';
import { decisionOf, FIELDS, WEIGH_PATH } from './weigh-form.ts';
import { bar, criteria as list, standing, turns } from './WeighPage.css.ts';
import { WillFields } from './WillFields.tsx';
import {
  averageWords,
  countedSentence,
  NO_TURN,
  resultSentences,
  standingOf,
  turnSentence,
  turnsTitle,
} from './weigh-words.ts';

const LEAD =
  'Wybierz, co się dla Ciebie liczy i jak bardzo, a potem oceń ścieżki. Strona policzy, co z tego wychodzi. Niczego nie wybierze za Ciebie.';

type WeighPageProps = { own: OwnDecision; done: string | null; refused: DecisionRefused | undefined };

export function WeighPage({ own, done, refused }: WeighPageProps) {
  useEffect(listenForPrint, []);
  // Where one came here from a page with React; a document has live-weighing.ts.
  const [live, setLive] = useState<Decision | null>(null);
  const { names, analysisId, version } = own;
  const decision = refused?.decision ?? own.decision;
  const paths = decision.paths.filter((place) => names[place] !== undefined);
  const shown = { decision: { ...decision, paths }, names };
  const isChosen = paths.length >= LEAST_WEIGHED;
  const isBegun = isChosen || decision.criteria.length > 0;
  return (
    <Container space="page" gap={8} className={toTheEdges}>
      <Stack gap={3} align="start">
        <Link to="/dashboard/analiza" tone="back" className={screenOnly}>
          Twoja analiza kariery
        </Link>
        <Heading level={1}>Zważ ścieżki po swojemu</Heading>
        {isBegun ? null : (
          <Text size="lead" tone="soft" className={screenOnly}>
            {withNonBreakingSpaces(LEAD)}
          </Text>
        )}
      </Stack>
      {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
      {refused === undefined ? null : <Notice tone="error">{withNonBreakingSpaces(refused.sentence)}</Notice>}
      {names.length < LEAST_WEIGHED ? (
        <Text>{withNonBreakingSpaces('W tej analizie jest jedna ścieżka, więc nie ma czego ważyć.')}</Text>
      ) : (
        <form
          method="post"
          action={WEIGH_PATH}
          className={screenOnly}
          data-weighing
          onChange={({ currentTarget }) => setLive(decisionOf(new FormData(currentTarget)))}
        >
          <input type="hidden" name="zamiar" value="zapisz" />
          <input type="hidden" name={FIELDS.analysis} value={analysisId} />
          <input type="hidden" name={FIELDS.version} value={version} />
          {/* What Enter in a field presses: else it would be the first button that moves something. */}
          <button type="submit" hidden aria-label="Zapisz" />
          <Stack gap={6}>
            {isChosen ? (
              <Disclosure summary={`Ścieżki: ${paths.map((place) => names[place]).join(', ')}`}>
                <Paths {...shown} />
              </Disclosure>
            ) : (
              <Paths {...shown} />
            )}
            {isBegun ? (
              <>
                <Weighing {...shown} own={refused?.own ?? ''} />
                <Standing names={names} decision={live ?? shown.decision} />
              </>
            ) : (
              <>
                <Ready decision={decision} />
                <div>
                  <Button type="submit">Dalej</Button>
                </div>
              </>
            )}
          </Stack>
        </form>
      )}
      {isChosen ? (
        <>
          <Stack as="section" gap={4} id="wynik" className={screenOnly}>
            <Result {...shown} />
          </Stack>
          <div className={printOnly}>
            <Sections sections={[{ part: 'decision', groups: groupsOf(shown) }]} />
          </div>
          <Inline gap={4} className={screenOnly}>
            <Button tone="secondary" data-print className={scriptOnly}>
              <Icon name="print" />
              Drukuj
            </Button>
            <Link tone="forward" to="/przekazanie">
              Przekaż to doradcy
            </Link>
          </Inline>
        </>
      ) : null}
      {version === 0 ? null : (
        <div className={screenOnly}>
          <Disclosure summary="Usuń i&nbsp;zacznij od nowa">
            <form method="post" action={WEIGH_PATH}>
              <input type="hidden" name={FIELDS.analysis} value={analysisId} />
              <Button type="submit" tone="danger" name="zamiar" value="usun">
                Usuń kryteria i&nbsp;oceny
              </Button>
            </form>
          </Disclosure>
        </div>
      )}
    </Container>
  );
}

export type Shown = { decision: Decision; names: readonly string[] };

function groupsOf({ decision, names }: Shown) {
  return decisionGroups(decision, names, 'Twoich').filter(({ lines }) => lines.length > 0);
}

function Paths({ decision, names }: Shown) {
  return (
    <ChoiceGroup legend="Które ścieżki ważysz? Wybierz dwie albo trzy.">
      {names.map((name, place) => (
        <Choice
          // oxlint-disable-next-line react/no-array-index-key -- its place is what it is
          key={place}
          type="checkbox"
          look="line"
          name={FIELDS.path}
          value={place}
          defaultChecked={decision.paths.includes(place) || names.length === LEAST_WEIGHED}
          label={name}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Ready criteria to tick, several at once. */
function Ready({ decision }: Pick<Shown, 'decision'>) {
  return (
    <ChoiceGroup legend="Co się dla Ciebie liczy? Zaznacz, ile chcesz." layout="tiles">
      {readyCriteria(decision).map(({ key, name }) => (
        <Choice key={key} type="checkbox" look="sentence" name={FIELDS.ready} value={key} label={name} />
      ))}
    </ChoiceGroup>
  );
}

function Weighing({ decision, names, own }: Shown & { own: string }) {
  const { criteria } = decision;
  return (
    <>
      <Stack as="section" gap={4} id="kryteria">
        <Stack gap={1}>
          <Heading level={2} size={3}>
            Co się liczy
          </Heading>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              'Waga: 1 – mało ważne, 5 – najważniejsze. Oceny: 1 – słabo, 5 – świetnie.',
            )}
          </Text>
        </Stack>
        <ol className={list}>
          {criteria.map((criterion, at) => (
            <CriterionCard key={criterion.name} {...criterion} at={at} paths={decision.paths} names={names} />
          ))}
        </ol>
        {criteria.length >= MAX_CRITERIA ? (
          <Text tone="soft">
            {withNonBreakingSpaces(`To już ${MAX_CRITERIA} kryteriów – więcej się nie zmieści.`)}
          </Text>
        ) : (
          <Disclosure summary="Dodaj kryterium" isOpen={criteria.length === 0 || own !== ''}>
            <Stack gap={4}>
              <Ready decision={decision} />
              <Field label="Własne kryterium" hint={`Do ${MAX_CRITERION_LENGTH} znaków.`}>
                {(control) => (
                  <TextInput
                    {...control}
                    name={FIELDS.own}
                    maxLength={MAX_CRITERION_LENGTH}
                    defaultValue={own}
                  />
                )}
              </Field>
              <div>
                <Button type="submit" tone="secondary" name={FIELDS.button} value="dodaj">
                  Dodaj
                </Button>
              </div>
            </Stack>
          </Disclosure>
        )}
      </Stack>
      <Disclosure summary="Chcę i&nbsp;dam radę" isOpen={Object.keys(decision.wills).length > 0}>
        <WillFields decision={decision} names={names} />
      </Disclosure>
    </>
  );
}

/** Follows each press where there is a script; else it is what was kept last. */
function Standing({ decision, names }: Shown) {
  const result = weighed(decision);
  return (
    <div className={bar}>
      <output className={standing} data-names={JSON.stringify(names)}>
        {result === null
          ? withNonBreakingSpaces('Wynik pojawi się tutaj, gdy ocenisz wszystkie ścieżki w jednym kryterium.')
          : standingOf(result, names).map(([name, average]) => (
              <span key={name}>
                <span>{name}</span>
                <span>{average}</span>
              </span>
            ))}
      </output>
      <Button type="submit">Zapisz i&nbsp;policz</Button>
    </div>
  );
}

// What the person's own marks come to: a sentence, a bar for each path, and what would have to be other for the second to win.
const BEST = 5;

function Result({ decision, names }: Shown) {
  const result = weighed(decision);
  const counted = result === null ? null : countedSentence(result.counted, decision.criteria.length);
  return (
    <>
      <Heading level={2} size={3}>
        Co z&nbsp;tego wychodzi
      </Heading>
      {result === null ? (
        <Text tone="soft">
          {withNonBreakingSpaces('Wynik pojawi się, gdy w jednym kryterium każda ścieżka dostanie ocenę.')}
        </Text>
      ) : (
        <>
          <Text>{withNonBreakingSpaces(resultSentences(result, names, 'Twoich').join(' '))}</Text>
          <Bars
            title="Średnia Twoich ocen z&nbsp;wagami"
            max={BEST}
            rows={result.paths.map(({ place, average }) => ({
              name: names[place] ?? '',
              value: average,
              figure: averageWords(average),
            }))}
            source={withNonBreakingSpaces(
              counted ?? 'To rachunek z Twoich ocen, nie rada. Decyzja należy do Ciebie.',
            )}
          />
          {result.isLevel ? null : (
            <Stack gap={2}>
              <Heading level={3} size={4}>
                {withNonBreakingSpaces(turnsTitle(result, names))}
              </Heading>
              {result.turns.length === 0 ? (
                <Text>{withNonBreakingSpaces(NO_TURN)}</Text>
              ) : (
                <ul className={turns}>
                  {result.turns.map((turn) => {
                    const sentence = turnSentence(turn, names);
                    return <li key={sentence}>{withNonBreakingSpaces(sentence)}</li>;
                  })}
                </ul>
              )}
            </Stack>
          )}
        </>
      )}
    </>
  );
}
