// The models in service, and what each takes; any other name is 404, as a retired one is. By the public reports of 2026: 3.6–3.8 ignore
// sampling, the generation after them answers it with an error.
export type Model = { sampling: 'taken' | 'ignored' | 'error'; levels: readonly string[] };

const FROM_LOW = ['THINKING_LEVEL_UNSPECIFIED', 'LOW', 'MEDIUM', 'HIGH'];
const ALL = [...FROM_LOW, 'MINIMAL'];

export const MODELS: ReadonlyMap<string, Model> = new Map([
  ['gemini-3.5-flash', { sampling: 'taken', levels: ALL }],
  ['gemini-3.5-flash-lite', { sampling: 'ignored', levels: ALL }],
  ['gemini-3.6-flash', { sampling: 'ignored', levels: ALL }],
  ['gemini-3.8-flash', { sampling: 'ignored', levels: FROM_LOW }],
  ['gemini-3.8-pro', { sampling: 'ignored', levels: FROM_LOW }],
  ['gemini-4-flash', { sampling: 'error', levels: FROM_LOW }],
]);
