// The switch itself: it lies over the lower edge of the window, where a thumb reaches it, and says which of the two holds.
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { chosen, corner, other, place, track } from './FollowSwitch.css.ts';
import type { Follow } from './use-follow.ts';

type FollowSwitchProps = Pick<Follow, 'isFollowing' | 'setFollowing'> & {
  /** In the window's corner, where what grows isn't its neighbour. */
  isFixed?: boolean;
};

export function FollowSwitch({ isFollowing, setFollowing, isFixed = false }: FollowSwitchProps) {
  return (
    <div className={isFixed ? corner : place}>
      <button
        type="button"
        role="switch"
        aria-checked={isFollowing}
        className={track}
        onClick={() => setFollowing(!isFollowing)}
      >
        <VisuallyHidden>Przewijaj razem z tekstem</VisuallyHidden>
        <span className={isFollowing ? chosen : other} aria-hidden="true">
          <Icon name="chevron" />
          Przewijaj
        </span>
        <span className={isFollowing ? other : chosen} aria-hidden="true">
          Czytam
        </span>
      </button>
    </div>
  );
}
