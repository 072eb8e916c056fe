import { Card } from '../../../ui/layout/Card.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

/** The place where the next section will stand. */
export function Waiting() {
  return (
    <Card>
      <Skeleton />
    </Card>
  );
}
