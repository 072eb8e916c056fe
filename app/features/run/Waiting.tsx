import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The place where the next section will stand. */
export function Waiting() {
  return (
    <Card>
      <Skeleton />
    </Card>
  );
}
