import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { noScriptOnly } from '../../../../ui/script-only.css.ts';

/** What isn't written yet can't come without JavaScript; what is, reads without it. `missing`: 'Lekcja jeszcze nie powstała'. */
export function NeedsScript({ missing }: { missing: string }) {
  return (
    <div className={noScriptOnly.block}>
      <Notice tone="info">
        {withNonBreakingSpaces(
          `${missing}, a do napisania nowego tekstu potrzebny jest JavaScript. Włącz go i odśwież stronę. Gotowe lekcje przeczytasz także bez niego.`,
        )}
      </Notice>
    </div>
  );
}
