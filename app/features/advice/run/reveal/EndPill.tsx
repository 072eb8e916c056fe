// For whoever reads when the run ends: nothing moves, and this says that there is an end to go to.
import { useEffect, useState } from 'react';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { pill, place } from '../../../platform/follow/FollowSwitch.css.ts';
import { END_ANCHOR } from '../end-anchor.ts';

export function EndPill({ children }: { children: string }) {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const end = document.getElementById(END_ANCHOR);
    if (end === null) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true));
    watcher.observe(end);
    return () => watcher.disconnect();
  }, []);
  if (isSeen) return null;
  return (
    <div className={place}>
      <a className={pill} href={`#${END_ANCHOR}`}>
        {children}
        <Icon name="chevron" />
      </a>
    </div>
  );
}
