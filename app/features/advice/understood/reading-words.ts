// What the screen says above the chips: who read, and what stays unread in another language.
import { ANALYSIS_LANGUAGES, type AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import type { AnswerLanguage } from '#domain/advice/reading/reading.ts';
import type { ReadAnswers } from '#domain/advice/reading/events.ts';

const WRITTEN: Record<Exclude<AnswerLanguage, 'pl'>, string> = {
  uk: 'Piszesz po ukraińsku.',
  en: 'Piszesz po angielsku.',
  other: 'Piszesz w\u00a0innym języku niż polski.',
};

export const READING_NOW = 'Czytamy Twoje odpowiedzi…';

export const UNREAD =
  'Nie udało się teraz przeczytać odpowiedzi. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie albo idź dalej: przeczytamy je przy szukaniu szlaku.';

export function readBy(
  { by, isConfirmed, reading }: Pick<ReadAnswers, 'by' | 'isConfirmed' | 'reading'>,
  isSignedIn: boolean,
): string {
  if (isConfirmed)
    return 'Tak było przy poprzedniej analizie, po Twoich poprawkach. Zmień, co już nieaktualne.';
  if (by === 'model') return 'Przeczytał to model AI. Popraw, co źle zrozumiał.';
  const foreign = reading.language === 'pl' ? null : WRITTEN[reading.language];
  if (foreign !== null && !isSignedIn) return `${foreign} Przeczytamy to po zalogowaniu.`;
  if (foreign !== null)
    return `${foreign} Model AI teraz nie odpowiada, a\u00a0reguły czytają tylko po polsku. Dodaj poniżej to, co najważniejsze.`;
  return isSignedIn
    ? 'Model AI teraz nie odpowiada, więc przeczytały to reguły: rozumieją mniej. Popraw i\u00a0dodaj, czego brakuje.'
    : 'Na razie przeczytały to reguły, bez AI: rozumieją mniej. Popraw i\u00a0dodaj, czego brakuje. Po zalogowaniu całość przeczyta model.';
}

const LANGUAGE_NAMES: Record<AnalysisLanguage, string> = { pl: 'polski', uk: 'українська', en: 'English' };

export const LANGUAGE_CHOICES = ANALYSIS_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
