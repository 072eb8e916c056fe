import { spelled } from '../folded-text.ts';

/** For addresses and anchors: 'Co się zmieniło?' -> 'co-sie-zmienilo'; '' for what has no letter and no figure. */
export function slugOf(text: string): string {
  return spelled(text).replaceAll(' ', '-');
}
