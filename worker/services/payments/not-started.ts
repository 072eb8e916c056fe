// What is said wherever a payment could not begin (docs/product.md 'Payment messages'; docs/faults.md 34).
import { AppError } from '#domain/platform/errors.ts';

export const NO_ANSWER = sentence('operator płatności nie odpowiada. Spróbuj ponownie za chwilę.');

export function notStarted(reason: string): AppError {
  return new AppError('payment-down', sentence(reason));
}

function sentence(reason: string): string {
  return `Nie udało się rozpocząć płatności: ${reason}`;
}
