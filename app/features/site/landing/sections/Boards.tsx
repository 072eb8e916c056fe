import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { boards, directions, faces, when, where } from './Boards.css.ts';

/** A change of role as a signpost: the board that points back, and the one that points ahead. */
export function Boards({ before, after }: { before: string; after: string }) {
  return (
    <div className={boards}>
      <Board direction="back" time="Było" role={before} />
      <Board direction="forward" time="Jest" role={after} />
    </div>
  );
}

type BoardProps = { direction: keyof typeof faces; time: string; role: string };

function Board({ direction, time, role }: BoardProps) {
  return (
    <div className={directions[direction]}>
      <p className={faces[direction]}>
        <span className={when}>{time} </span>
        <strong className={where}>{withNonBreakingSpaces(role)}</strong>
      </p>
    </div>
  );
}
