import type { SkillState } from '#domain/advice/progress/own-marks.ts';

/** As its owner would say it. */
export const STATE_WORDS: Record<SkillState, string> = {
  have: 'Umiem',
  learning: 'Uczę się',
  later: 'Na później',
};
