// Google's error object, as the Gemini API sends it with every status that isn't 2xx.

export const STATUS_NAMES = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
} as const;

export type ErrorStatus = keyof typeof STATUS_NAMES;

export type GoogleError = {
  error: { code: ErrorStatus; message: string; status: string; details?: Record<string, unknown>[] };
};

const USUAL_MESSAGES: Record<ErrorStatus, string> = {
  400: 'Request contains an invalid argument.',
  403: 'The caller does not have permission',
  404: 'Requested entity was not found.',
  429: 'You exceeded your current quota, please check your plan and billing details.',
  500: 'An internal error has occurred. Please retry or report in https://developers.generativeai.google/guide/troubleshooting',
  503: 'The model is overloaded. Please try again later.',
};

export function googleError(code: ErrorStatus, message: string = USUAL_MESSAGES[code]): GoogleError {
  const details =
    code === 429
      ? { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' }] }
      : {};
  return { error: { code, message, status: STATUS_NAMES[code], ...details } };
}

export function missingKey(): GoogleError {
  return googleError(
    403,
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  );
}

/** The real service takes a key in the address; ours doesn't, so that a leak into logs is found here. */
export function keyInAddress(): GoogleError {
  return googleError(403, 'The API key must travel in the x-goog-api-key header, not in the query.');
}

export function wrongKey(): GoogleError {
  const { error } = googleError(400, 'API key not valid. Please pass a valid API key.');
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
  ];
  return { error: { ...error, details } };
}

export function unknownModel(model: string, version: string, method: string): GoogleError {
  return googleError(
    404,
    `models/${model} is not found for API version ${version}, or is not supported for ${method}. Call ModelService.ListModels to see the list of available models and their supported methods.`,
  );
}
