// The rows of the list, in the rule's order: place, name, points, facts in a line. A row without details is a name that leads to the atlas.
import type { ListRow } from '#domain/advice/decide/whole-list.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { durationWords } from '../analysis/facts/fact-words.ts';
import { factLine } from '../dashboard/trail/fact-line.ts';
import { addAddress, writtenAddress } from './added-path/path-form.ts';
import { RowDetails } from './RowDetails.tsx';
import {
  facts,
  head,
  place as placeStyle,
  points,
  row as rowStyle,
  rows as rowsStyle,
} from './WholeListPage.css.ts';

type ListRowsProps = {
  rows: readonly ListRow[];
  sources: FactSources;
  scaleEnd: number;
  /** Occupations of the analysis' paths, by their places. */
  paths: readonly string[];
};

export function ListRows({ rows, paths, ...shown }: ListRowsProps) {
  return (
    <ol className={rowsStyle}>
      {rows.map((row) => (
        <li key={row.id} className={rowStyle} {...(row.place === null ? {} : { value: row.place })}>
          <span className={placeStyle}>{row.place === null ? '' : `${row.place}.`}</span>
          <Stack gap={1}>
            <RowContent row={row} level={3} {...shown} />
            {row.details === null ? null : <Written row={row} place={paths.indexOf(row.id)} />}
          </Stack>
        </li>
      ))}
    </ol>
  );
}

/** The way to the path, or to have it written. */
function Written({ row: { id, name }, place }: { row: ListRow; place: number }) {
  return (
    <div>
      <Link to={place === -1 ? addAddress(id) : writtenAddress(place)}>
        {place === -1 ? 'Opisz ten szlak' : 'Szlak w\u00a0analizie'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </div>
  );
}

type RowContentProps = {
  row: ListRow;
  /** What there is to say of it before anything else. */
  note?: string;
  sources: FactSources;
  scaleEnd: number;
  isOpen?: boolean;
  /** Of its heading: 2 where it stands under the page's own. */
  level: 2 | 3;
};

export function RowContent({ row, note, isOpen = false, level, ...shown }: RowContentProps) {
  const { id, name, oneLine, isTrail, details } = row;
  return (
    <Stack gap={1}>
      <div className={head}>
        <Heading level={level} size={4}>
          <Link to={`/zawody/${id}`}>{withNonBreakingSpaces(name)}</Link>
        </Heading>
        {details === null ? null : (
          <span className={points}>{pluralized(details.score, ['punkt', 'punkty', 'punktów'])}</span>
        )}
        {isTrail ? <Tag>Twój szlak</Tag> : null}
      </div>
      {note === undefined ? null : <Text weight="strong">{withNonBreakingSpaces(note)}</Text>}
      <Text>{withNonBreakingSpaces(oneLine)}</Text>
      {details === null ? null : (
        <>
          <p className={facts}>
            {[
              factLine(details.facts) === ''
                ? 'brak statystyki płac i\u00a0prognozy'
                : factLine(details.facts),
              `droga: ${durationWords(details.monthsLeft)}`,
            ].join(' · ')}
          </p>
          <RowDetails
            id={id}
            name={name}
            details={details}
            isOpen={isOpen}
            level={level === 2 ? 3 : 4}
            {...shown}
          />
        </>
      )}
    </Stack>
  );
}
