// The language of what the model wrote, for those who listen: what stands around it stays Polish.
import { createContext, useContext } from 'react';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';

export const WrittenLanguage = createContext<AnalysisLanguage>('pl');

/** For the `lang` of a text of the model's; nothing where it is the page's own. */
export function useWrittenLanguage(): { lang?: AnalysisLanguage } {
  const language = useContext(WrittenLanguage);
  return language === 'pl' ? {} : { lang: language };
}
