// Polish text as it is compared: without case and diacritics, since people leave them out when they type.

/** 'Żółć' -> 'zolc'. */
export function folded(text: string): string {
  return text
    .toLocaleLowerCase('pl')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
}

/** For addresses and anchors: 'Co się zmieniło?' -> 'co-sie-zmienilo'. */
export function slugOf(text: string): string {
  return folded(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
