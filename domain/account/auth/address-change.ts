/** How long the old address may undo a change (docs/decisions.md 'Change of address'); nobody else gets it until then. */
export const ADDRESS_UNDO_MS = 72 * 60 * 60_000;
