// An order that came by a plain form, checked as a call's body is (domain/advice/quiz/order-schema.ts). Throws invalid, with its sentence.
import { analysisOrderSchema, type AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';
import { AppError } from '#domain/platform/errors.ts';

export function plainOrder(fields: Readonly<Record<string, unknown>>): AnalysisOrder {
  const read = analysisOrderSchema().safeParse(fields);
  if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? '');
  return read.data;
}
