import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import type { Objecting } from '../ledger/Ledger.tsx';
import { placeWords } from '../ledger/place-words.ts';

/** A path's new place, once its owner has denied something. */
export function Moved({ path, objecting }: { path: OpenPath; objecting: Objecting }) {
  const ranked = objecting?.ranked ?? null;
  const moved = isAdvised(path) ? ranked?.paths.find(({ zawodId }) => zawodId === path.zawodId) : undefined;
  if (ranked === null || moved === undefined || moved.place === moved.placeBefore) return null;
  const words = placeWords(moved, ranked.candidates);
  return words === null ? null : (
    <div>
      <Badge>{words}</Badge>
    </div>
  );
}
