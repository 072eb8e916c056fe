// Lists of the desk page by key: anyone who goes on asks for what comes after the last row they saw.

/** `next`: after which row the next page begins; null = there is none. */
export type Paged<Row> = { rows: Row[]; next: string | null };

/** The key of an address: the number of a row; null = from the beginning. */
export function pageKey(typed: string | null): number | null {
  return typed !== null && /^\d{1,15}$/.test(typed) ? Number(typed) : null;
}

/** `rows`: one more than the page shows, where there are more. */
export function paged<Row>(
  rows: readonly Row[],
  size: number,
  keyOfRow: (row: Row) => string | number,
): Paged<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? String(keyOfRow(last)) : null };
}

/** A place in a list by moment: the moment and the row's id, '1795411738997.0f3a…' in an address. */
type MomentKey = { at: number; id: string };

/** Null = from the beginning. */
export function momentKey(typed: string | null): MomentKey | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(typed ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at: Number(at), id };
}

export function momentKeyText({ at, id }: MomentKey): string {
  return `${at}.${id}`;
}
