// Without a key for the model people are told that it rests for now; why is said in the operator's log (docs/decisions.md 'No key').
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { logWarning } from '../../log.ts';

export function analysesOff(): AppError {
  noteMissingKey();
  return appError('gemini-off');
}

export function lessonsOff(): AppError {
  noteMissingKey();
  return new AppError(
    'gemini-off',
    'Nowe lekcje są chwilowo niedostępne. Kurs zostaje na Twoim koncie – spróbuj ponownie później.',
  );
}

function noteMissingKey(): void {
  logWarning('gemini', 'GEMINI_API_KEY is not set');
}
