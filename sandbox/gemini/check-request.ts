// Checks a request body against Google's shape and rules, and says what is wrong in Google's own words.
import { googleError, type GoogleError, isObject } from './google-error.ts';

// The models in service, and what each takes; any other name is 404, as a retired one is. By the public reports of 2026: 3.6–3.8 ignore
// sampling, the generation after them answers it with an error.
type Model = { sampling: 'taken' | 'ignored' | 'error'; levels: readonly string[] };

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

export type CheckedRequest = {
  prompt: string;
  maxOutputTokens: number | null;
  hasSchema: boolean;
  includeThoughts: boolean;
};

type Checked = { ok: true; request: CheckedRequest } | { ok: false; refusal: GoogleError };

export function checkRequest(body: unknown, model: Model): Checked {
  if (!isObject(body)) {
    return refused('Invalid JSON payload received. Expected an object, or the text is not JSON.');
  }
  const faults = faultsOf(body, '');
  if (faults.length > 0) return refused(faults.join('\n'));
  const broken = brokenRule(body, model);
  if (broken !== null) return refused(broken);
  const config = field(body, 'generationConfig');
  const schema = field(config, 'responseJsonSchema');
  // The bare message, as reported: it says neither what nor where.
  if (isOverBudget(schema)) return { ok: false, refusal: googleError(400) };
  const limit = field(config, 'maxOutputTokens');
  return {
    ok: true,
    request: {
      prompt: promptOf(body),
      maxOutputTokens: typeof limit === 'number' ? limit : null,
      hasSchema: schema !== undefined,
      includeThoughts: field(field(config, 'thinkingConfig'), 'includeThoughts') === true,
    },
  };
}

function brokenRule(body: Record<string, unknown>, model: Model): string | null {
  const contents = listOf(field(body, 'contents'));
  if (contents.length === 0) return '* GenerateContentRequest.contents: contents is not specified';
  const bare = contents.findIndex((content) => listOf(field(content, 'parts')).length === 0);
  if (bare >= 0) {
    return `* GenerateContentRequest.contents[${bare}].parts: contents.parts must not be empty.`;
  }
  const roles = contents.map((content) => field(content, 'role') ?? 'user');
  if (roles.some((role) => role !== 'user' && role !== 'model')) {
    return 'Please use a valid role: user, model.';
  }
  const config = field(body, 'generationConfig');
  const has = (name: string) => field(config, name) !== undefined;
  if (has('responseJsonSchema') && field(config, 'responseMimeType') !== 'application/json') {
    return 'A response schema requires response_mime_type application/json.';
  }
  const sampling = ['temperature', 'topP', 'topK'].find(has);
  if (model.sampling === 'error' && sampling !== undefined) {
    return `${snake(sampling)} is not supported for this model.`;
  }
  const thinking = field(config, 'thinkingConfig');
  if (field(thinking, 'thinkingBudget') !== undefined) {
    return 'Thinking budget is not supported for this model. Use thinking_level instead.';
  }
  const level = field(thinking, 'thinkingLevel');
  return level === undefined || model.levels.includes(String(level).toUpperCase())
    ? null
    : `Thinking level ${String(level)} is not supported for this model.`;
}

/** All the text the model would read: the system instruction, then the contents. */
function promptOf(body: Record<string, unknown>): string {
  return [...listOf(field(body, 'systemInstruction')), ...listOf(field(body, 'contents'))]
    .flatMap((content) => listOf(field(content, 'parts')))
    .map((part) => field(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

function refused(message: string): Checked {
  return { ok: false, refusal: googleError(400, message) };
}

function field(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

// How much a reply's schema may ask for (public reports of 2026): bounds of an array are unrolled, item by item, and a schema that
// grows too large by it, or bounds more than two arrays of objects, is refused with a bare 400.
const MAX_LEAVES = 150;
const MAX_BOUNDED_ARRAYS = 2;

function isOverBudget(schema: unknown): boolean {
  return leavesOf(schema) > MAX_LEAVES || boundedArrays(schema) > MAX_BOUNDED_ARRAYS;
}

/** A value is a leaf, and each of an enum's is one. */
function leavesOf(schema: unknown): number {
  if (!isObject(schema)) return 0;
  if ('items' in schema) return leavesOf(schema['items']) * Math.max(1, ...boundsOf(schema));
  if ('properties' in schema) return sumOf(schema['properties'], leavesOf);
  return Array.isArray(schema['enum']) ? schema['enum'].length : 1;
}

function boundedArrays(schema: unknown): number {
  if (!isObject(schema)) return 0;
  const { items, properties } = schema;
  const own = isObject(items) && 'properties' in items && boundsOf(schema).length > 0 ? 1 : 0;
  return own + boundedArrays(items) + sumOf(properties, boundedArrays);
}

const boundsOf = ({ minItems, maxItems }: Record<string, unknown>): number[] =>
  [minItems, maxItems].filter((bound) => typeof bound === 'number');

const sumOf = (parts: unknown, count: (part: unknown) => number): number =>
  Object.values(parts ?? {}).reduce<number>((sum, part) => sum + count(part), 0);

// The fields of Google's GenerateContentRequest (v1beta), as far as a text application needs them. A field that is not here is
// refused, as the real service refuses one that it doesn't know. `at` is the path in Google's snake case.

/** All the faults at once, as Google lists them. */
type Check = (value: unknown, at: string) => string[];

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const TYPE_PREFIX = 'type.googleapis.com/google.ai.generativelanguage.v1beta.';

const ofType =
  (type: string, fits: (value: unknown) => boolean): Check =>
  (value, at) =>
    fits(value) ? [] : [`Invalid value at '${at}' (${type}), ${JSON.stringify(value)}`];
const TEXT = ofType('TYPE_STRING', (value) => typeof value === 'string');
const FLAG = ofType('TYPE_BOOL', (value) => typeof value === 'boolean');
/** A JSON schema: an object, its keywords are the model's matter. */
const JSON_OBJECT = ofType('google.protobuf.Value', isObject);

const choice = (type: string, values: string): Check =>
  ofType(`${TYPE_PREFIX}${type}`, (value) => values.split(' ').includes(String(value).toUpperCase()));

const within =
  (min: number, max: number): Check =>
  (value, at) => {
    if (typeof value !== 'number') return [`Invalid value at '${at}' (TYPE_FLOAT), ${JSON.stringify(value)}`];
    const fault = `${at.split('.').at(-1)} must be in the range [${min}, ${max}].`;
    return value >= min && value <= max ? [] : [`* GenerateContentRequest.${at}: ${fault}`];
  };

const list =
  (of: Check): Check =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((item, index) => of(item, `${at}[${index}]`)) : of(value, at);

const fields =
  (known: Record<string, Check>): Check =>
  (value, at) => {
    if (!isObject(value)) return [`Invalid value at '${at}' (object), ${JSON.stringify(value)}`];
    return Object.entries(value).flatMap(([name, inner]) => {
      const check = Object.hasOwn(known, name) ? known[name] : undefined;
      if (check !== undefined) return check(inner, at === '' ? snake(name) : `${at}.${snake(name)}`);
      const place = at === '' ? '' : ` at '${at}'`;
      return [`Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`];
    });
  };

const CONTENT = fields({ role: TEXT, parts: list(fields({ text: TEXT, thought: FLAG })) });
const CATEGORIES =
  'HARM_CATEGORY_HARASSMENT HARM_CATEGORY_HATE_SPEECH HARM_CATEGORY_SEXUALLY_EXPLICIT HARM_CATEGORY_DANGEROUS_CONTENT HARM_CATEGORY_CIVIC_INTEGRITY';
const THRESHOLDS = 'BLOCK_LOW_AND_ABOVE BLOCK_MEDIUM_AND_ABOVE BLOCK_ONLY_HIGH BLOCK_NONE OFF';
const LEVELS = 'THINKING_LEVEL_UNSPECIFIED MINIMAL LOW MEDIUM HIGH';

const faultsOf = fields({
  contents: list(CONTENT),
  systemInstruction: CONTENT,
  generationConfig: fields({
    temperature: within(0, 2),
    topP: within(0, 1),
    topK: within(1, 1_000),
    maxOutputTokens: within(1, 65_536),
    responseMimeType: TEXT,
    responseJsonSchema: JSON_OBJECT,
    thinkingConfig: fields({
      includeThoughts: FLAG,
      thinkingBudget: within(-1, 32_768),
      thinkingLevel: choice('GenerationConfig.ThinkingConfig.ThinkingLevel', LEVELS),
    }),
  }),
  safetySettings: list(
    fields({
      category: choice('HarmCategory', CATEGORIES),
      threshold: choice('SafetySetting.HarmBlockThreshold', THRESHOLDS),
    }),
  ),
  serviceTier: TEXT,
});
