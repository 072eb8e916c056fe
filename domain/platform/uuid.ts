// Which ids may stand in logs and metrics (docs/product.md 'Log ids'): UUIDs of version 4, nothing else.

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The id, or null if it is no UUID of version 4. */
export function uuidV4OrNull(id: string | null): string | null {
  return id !== null && UUID_V4.test(id) ? id : null;
}
