// The list with other conditions: each row with how it moved and why in one line; what fell out is crossed out. The same as a table.
import type { MovedRow } from '#domain/advice/decide/what-if.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { moveWords, placesWords, placeWord, reasonWords } from './move-words.ts';
import { head, place as placeStyle, row as rowStyle, rows as rowsStyle } from './WholeListPage.css.ts';
import { struck, twin, twinFrame } from './WhatIfPage.css.ts';

export function MovedRows({ rows }: { rows: readonly MovedRow[] }) {
  return (
    <ol className={rowsStyle}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={rowStyle}
          data-row={row.id}
          {...(row.place === null ? {} : { value: row.place })}
        >
          <span className={placeStyle}>{row.place === null ? '–' : `${row.place}.`}</span>
          <Content {...row} />
        </li>
      ))}
    </ol>
  );
}

function Content({ id, name, isTrail, isPath, place, move }: MovedRow) {
  const link = <Link to={`/zawody/${id}`}>{withNonBreakingSpaces(name)}</Link>;
  return (
    <div>
      <div className={head}>
        <Text as="span" weight="strong">
          {place === null ? <s className={struck}>{link}</s> : link}
        </Text>
        {move === null ? null : <Moved move={move} />}
        {isTrail ? <Tag>Twój szlak</Tag> : isPath ? <Tag>Z Twojej analizy</Tag> : null}
      </div>
      {move === null || move.reason === null ? null : (
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(reasonWords(move, move.reason))}
        </Text>
      )}
    </div>
  );
}

function Moved({ move }: { move: NonNullable<MovedRow['move']> }) {
  const { sign, said, tone } = moveWords(move);
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{`${said} (${placesWords(move)})`}</VisuallyHidden>
    </Badge>
  );
}

const TWIN = 'Miejsca zawodów dziś i\u00a0po zmianie warunków';

export function MovedTable({ rows }: { rows: readonly MovedRow[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by the keys
    <section className={twinFrame} aria-label={TWIN} tabIndex={0}>
      <table className={twin}>
        <caption>{TWIN}</caption>
        <thead>
          <tr>
            <th scope="col">Zawód</th>
            <th scope="col">Dziś</th>
            <th scope="col">Po zmianie</th>
            <th scope="col">Dlaczego</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, place, move }) => (
            <tr key={id}>
              <th scope="row">{withNonBreakingSpaces(name)}</th>
              <td>{move === null ? '–' : placeWord(move.placeBefore)}</td>
              <td>{placeWord(place)}</td>
              <td>
                {move === null || move.reason === null
                  ? '–'
                  : withNonBreakingSpaces(reasonWords(move, move.reason))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
