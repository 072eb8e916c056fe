// The two offers. Which plan the visitor is on, the card says itself; what is wrong with a payment stands above both.
import type { Plan } from '#domain/payments/plan/plans.ts';
import type { PlansVisitor } from '#worker/services/payments/premium/plans-page.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { PlanNotices } from '../subscription/PlanNotices.tsx';
import { FreeCard } from './FreeCard.tsx';
import { cards } from './PlanCards.css.ts';
import { PremiumCard } from './PremiumCard.tsx';

export function PlanCards({ visitor }: { visitor: PlansVisitor | null }) {
  const plan = usePlan(visitor);
  return (
    <Stack gap={6}>
      <PlanNotices lapsedStatus={visitor?.lapsedStatus ?? null} />
      <div className={cards}>
        <FreeCard plan={plan} />
        <PremiumCard plan={plan} visitor={visitor} />
      </div>
    </Stack>
  );
}

/** Null = a stranger. Who brings a session while the database is away isn't told to sign in. */
function usePlan(visitor: PlansVisitor | null): Plan | null {
  const root = useRootData();
  if (visitor !== null) return visitor.plan;
  if (root === null || root.isSessionUnknown) return 'free';
  return root.user?.plan ?? null;
}
