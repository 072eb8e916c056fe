import type { WritingStage } from '#domain/courses/writing/events.ts';

export const LESSON_STAGES: Record<WritingStage, string> = {
  start: 'Przygotowujemy lekcję',
  pisanie: 'Lekcja powstaje',
  zapis: 'Zapisujemy lekcję',
  koniec: 'Lekcja jest gotowa',
};

export const STRUCTURE_STAGES: Record<WritingStage, string> = {
  start: 'Przygotowujemy plan lekcji',
  pisanie: 'Układamy moduły i\u00a0lekcje',
  zapis: 'Zapisujemy plan lekcji',
  koniec: 'Plan lekcji jest gotowy',
};
