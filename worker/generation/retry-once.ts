// A 5xx of the model is tried once more, after 1.5 s times the attempt's number (docs/product.md 'Quiz flow').
import { ModelFault } from '../adapters/gemini.ts';

const MAX_RETRIES = 1;
const RETRY_DELAY_MS = 1_500;

/** Throws what `read` throws, ModelFault among it. */
export async function retryOnce<Result>(read: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ModelFault) || !error.mayRetry || attempt > MAX_RETRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt));
    return retryOnce(read, attempt + 1);
  }
}
