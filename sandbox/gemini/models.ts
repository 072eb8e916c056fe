// The models in service, and what each takes; any other name is 404, as a retired one is. By the public reports of 2026: 3.6–3.8 ignore
// sampling, the generation after them answers it with an error.
export type Model = { sampling: 'taken' | 'ignored' | 'error'; levels: readonly string[] };

const ALL_LEVELS = ['THINKING_LEVEL_UNSPECIFIED', 'MINIMAL', 'LOW', 'MEDIUM', 'HIGH'];
const OF_PRO = ['THINKING_LEVEL_UNSPECIFIED', 'LOW', 'MEDIUM', 'HIGH'];

export const MODELS: ReadonlyMap<string, Model> = new Map([
  ['gemini-3.5-flash-lite', { sampling: 'taken', levels: ALL_LEVELS }],
  ['gemini-3.6-flash', { sampling: 'ignored', levels: ALL_LEVELS }],
  ['gemini-3.8-flash', { sampling: 'ignored', levels: ALL_LEVELS }],
  ['gemini-3.8-pro', { sampling: 'ignored', levels: OF_PRO }],
  ['gemini-4.0-flash', { sampling: 'error', levels: ALL_LEVELS }],
]);
