// Every schema that is sent (docs/decisions.md 'Schemas for the model'): the provider unrolls bounds and refuses the whole request.
import { expect, test } from 'vitest';
import { ANSWER_RESPONSE } from '../../advice/ask/prompt.ts';
import { READING_RESPONSE } from '../../advice/reading/response-schema.ts';
import { ANALYSIS_RESPONSE, PATH_RESPONSE } from '../../advice/analysis/reply/response-schema.ts';
import { BETWEEN_SETTINGS } from '../../courses/prompts/between.ts';
import { FEEDBACK_SETTINGS } from '../../courses/prompts/feedback.ts';
import { TALK_SETTINGS } from '../../courses/prompts/talk.ts';
import { STRUCTURE_RESPONSE } from '../../courses/prompts/settings.ts';

const SCHEMAS: [string, unknown][] = [
  ['reading', READING_RESPONSE],
  ['question', ANSWER_RESPONSE],
  ['analysis', ANALYSIS_RESPONSE],
  ['path', PATH_RESPONSE],
  ['structure', STRUCTURE_RESPONSE],
  ['lesson plan', BETWEEN_SETTINGS.responseJsonSchema],
  ['feedback', FEEDBACK_SETTINGS.responseJsonSchema],
  ['talk', TALK_SETTINGS.responseJsonSchema],
];

const BOUND = /^(?:min|max|exclusive)|^(?:pattern|format|multipleOf|uniqueItems|const)$/;
const MAX_LEAVES = 50;
const LONGEST_ENUM = 3;

/** Every object of a schema with the path to it; names of properties are no keywords. */
function nodesOf(schema: unknown, at = '$'): [string, Record<string, unknown>][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const properties = Object.entries((node['properties'] ?? {}) as object);
  return [
    [at, node],
    ...nodesOf(node['items'], `${at}[]`),
    ...properties.flatMap(([name, inner]) => nodesOf(inner, `${at}.${name}`)),
  ];
}

test.each(SCHEMAS)('the schema of the %s bounds nothing', (_, schema) => {
  const bounds = nodesOf(schema).flatMap(([at, node]) =>
    Object.keys(node)
      .filter((keyword) => BOUND.test(keyword))
      .map((keyword) => `${at} ${keyword}`),
  );
  expect(bounds).toEqual([]);
});

test.each(SCHEMAS)('the schema of the %s stays small', (_, schema) => {
  const nodes = nodesOf(schema);
  const enums = nodes.flatMap(([, node]) => (Array.isArray(node['enum']) ? [node['enum']] : []));
  for (const values of enums) expect(values.length).toBeLessThanOrEqual(LONGEST_ENUM);
  const leaves = nodes.filter(([, { type }]) => type !== 'object' && type !== 'array');
  expect(leaves.length).toBeGreaterThan(1);
  expect(leaves.length).toBeLessThanOrEqual(MAX_LEAVES);
});

test('a bound is found wherever it stands', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'array', items: { type: 'integer', minimum: 1 } } },
  };
  expect(nodesOf(schema).map(([at, node]) => [at, Object.keys(node).some((one) => BOUND.test(one))])).toEqual(
    [
      ['$', false],
      ['$.a', false],
      ['$.a[]', true],
    ],
  );
});
