// 'Dziennik': what was done and looked at from the desk, for the owner.
import { deskEvents } from '#db/desk/queries/journal.ts';
import type { RequestScope } from '../../scope.ts';
import { asOperator } from './desk.ts';
import { pageKey, paged } from './paged.ts';

const PAGE_SIZE = 50;

export type Journal = Awaited<ReturnType<typeof readJournal>>;

/** `before`: as the address has it. Throws as `asOperator`. */
export function readJournal(scope: RequestScope, before: string | null) {
  const from = pageKey(before);
  return asOperator(scope, 'journal', async (ask) =>
    paged(
      await ask((db) => deskEvents(db, { before: from, most: PAGE_SIZE + 1 })),
      PAGE_SIZE,
      ({ id }) => id,
    ),
  );
}
