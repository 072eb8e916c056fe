// What an island stands in, on the server and in the browser alike.
import type { ReactNode } from 'react';
import { DataArea } from '../../features/platform/shell/DataArea.tsx';
import { RootDataContext, type RootData } from '../root-data.ts';

/** What the server writes behind an island's HTML, for the browser to begin with. */
export type Given<Props> = { props: Props; root: RootData | null };

export function IslandFrame({ root, children }: { root: RootData | null; children: ReactNode }) {
  return (
    <RootDataContext value={root}>
      <DataArea>{children}</DataArea>
    </RootDataContext>
  );
}
