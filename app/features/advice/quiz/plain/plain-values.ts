// The plain quiz' fields and what was typed there.
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';

export const PLAIN_FIELDS = {
  preferences: 'preferences',
  interests: 'additional_interests',
  info: 'additional_info',
  language: 'language',
  isAdult: 'mam-18',
  reading: 'odczyt',
  says: 'kto-czytal',
  gentle: 'wsparcie',
} as const;

export type PlainValues = {
  preferences: readonly string[];
  interests: string;
  info: string;
  language: AnalysisLanguage;
  isAdult: boolean;
};

export const NO_VALUES: PlainValues = {
  preferences: [],
  interests: '',
  info: '',
  language: 'pl',
  isAdult: false,
};
