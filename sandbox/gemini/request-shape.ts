// The fields of Google's GenerateContentRequest (v1beta), as far as a text application needs them. A field that is
// not here is refused, as the real service refuses one that it doesn't know.

export type Shape =
  | { kind: 'text' | 'flag' | 'json' }
  | { kind: 'number'; min?: number; max?: number; whole?: boolean }
  | { kind: 'enum'; type: string; values: readonly string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'fields'; fields: Record<string, Shape> };

const TEXT: Shape = { kind: 'text' };
const FLAG: Shape = { kind: 'flag' };
/** A JSON schema: an object, its keywords are the model's matter. */
const JSON_OBJECT: Shape = { kind: 'json' };
const WHOLE: Shape = { kind: 'number', whole: true };

const fields = (of: Record<string, Shape>): Shape => ({ kind: 'fields', fields: of });
const list = (of: Shape): Shape => ({ kind: 'list', of });
const choice = (type: string, values: readonly string[]): Shape => ({ kind: 'enum', type, values });

const HARM_CATEGORIES = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
  'HARM_CATEGORY_CIVIC_INTEGRITY',
];
const HARM_THRESHOLDS = [
  'HARM_BLOCK_THRESHOLD_UNSPECIFIED',
  'BLOCK_LOW_AND_ABOVE',
  'BLOCK_MEDIUM_AND_ABOVE',
  'BLOCK_ONLY_HIGH',
  'BLOCK_NONE',
  'OFF',
];

const CONTENT = fields({ role: TEXT, parts: list(fields({ text: TEXT, thought: FLAG })) });

const GENERATION_CONFIG = fields({
  temperature: { kind: 'number', min: 0, max: 2 },
  topP: { kind: 'number', min: 0, max: 1 },
  topK: { kind: 'number', min: 1 },
  candidateCount: { kind: 'number', min: 1, max: 8, whole: true },
  maxOutputTokens: { kind: 'number', min: 1, max: 65_536, whole: true },
  stopSequences: list(TEXT),
  responseMimeType: TEXT,
  responseSchema: JSON_OBJECT,
  responseJsonSchema: JSON_OBJECT,
  seed: WHOLE,
  thinkingConfig: fields({
    includeThoughts: FLAG,
    thinkingBudget: WHOLE,
    thinkingLevel: choice('GenerationConfig.ThinkingConfig.ThinkingLevel', [
      'THINKING_LEVEL_UNSPECIFIED',
      'MINIMAL',
      'LOW',
      'MEDIUM',
      'HIGH',
    ]),
  }),
});

export const REQUEST = fields({
  contents: list(CONTENT),
  systemInstruction: CONTENT,
  generationConfig: GENERATION_CONFIG,
  safetySettings: list(
    fields({
      category: choice('HarmCategory', HARM_CATEGORIES),
      threshold: choice('SafetySetting.HarmBlockThreshold', HARM_THRESHOLDS),
    }),
  ),
  cachedContent: TEXT,
  serviceTier: TEXT,
  model: TEXT,
});
