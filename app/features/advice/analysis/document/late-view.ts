// The analysis stands on its page from the start and its forms work by the browser alone; its code comes when the browser is idle (see
// late-part.tsx).
import { latePart } from '../../../../lib/late-part.tsx';

export const LateAnalysis = latePart(async () => (await import('./WholeAnalysis.tsx')).WholeAnalysis);
