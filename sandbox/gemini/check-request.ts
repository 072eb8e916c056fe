// Checks a request body against Google's shape and rules, and says what is wrong in Google's own words.
import { googleError } from './google-error.ts';
import type { GoogleError } from './google-error.ts';
import { isObject } from './json.ts';
import type { Model } from './models.ts';
import { faultsOf, snake } from './request-shape.ts';
import { isOverBudget } from './schema-budget.ts';

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
