// The JSON Schemas sent with the two JSON tasks. They only ask; what comes back is checked by structure-schema.ts.
const TEXT = { type: 'string' } as const;

const course = (lesson: Record<string, typeof TEXT>) => {
  const lessons = { type: 'array', minItems: 1, items: exactly(lesson) };
  const modules = {
    type: 'array',
    minItems: 1,
    items: exactly({ id: TEXT, title: TEXT, description: TEXT, lessons }),
  };
  return exactly({ title: TEXT, description: TEXT, modules });
};

export const STRUCTURE_RESPONSE = course({ id: TEXT, title: TEXT });

export const CONTENT_RESPONSE = course({ id: TEXT, title: TEXT, content: TEXT });

function exactly(properties: Record<string, object>) {
  const names = Object.keys(properties);
  return { type: 'object', properties, required: names, propertyOrdering: names };
}
