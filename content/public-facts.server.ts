// The tables' facts by occupation, as pages and streams show them (domain/advice/public-facts.ts), read on first use.
import { publicFactsBook, type PublicFactsBook } from '#domain/advice/public-facts.ts';
import { readCareers, readCareerSources } from './careers.server.ts';

/** `today`: a day in Poland, for the minimum wage in force. */
export async function readPublicFacts(today: string): Promise<PublicFactsBook> {
  const [careers, sources] = await Promise.all([readCareers(), readCareerSources()]);
  return publicFactsBook(careers, sources, today);
}
