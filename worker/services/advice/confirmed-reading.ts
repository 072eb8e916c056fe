// A reading as the person confirmed it on the screen: what the tables don't know and what the answers don't say falls once more, since a
// browser sent it. Null = none was sent.
import { readCareers } from '#content/careers.server.ts';
import { knownIds } from '#domain/advice/reading/known-ids.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import { checkedQuotes, parseReading } from '#domain/advice/reading/reading-schema.ts';
import type { AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';

export async function confirmedReading({
  answers,
  reading,
}: Pick<AnalysisOrder, 'answers' | 'reading'>): Promise<Reading | null> {
  if (reading === null) return null;
  return checkedQuotes(parseReading(reading, knownIds(await readCareers())), answers);
}
