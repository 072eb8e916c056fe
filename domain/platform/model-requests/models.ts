// What each model takes, in one table (docs/operations.md 'Models'): whether it heeds sampling, and how much it can be told to think. A
// name that isn't here is sent neither, which every model takes.
type ThinkingLevel = 'MINIMAL' | 'LOW' | 'MEDIUM' | 'HIGH';

export type ModelPurpose =
  | 'analysis'
  | 'structure'
  | 'lesson'
  | 'second-reading'
  | 'lesson-plan'
  | 'reading'
  | 'question'
  | 'path'
  | 'feedback'
  | 'talk';

type Traits = {
  /** The later ones ignore temperature, topK and topP; the next generation is announced to refuse them. */
  takesSampling: boolean;
  /** The least first, which it is told where it lacks the wanted one. None = it isn't told to think, and its thoughts aren't asked for. */
  levels: readonly ThinkingLevel[];
};

const FROM_LOW = ['LOW', 'MEDIUM', 'HIGH'] as const;
const ALL = ['MINIMAL', ...FROM_LOW] as const;

/** As Google's pages of September 2026 have it. */
export const MODELS: ReadonlyMap<string, Traits> = new Map([
  ['gemini-3.8-flash', { takesSampling: false, levels: FROM_LOW }],
  ['gemini-3.7-flash', { takesSampling: false, levels: FROM_LOW }],
  ['gemini-3.6-flash', { takesSampling: false, levels: ALL }],
  ['gemini-3.5-flash-lite', { takesSampling: false, levels: ALL }],
  ['gemini-3.5-flash', { takesSampling: true, levels: ALL }],
  ['gemini-3.1-pro', { takesSampling: true, levels: FROM_LOW }],
]);

const UNKNOWN: Traits = { takesSampling: false, levels: [] };

/** Thoughts count as output and make people wait: of an analysis the rule has done the weighing, a lesson is prose, what is read a second time is recomputed, a reading has six seconds, an answer has its sources before it, feedback is a few sentences, in a talk somebody waits for each. */
const THINKING: Record<ModelPurpose, ThinkingLevel> = {
  analysis: 'LOW',
  structure: 'MEDIUM',
  lesson: 'LOW',
  'second-reading': 'MEDIUM',
  'lesson-plan': 'LOW',
  reading: 'MINIMAL',
  question: 'LOW',
  path: 'LOW',
  feedback: 'LOW',
  talk: 'LOW',
};

type Sampling = { temperature: number; topK: number; topP: number };

/** The settings as this model may be sent them; `thinkingLevel` null = none is sent. */
export function settingsFor<Settings extends Sampling>(
  { model, purpose }: { model: string; purpose: ModelPurpose },
  { temperature, topK, topP, ...settings }: Settings,
) {
  const { takesSampling, levels } = MODELS.get(familyOf(model)) ?? UNKNOWN;
  const wanted = THINKING[purpose];
  return {
    settings: { ...settings, ...(takesSampling ? { temperature, topK, topP } : {}) },
    thinkingLevel: levels.includes(wanted) ? wanted : (levels[0] ?? null),
  };
}

export function isKnownModel(model: string): boolean {
  return MODELS.has(familyOf(model));
}

/** 'gemini-3.1-pro-preview' and 'gemini-3.8-flash-001' take what their family takes. */
function familyOf(model: string): string {
  return model.replace(/-(?:preview(?:-[\d-]+)?|\d{3})$/, '');
}
