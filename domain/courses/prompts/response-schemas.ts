// The JSON Schema sent with the task whose reply is JSON alone. It only asks; what comes back is checked by structure/schema.ts.
import { listOf, objectOf } from '../../platform/model-requests/response-shapes.ts';

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
