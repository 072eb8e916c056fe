// The frame of a ledger, with its rows as children.
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { table } from './Ledger.css.ts';

export function LedgerTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>Bilans: {name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Co ważyło</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>Punkty</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
