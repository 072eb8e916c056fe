import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { useRootData } from '../../../../lib/root-data.ts';

/** Says it when the local model answers in Google's place, so that nobody takes the demo for the product. */
export function DemoNotice() {
  if (useRootData()?.site.isDemo !== true) return null;
  return <Notice tone="info">Tryb pokazowy – odpowiada lokalny model, nie Google Gemini.</Notice>;
}
