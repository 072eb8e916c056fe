// Checks a request body against Google's shape and rules, and says what is wrong in Google's own words.
import { googleError } from './google-error.ts';
import type { GoogleError } from './google-error.ts';
import { isObject } from './is-object.ts';
import type { Model } from './models.ts';
import { taggedText } from './recorded.ts';
import { REQUEST } from './request-shape.ts';
import type { Shape } from './request-shape.ts';
import { isOverBudget } from './schema-budget.ts';

export type CheckedRequest = {
  prompt: string;
  maxOutputTokens: number | null;
  hasSchema: boolean;
  includeThoughts: boolean;
};

type Checked = { ok: true; request: CheckedRequest } | { ok: false; refusal: GoogleError };

const TYPE_PREFIX = 'type.googleapis.com/google.ai.generativelanguage.v1beta.';

export function checkRequest(bodyText: string, model: Model): Checked {
  const body = parse(bodyText);
  if (!isObject(body)) {
    return refused('Invalid JSON payload received. Expected an object, or the text is not JSON.');
  }
  const faults = faultsOf(body, REQUEST, '');
  if (faults.length > 0) return refused(faults.join('\n'));
  const broken = brokenRule(body, model);
  if (broken !== null) return refused(broken);
  const config = field(body, 'generationConfig');
  const schema = field(config, 'responseJsonSchema') ?? field(config, 'responseSchema');
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

/** All the faults at once, as Google lists them. `at` is the path in Google's snake case. */
function faultsOf(value: unknown, shape: Shape, at: string): string[] {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' ? [] : [invalid(at, 'TYPE_STRING', value)];
    case 'flag':
      return typeof value === 'boolean' ? [] : [invalid(at, 'TYPE_BOOL', value)];
    case 'json':
      return isObject(value) ? [] : [invalid(at, 'google.protobuf.Value', value)];
    case 'number':
      return numberFaults(value, shape, at);
    case 'enum':
      return typeof value === 'string' && shape.values.includes(value.toUpperCase())
        ? []
        : [invalid(at, `${TYPE_PREFIX}${shape.type}`, value)];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => faultsOf(item, shape.of, `${at}[${index}]`))
        : faultsOf(value, shape.of, at);
    case 'fields':
      return isObject(value) ? fieldFaults(value, shape.fields, at) : [invalid(at, 'object', value)];
  }
}

/** Proto JSON takes both `safetySettings` and `safety_settings`. */
function fieldFaults(value: Record<string, unknown>, known: Record<string, Shape>, at: string): string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const shape = Object.hasOwn(known, camel(name)) ? known[camel(name)] : undefined;
    if (shape !== undefined) return faultsOf(inner, shape, at === '' ? snake(name) : `${at}.${snake(name)}`);
    const place = at === '' ? '' : ` at '${at}'`;
    return [`Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`];
  });
}

function numberFaults(value: unknown, shape: Shape & { kind: 'number' }, at: string): string[] {
  if (typeof value !== 'number') return [invalid(at, 'TYPE_FLOAT', value)];
  if (shape.whole === true && !Number.isInteger(value)) return [invalid(at, 'TYPE_INT32', value)];
  const { min = -Infinity, max = Infinity } = shape;
  if (value >= min && value <= max) return [];
  const name = at.split('.').at(-1) ?? at;
  const range = `[${min}, ${max === Infinity ? 'inf' : max}]`;
  return [`* GenerateContentRequest.${at}: ${name} must be in the range ${range}.`];
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
  const schemas = ['responseSchema', 'responseJsonSchema'].filter(has);
  if (schemas.length === 2) return 'response_schema and response_json_schema cannot both be set.';
  if (schemas.length === 1 && field(config, 'responseMimeType') !== 'application/json') {
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
  if (typeof level === 'string' && !model.levels.includes(level.toUpperCase())) {
    return `Thinking level ${level.toUpperCase()} is not supported for this model.`;
  }
  return wrongCandidates(promptOf(body), field(config, 'responseJsonSchema'));
}

/** Ours, not Google's: where the schema names occupations, they are those of the prompt, or the reply can't be right. */
function wrongCandidates(prompt: string, schema: unknown): string | null {
  const candidates = taggedText(prompt, 'kandydaci');
  const path = field(field(field(field(schema, 'properties'), 'sciezkiKariery'), 'items'), 'properties');
  const allowed = field(field(path, 'zawodId'), 'enum');
  if (candidates === null || allowed === undefined) return null;
  const ids = (JSON.parse(candidates) as { id: string }[]).map(({ id }) => id);
  return JSON.stringify(allowed) === JSON.stringify(ids)
    ? null
    : 'The enum of zawodId holds other occupations than <kandydaci> in the prompt.';
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

function invalid(at: string, type: string, value: unknown): string {
  return `Invalid value at '${at}' (${type}), ${JSON.stringify(value)}`;
}

function field(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  return value[name] ?? value[snake(name)];
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
