// The language in which an analysis is written, as its person chose it (docs/decisions.md 'Language of the analysis').

export const ANALYSIS_LANGUAGES = ['pl', 'uk', 'en'] as const;

export type AnalysisLanguage = (typeof ANALYSIS_LANGUAGES)[number];

/** Anything else is Polish. */
export function readLanguage(value: unknown): AnalysisLanguage {
  return ANALYSIS_LANGUAGES.find((one) => one === value) ?? 'pl';
}
