import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';

/** What its owner has ticked off. */
export type OwnMarks = Pick<OpenedAnalysis, 'steps' | 'skillStates' | 'walked'>;
