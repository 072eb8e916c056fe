import type { TrailColour } from '../../styles/theme.css.ts';
import { blaze, frame, sizes, stripes, white } from './Blaze.css.ts';
import { classNames } from '../class-names.ts';

type BlazeProps = { colour: TrailColour; size?: keyof typeof sizes };

/** The mark on the trees along a Polish trail: white, colour, white. Decoration: a word or number stands beside it. */
export function Blaze({ colour, size = 'medium' }: BlazeProps) {
  return (
    <svg className={classNames(blaze, sizes[size])} viewBox="0 0 24 24" aria-hidden="true">
      <rect className={white} x="2" y="3" width="20" height="18" rx="1.5" />
      <rect className={stripes[colour]} x="2" y="9" width="20" height="6" />
      <rect className={frame} x="2" y="3" width="20" height="18" rx="1.5" />
    </svg>
  );
}
