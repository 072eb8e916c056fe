// Where a part of an answer is from, as it is said behind it.
import type { AnswerSource } from '#domain/advice/ask/question.ts';

export const SOURCE_WORDS: Readonly<Record<AnswerSource, string>> = {
  odczyt: 'z\u00a0tego, co wiemy o\u00a0Tobie',
  bilans: 'z\u00a0bilansu punktów',
  tabele: 'z\u00a0tabel zawodów',
};
