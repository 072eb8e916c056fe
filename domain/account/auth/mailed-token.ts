// The token of a mailed link. It travels in the fragment, which browsers send to nobody, so that no log keeps it (docs/decisions.md
// 'Mailed tokens in the fragment'); without JavaScript the person pastes the link, or what follows '#token='.

const NAMED = /[?#&]token=([\w-]{43})(?![\w-])/;
const BARE = /^[\w-]{43}$/;

/** The token in an address or in what was pasted; '' = there is none. */
export function tokenIn(text: string): string {
  const typed = text.trim();
  return NAMED.exec(typed)?.[1] ?? (BARE.test(typed) ? typed : '');
}

/** `address`: without a fragment. */
export function withToken(address: string, token: string): string {
  return `${address}#token=${token}`;
}

/** How long the old address may undo a change (docs/decisions.md 'Change of address'); nobody else gets it until then. */
export const ADDRESS_UNDO_MS = 72 * 60 * 60_000;

/** How long a mailed link opens something (docs/security.md 'Who is asking'): one hour from when its message was sent. */
export const TOKEN_LIFETIME_MS = 60 * 60_000;
