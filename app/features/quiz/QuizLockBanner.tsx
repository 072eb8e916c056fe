import type { QuizLock } from '#domain/quiz/lock.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Stands in the place of the steps once there is an analysis (docs/product.md 'Quiz lock'). */
export function QuizLockBanner({ lock }: { lock: QuizLock }) {
  return (
    <Notice tone="info" action={<ButtonLink to="/dashboard">Przejdź do panelu</ButtonLink>}>
      {lock.banner}
    </Notice>
  );
}
