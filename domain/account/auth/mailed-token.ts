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
