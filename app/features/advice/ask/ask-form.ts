// What the form of a question is known by, to the server and to the script that streams.
export const ASK_PATH = '/dashboard/pytanie';
export const ASK_STREAM_PATH = '/dashboard/pytanie/strumien';

export const ASK_FIELDS = { question: 'pytanie', analysis: 'analiza' } as const;

/** Id of the latest answer. */
export const LATEST = 'ostatnia';
