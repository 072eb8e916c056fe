import type { PlanProgress } from '#domain/advice/progress/plan-progress.ts';

/** How far one is, in a sentence or two: 'Za Tobą 2 z 6 kroków. Minął termin kroku 4.' */
export function walkedWords({ done, total, next, overdue }: PlanProgress): string {
  const steps = total === 1 ? 'kroku' : 'kroków';
  const far =
    next === null
      ? 'Cały plan za Tobą.'
      : done === 0
        ? `Przed Tobą ${total} ${stepsAhead(total)}. Zacznij od pierwszego.`
        : `Za Tobą ${done} z\u00a0${total} ${steps}.`;
  if (overdue.length === 0) return far;
  const numbers = overdue.map((step) => step + 1).join(', ');
  return `${far} ${overdue.length === 1 ? 'Minął termin kroku' : 'Minęły terminy kroków'} ${numbers}.`;
}

function stepsAhead(count: number): string {
  if (count === 1) return 'krok';
  const isFew = count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14);
  return isFew ? 'kroki' : 'kroków';
}
