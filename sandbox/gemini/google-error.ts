// Google's error object, as the Gemini API sends it with every status that isn't 2xx.
const USUAL = {
  400: ['INVALID_ARGUMENT', 'Request contains an invalid argument.'],
  403: ['PERMISSION_DENIED', 'The caller does not have permission'],
  404: ['NOT_FOUND', 'Requested entity was not found.'],
  429: ['RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.'],
  500: ['INTERNAL', 'An internal error has occurred. Please retry or report it.'],
  503: ['UNAVAILABLE', 'The model is overloaded. Please try again later.'],
} as const;

export type ErrorStatus = keyof typeof USUAL;

export type GoogleError = {
  error: { code: ErrorStatus; message: string; status: string; details?: Record<string, unknown>[] };
};

const TYPES = 'type.googleapis.com/google.rpc.';
const RETRY = { details: [{ '@type': `${TYPES}RetryInfo`, retryDelay: '36s' }] };

export function googleError(code: ErrorStatus, message?: string): GoogleError {
  const [status, usual] = USUAL[code];
  return { error: { code, message: message ?? usual, status, ...(code === 429 ? RETRY : {}) } };
}

export const missingKey = () =>
  googleError(403, "Method doesn't allow unregistered callers. Please use API Key to call this API.");

/** Ours, not Google's, so that a leak into logs is found here. */
export const keyInAddress = () =>
  googleError(403, 'The API key must travel in the x-goog-api-key header, not in the query.');

export function wrongKey(): GoogleError {
  const { error } = googleError(400, 'API key not valid. Please pass a valid API key.');
  const details = [{ '@type': `${TYPES}ErrorInfo`, reason: 'API_KEY_INVALID', domain: 'googleapis.com' }];
  return { error: { ...error, details } };
}

export const unknownModel = (model: string) =>
  googleError(
    404,
    `models/${model} is not found for API version v1beta, or is not supported for this method.`,
  );

/** Undefined = it isn't JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
