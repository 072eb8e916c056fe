import { Card } from '../../ui/Card.tsx';
import { line, skeleton } from './RunView.css.ts';

/** The place where the next section will stand; a picture only. */
export function Skeleton() {
  return (
    <Card aria-hidden="true">
      <div className={skeleton}>
        <div className={line} />
        <div className={line} />
        <div className={line} />
      </div>
    </Card>
  );
}
