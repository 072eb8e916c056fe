import type { AnswerSource } from '#domain/advice/ask/question.ts';

// What the form of a question is known by, to the server and to the script that streams.
export const ASK_PATH = '/dashboard/pytanie';
export const ASK_STREAM_PATH = '/dashboard/pytanie/strumien';

export const ASK_FIELDS = { question: 'pytanie', analysis: 'analiza' } as const;

/** Id of the latest answer. */
export const LATEST = 'ostatnia';

// Where a part of an answer is from, as it is said behind it.
export const SOURCE_WORDS: Readonly<Record<AnswerSource, string>> = {
  odczyt: 'z\u00a0tego, co wiemy o\u00a0Tobie',
  bilans: 'z\u00a0bilansu punktów',
  tabele: 'z\u00a0tabel zawodów',
};
