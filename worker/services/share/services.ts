// What people show to others, as pages and routes ask for it: the card of their trail, and pictures.
import type { PictureShape } from '#domain/picture/layout.ts';
import type { RequestScope } from '../../scope.ts';
import { readCard, readOwnCard, shareCard, takeBackCard } from './card.ts';
import { drawCard, drawOccupation, drawPossibleCard } from './pictures.ts';

export function shareServices(scope: RequestScope) {
  return {
    ownCard: () => readOwnCard(scope),
    card: (key: string) => readCard(scope, key),
    shareCard: (name: string | null) => shareCard(scope, name),
    takeBackCard: () => takeBackCard(scope),
    pictures: {
      card: (key: string, shape: PictureShape) => drawCard(scope, key, shape),
      possibleCard: (shape: PictureShape) => drawPossibleCard(scope, shape),
      occupation: (id: string) => drawOccupation(scope, id),
    },
  };
}
