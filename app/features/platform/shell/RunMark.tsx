// The person's run as a small trail in the header of every page: how far it has come, and where to watch it. The server writes it
// hidden; what shows it comes later (trail-mark), and strangers, who have no run, do without.
import { useEffect, useState } from 'react';
import { PageLink } from '../../../ui/text/PageLink.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { useRootData } from '../../../lib/root-data.ts';
import type { RunMarkLooks } from '../../advice/run-mark/run-mark-looks.ts';
import { end, link, picture, walkedWay, way } from './RunMark.css.ts';

type Chunk = typeof import('../../advice/run-mark/LiveMark.tsx');

export function RunMark() {
  const user = useUser();
  const root = useRootData();
  const mayBeSomebody = user !== null || root?.isSessionUnknown !== false;
  const [chunk, setChunk] = useState<Chunk | null>(null);
  useEffect(() => {
    if (!mayBeSomebody || chunk !== null) return;
    // Without it the page works; the next page asks again.
    import('../../advice/run-mark/LiveMark.tsx').then(setChunk, () => {});
  }, [mayBeSomebody, chunk]);
  if (!mayBeSomebody) return null;
  const owner = user?.id ?? '';
  if (chunk === null) return <Picture owner={owner} looks={null} />;
  return <chunk.LiveMark owner={owner} isRunning={root?.isRunning ?? false} Picture={Picture} />;
}

function Picture({ owner, looks }: { owner: string; looks: RunMarkLooks | null }) {
  return (
    <PageLink
      className={link}
      to={looks?.to ?? '/dashboard'}
      hidden={looks === null}
      title={looks?.label}
      data-run-mark={owner}
      data-state={looks?.state}
    >
      <svg className={picture} viewBox="0 0 32 24" aria-hidden="true">
        <path className={way} d={WAY} />
        <path
          className={walkedWay}
          d={WAY}
          pathLength={100}
          strokeDasharray={looks?.walked ?? '0 100'}
          data-walked
        />
        <circle className={end} cx="27" cy="5" r="3.5" />
      </svg>
      <VisuallyHidden>{looks?.label}</VisuallyHidden>
    </PageLink>
  );
}

const WAY = 'M3 20c7 0 4-8 11-8s5-7 13-7';
