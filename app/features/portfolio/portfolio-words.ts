import { pluralized } from '#domain/pluralized.ts';

/** Its title, or that the course has it no more. */
export function lessonName({ lesson }: { lesson: string | null }): string {
  return lesson ?? 'Lekcja z wcześniejszej wersji kursu';
}

export function exercisesCounted(count: number): string {
  return pluralized(count, ['ćwiczenie', 'ćwiczenia', 'ćwiczeń']);
}
