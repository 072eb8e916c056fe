import type { WritingStage } from '#domain/courses/writing/events.ts';

export const LESSON_STAGES: Record<WritingStage, string> = {
  start: 'Przygotowujemy lekcję',
  mysli: 'Model myśli nad\u00a0lekcją',
  pisanie: 'Lekcja powstaje',
  sprawdzanie: 'Drugi model sprawdza liczby i\u00a0przykłady',
  koniec: 'Lekcja jest gotowa',
};

export const STRUCTURE_STAGES: Record<WritingStage, string> = {
  start: 'Przygotowujemy plan lekcji',
  mysli: 'Model myśli nad\u00a0planem lekcji',
  pisanie: 'Układamy moduły i\u00a0lekcje',
  sprawdzanie: 'Sprawdzamy plan lekcji',
  koniec: 'Plan lekcji jest gotowy',
};
