/** How long a mailed link opens something (issue 'Accounts'): one hour from when its message was sent. */
export const TOKEN_LIFETIME_MS = 60 * 60_000;
