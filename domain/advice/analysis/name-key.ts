// By what two names of paths or skills count as the same, from analysis to analysis: case, diacritics and spaces don't
// matter, signs do ('C++' is not 'C#').
import { folded } from '../../platform/folded-text.ts';

export function nameKey(name: string): string {
  return folded(name).replaceAll(/\s+/g, ' ').trim();
}
