// The JSON Schema sent with the task whose reply is JSON alone. It only asks; what comes back is checked by structure/schema.ts. Without a
// bound (docs/decisions.md 'Schemas for the model').
const TEXT = { type: 'string' } as const;

const listOf = (items: object) => ({ type: 'array', items });

const LESSON = exactly({
  id: TEXT,
  title: TEXT,
  goal: TEXT,
  leaves: TEXT,
  topics: { type: 'array', items: { type: 'integer' } },
});

export const STRUCTURE_RESPONSE = exactly({
  title: TEXT,
  description: TEXT,
  project: exactly({ title: TEXT, description: TEXT }),
  glossary: listOf(exactly({ term: TEXT, meaning: TEXT })),
  modules: listOf(exactly({ id: TEXT, title: TEXT, description: TEXT, lessons: listOf(LESSON) })),
});

function exactly(properties: Record<string, object>) {
  const names = Object.keys(properties);
  return { type: 'object', properties, required: names, propertyOrdering: names };
}
