// The words of a JSON Schema sent to a model: no bound of a list or a number and no long enum, which the provider unrolls
// (docs/decisions.md 'Schemas for the model'). `propertyOrdering` is Gemini's own key: fields come in the order in which they are listed.

export const text = (description: string) => ({ type: 'string', description }) as const;

export const objectOf = <Properties extends object>(
  properties: Properties,
  required = Object.keys(properties),
) => ({ type: 'object', properties, required, propertyOrdering: Object.keys(properties) }) as const;

export const listOf = <Items extends object>(items: Items, description?: string) =>
  ({ type: 'array', ...(description !== undefined && { description }), items }) as const;
