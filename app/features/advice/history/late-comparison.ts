// The comparison stands on its page from the start; its code comes when the browser is idle (see late-part.tsx).
import { latePart } from '../../../lib/late-part.tsx';

export const LateComparison = latePart(async () => (await import('./ComparisonView.tsx')).ComparisonView);
