import { OwnPlan } from '../own-steps/OwnPlan.tsx';
import { useShown } from './late-parts.ts';

/** The plan as a way one walks, on the dashboard. */
export function OwnPart() {
  const { dashboard, isReadOnly } = useShown();
  if (dashboard === null || dashboard.current === null) return null;
  return <OwnPlan opened={dashboard.current} today={dashboard.today} isReadOnly={isReadOnly} />;
}
