// The settings of the two generations (docs/product.md 'Model settings'); each model is sent what it takes of them
// (domain/platform/model-requests/models.ts).
import { GENERATION_SETTINGS } from '../../advice/analysis/prompt.ts';
import { listOf, objectOf } from '../../platform/model-requests/response-shapes.ts';

// The JSON Schema sent with the task whose reply is JSON alone. It only asks; what comes back is checked by structure/schema.ts.
const TEXT = { type: 'string' } as const;

const LESSON = objectOf({
  id: TEXT,
  title: TEXT,
  goal: TEXT,
  leaves: TEXT,
  topics: { type: 'array', items: { type: 'integer' } },
});

export const STRUCTURE_RESPONSE = objectOf({
  title: TEXT,
  description: TEXT,
  project: objectOf({ title: TEXT, description: TEXT }),
  glossary: listOf(objectOf({ term: TEXT, meaning: TEXT })),
  world: objectOf({ people: TEXT, data: TEXT, names: TEXT, system: TEXT }),
  modules: listOf(objectOf({ id: TEXT, title: TEXT, description: TEXT, lessons: listOf(LESSON) })),
});

export const STRUCTURE_SETTINGS = { ...GENERATION_SETTINGS, responseJsonSchema: STRUCTURE_RESPONSE } as const;

/** A practice alone is short, also with its state. */
export const PRACTICE_TOKENS = 4_000;

export const LESSON_SETTINGS = {
  ...GENERATION_SETTINGS,
  maxOutputTokens: 8_000,
  responseMimeType: 'text/plain',
} as const;
