// For whoever reads when the run ends: nothing moves, and this says that there is an end to go to.
import { Icon } from '../../../ui/text/Icon.tsx';
import { pill, place } from '../../follow/FollowSwitch.css.ts';
import { END_ANCHOR } from '../end-anchor.ts';

export function EndPill({ children }: { children: string }) {
  return (
    <div className={place}>
      <a className={pill} href={`#${END_ANCHOR}`}>
        {children}
        <Icon name="chevron" />
      </a>
    </div>
  );
}
