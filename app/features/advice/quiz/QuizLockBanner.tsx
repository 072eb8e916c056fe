import { useEffect, useRef } from 'react';
import type { QuizLock } from '#domain/advice/quiz/lock.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

const KEPT = withNonBreakingSpaces('Odpowiedzi wpisane przed chwilą zostają w tej karcie.');

/** Stands there while one is being made: it is watched on the dashboard. */
export function QuizRunBanner() {
  return (
    <Notice tone="info" action={<ButtonLink to="/dashboard">Zobacz, jak powstaje</ButtonLink>}>
      Twoja analiza właśnie powstaje.
    </Notice>
  );
}

type QuizLockBannerProps = {
  lock: QuizLock;
  /** Answers were sent, and only signing in showed the lock: it takes the focus and says that nothing is lost. */
  isNews: boolean;
};

/** Stands in the place of the steps once there is an analysis (docs/product.md 'Quiz lock'). */
export function QuizLockBanner({ lock, isNews }: QuizLockBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNews) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isNews]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="info" action={<ButtonLink to="/dashboard">Przejdź do panelu</ButtonLink>}>
        {lock.banner}
        {isNews ? ` ${KEPT}` : null}
      </Notice>
    </div>
  );
}
