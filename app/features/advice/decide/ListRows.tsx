// The rows of the list, in the rule's order: place, name, points, facts in a line. A row without details is a name that leads to the atlas.
import type { ReactNode } from 'react';
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import type { Move } from '#domain/advice/decide/what-if.ts';
import type { ListRow, RowDetails as Details } from '#domain/advice/decide/whole-list.ts';
import type { LedgerLine } from '#domain/advice/ranking/ledger.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { durationWords } from '../analysis/facts/fact-words.ts';
import { cell, figure, row as ledgerRow, words } from '../analysis/ledger/Ledger.css.ts';
import { barScale } from '../analysis/ledger/bar-scale.ts';
import { LedgerBar, LedgerTable } from '../analysis/ledger/LedgerTable.tsx';
import { ledgerWords, signed } from '../analysis/ledger/ledger-words.ts';
import { bullet, bulleted } from '../analysis/parts/parts.css.ts';
import { factLine } from '../dashboard/trail/fact-line.ts';
import { addAddress, LIST_PATH, PATH_FIELDS, writtenAddress } from './added-path/path-form.ts';
import { MoveBadge, MoveReason } from './MovedRows.tsx';
import { triedAddress } from './what-if-address.ts';
import { pointsWords } from './why-words.ts';
import {
  facts as factsStyle,
  head,
  place as placeStyle,
  points as pointsStyle,
  row as rowStyle,
  rows as rowsStyle,
} from './WholeListPage.css.ts';

type ListRowsProps = {
  rows: readonly ListRow[];
  /** Of the conditions that are tried. */
  changes: readonly ConditionChange[];
  moves: Moves;
  /** Occupations of the analysis' paths, by their places. */
  paths: readonly string[];
};

/** How rows move by the conditions that are tried; empty where nothing is tried, or the plan doesn't show it. */
export type Moves = ReadonlyMap<string, Move>;

export function ListRows({ rows, changes, moves, paths }: ListRowsProps) {
  return (
    <ol className={rowsStyle}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={rowStyle}
          data-row={row.id}
          {...(row.place === null ? {} : { value: row.place })}
        >
          <span className={placeStyle}>{row.place === null ? '' : `${row.place}.`}</span>
          <Stack gap={1}>
            <RowContent
              row={row}
              level={3}
              facts={
                <Link to={`${askedAddress(row.id, changes)}#dlaczego`} tone="forward">
                  Płaca, zapotrzebowanie i&nbsp;wejście, ze źródłami
                </Link>
              }
              moves={moves}
            />
            {row.details === null ? null : <Written row={row} place={paths.indexOf(row.id)} />}
          </Stack>
        </li>
      ))}
    </ol>
  );
}

/** Where an occupation stands for itself, by the conditions that are tried. */
export function askedAddress(id: string, changes: readonly ConditionChange[]): string {
  return triedAddress({ path: LIST_PATH, kept: [[PATH_FIELDS.occupation, id]] }, changes);
}

/** The way to the path, or to have it written. */
function Written({ row: { id, name }, place }: { row: ListRow; place: number }) {
  return (
    <div>
      <Link to={place === -1 ? addAddress(id) : writtenAddress(place)}>
        {place === -1 ? 'Opisz tę ścieżkę' : 'Ścieżka w\u00a0analizie'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </div>
  );
}

type RowContentProps = {
  row: ListRow;
  moves: Moves;
  /** What there is to say of it before anything else. */
  note?: string;
  /** Of the tables, or the way there. */
  facts: ReactNode;
  isOpen?: boolean;
  /** Of its heading: 2 where it stands under the page's own. */
  level: 2 | 3;
};

export function RowContent({ row, note, facts, isOpen = false, level, moves }: RowContentProps) {
  const { id, name, oneLine, isTrail, details } = row;
  const move = moves.get(id);
  return (
    <Stack gap={1}>
      <div className={head}>
        <Heading level={level} size={4}>
          <Link to={`/zawody/${id}`}>{withNonBreakingSpaces(name)}</Link>
        </Heading>
        {details === null ? null : <span className={pointsStyle}>{pointsWords(details.score)}</span>}
        {move === undefined ? null : <MoveBadge move={move} />}
        {isTrail ? <Tag>Twój szlak</Tag> : null}
      </div>
      {move === undefined ? null : <MoveReason move={move} />}
      {note === undefined ? null : <Text weight="strong">{withNonBreakingSpaces(note)}</Text>}
      <Text>{withNonBreakingSpaces(oneLine)}</Text>
      {details === null ? null : (
        <>
          <p className={factsStyle}>
            {[
              factLine(details.facts) === ''
                ? 'brak statystyki płac i\u00a0prognozy'
                : factLine(details.facts),
              `droga: ${durationWords(details.monthsLeft)}`,
            ].join(' · ')}
          </p>
          {details.payBelow === null ? null : <Text>{withNonBreakingSpaces(details.payBelow)}</Text>}
          <RowDetails
            name={name}
            details={details}
            facts={facts}
            isOpen={isOpen}
            level={level === 2 ? 3 : 4}
          />
        </>
      )}
    </Stack>
  );
}

// What is known of one occupation for this person, a press away: what speaks against it, its ledger, and the tables' facts, which of many rows
// stand each at its own address.
type RowDetailsProps = {
  name: string;
  details: Details;
  facts: ReactNode;
  isOpen?: boolean;
  level: 3 | 4;
};

function RowDetails({ name, details, facts, isOpen = false, level }: RowDetailsProps) {
  const { against, ledger, names } = details;
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <span>
          Bilans i&nbsp;fakty<VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={level} size={4}>
            Co przemawia przeciw
          </Heading>
          <ul className={bulleted}>
            {against.map((sentence) => (
              <li key={sentence} className={bullet}>
                {withNonBreakingSpaces(sentence)}
              </li>
            ))}
          </ul>
        </Stack>
        <PlainLedger name={name} ledger={ledger} names={names} />
        {facts}
      </Stack>
    </Disclosure>
  );
}

// The ledger to be read alone: each line with its points, and a bar that says the same.
type PlainLedgerProps = {
  name: string;
  ledger: readonly LedgerLine[];
  names: Readonly<Record<string, string>>;
};

function PlainLedger({ name, ledger, names }: PlainLedgerProps) {
  const scale = barScale(ledger.map(({ points }) => points));
  return (
    <LedgerTable name={name}>
      {ledger.map((line) => (
        <tr key={`${line.factor} ${line.evidence}`} className={ledgerRow}>
          <th scope="row" className={cell}>
            <span className={words}>{withNonBreakingSpaces(ledgerWords(line, names))}</span>
            <LedgerBar points={line.points} scale={scale} />
          </th>
          <td className={figure}>{signed(line.points)}</td>
        </tr>
      ))}
    </LedgerTable>
  );
}
