// What a lesson's talk must hold to, and what is left of one that the model wrote: shortened, or dropped where nothing could be practised by it.
import { shortened } from '../shortened.ts';
import { isRaw, textOf } from '../practice/mend-question.ts';
import type { Talk } from './talk.ts';

export const TALK_BOUNDS = {
  partner: 60,
  scene: 400,
  opening: 240,
  knows: 400,
  point: 120,
  points: { least: 2, most: 4 },
} as const;

/** Courses whose lessons are about what is said to somebody. */
const TALKING: ReadonlySet<string> = new Set([
  'freelancing-start',
  'inteligencja-emocjonalna-w-pracy',
  'negocjacje-w-praktyce',
  'pierwszy-raz-lider',
  'rozmowa-kwalifikacyjna',
]);

/** Whether the model is asked for a talk with each lesson. */
export function practisesTalks(courseId: string): boolean {
  return TALKING.has(courseId);
}

/** `value`: as the model sent it, cleaned. Null = there is none that could be held. */
export function talkIn(value: unknown): Talk | null {
  if (!isRaw(value)) return null;
  const own = (field: 'partner' | 'scene' | 'opening' | 'knows') =>
    shortened(textOf(value[field]), TALK_BOUNDS[field]);
  const told = Array.isArray(value['points']) ? value['points'] : [];
  const points = [...new Set(told.map((point) => shortened(textOf(point), TALK_BOUNDS.point)))]
    .filter((point) => point !== '')
    .slice(0, TALK_BOUNDS.points.most);
  const talk = { partner: own('partner'), scene: own('scene'), opening: own('opening'), knows: own('knows') };
  const isWhole = talk.partner !== '' && talk.scene !== '' && talk.opening !== '';
  return isWhole && points.length >= TALK_BOUNDS.points.least ? { ...talk, points } : null;
}
