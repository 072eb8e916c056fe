// Why an occupation is not on the list, or where it stands there, in one or two sentences.
import type { AskedRow, Why } from '#domain/advice/decide/whole-list.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { durationWords } from '../analysis/facts/fact-words.ts';

export function standingWords({ place, isListed, why, details }: AskedRow): string {
  if (place !== null) return `Jest na Twojej liście, na ${place}. miejscu.`;
  if (isListed) return 'Jest na Twojej liście, za pierwszą ósemką.';
  if (why === null) return 'Nie ma go na Twojej liście.';
  const among = details?.among ?? null;
  const stands =
    among === null
      ? ''
      : ` Według samych punktów ma ${among.place}. miejsce z\u00a0${among.of} zawodów, których nic nie wyklucza.`;
  return `Nie ma go na Twojej liście. ${whyWords(why)}${stands}`;
}

export function whyWords(why: Why): string {
  switch (why.kind) {
    case 'conditions': {
      const names = why.broken.map((one) => `„${conditionName(one)}”`);
      return `Nie spełnia ${names.length === 1 ? 'Twojego warunku' : 'Twoich warunków'}: ${names.join(', ')}.`;
    }
    case 'left':
      return 'Z\u00a0Twoich słów wynika, że od tej pracy odchodzisz albo jej nie chcesz.';
    case 'far':
      return `Droga do pierwszej pracy: ${durationWords(why.months)}. Dłuższych niż ${durationWords(why.longest)} nie proponujemy bez Twojej prośby.`;
    case 'below':
      return 'To początek drogi w\u00a0dziedzinie, w\u00a0której masz już za sobą lata pracy.';
    case 'points':
      return 'Nic go nie wyklucza, ale zawody z\u00a0listy mają więcej punktów.';
    case 'crowded':
      return 'Nic go nie wyklucza, ale na liście są już podobne zawody albo za mało w\u00a0nim tego, o\u00a0czym piszesz.';
  }
}

/** '47 punktów', '−4 punkty' */
export function pointsWords(score: number): string {
  return `${score < 0 ? '−' : ''}${pluralized(Math.abs(score), ['punkt', 'punkty', 'punktów'])}`;
}
