// The fields of Google's GenerateContentRequest (v1beta), as far as a text application needs them. A field that is not here is
// refused, as the real service refuses one that it doesn't know. `at` is the path in Google's snake case.
import { isObject } from './json.ts';

/** All the faults at once, as Google lists them. */
type Check = (value: unknown, at: string) => string[];

export const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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

export const faultsOf = fields({
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
