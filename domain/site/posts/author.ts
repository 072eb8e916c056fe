// Who writes the posts (docs/decisions.md 'Blog'): no invented person signs them.
export const POST_AUTHOR = 'Redakcja Szlaku, z pomocą AI';

/** The same for search engines, which take a name alone. */
export const POST_AUTHOR_NAME = 'Redakcja Szlaku';
