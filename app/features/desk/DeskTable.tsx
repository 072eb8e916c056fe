import type { ReactNode } from 'react';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { frame, table } from './DeskTable.css.ts';

type DeskRow = { key: string | number; cells: readonly ReactNode[] };

type DeskTableProps = {
  /** For those who listen. */
  caption: string;
  head: readonly string[];
  rows: readonly DeskRow[];
  /** What is said where there is nothing. */
  none?: string;
};

/** A list of the desk; the first cell of a row names it. */
export function DeskTable({ caption, head, rows, none = 'Nic tu nie ma.' }: DeskTableProps) {
  if (rows.length === 0) return <Text tone="soft">{none}</Text>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it by the keys
    <section className={frame} aria-label={caption} tabIndex={0}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
