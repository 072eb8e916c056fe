/** How long a mailed link opens something (docs/security.md 'Who is asking'): one hour from when its message was sent. */
export const TOKEN_LIFETIME_MS = 60 * 60_000;
