// Does a text say anything that occupations could be found by? One word that means something is enough: 'Excel', 'las'.
import { lazy } from '../../platform/lazy.ts';
import { SMALL_WORDS, VAGUE_WORDS } from './empty-words.ts';
import { isNonsense } from './nonsense.ts';
import { plain } from './reading.ts';

const MIN_WORD_LENGTH = 3;
const MIN_NONSENSE = 2;
const SHORT_WORDS = /^(?:it|hr|ux|ui|pr|ai|c#|c\+\+|3d|2d|bi|qa|dj|tv|vr|rv|js|sql|bhp|cnc)$/;
// The same vague words in all their forms.
const VAGUE =
  /^(?:prac(?:a|e|y|om|ow[aeiu]\w{0,5}|uj\w*)|zarob|zarab|pieni|fajn|ciekaw|lubi[aeęlłm]|chcial|interesuj|zainteresowa|pasj[aeio]|hobb|zyci|w?kurw|wkurz|jeb|pierdol|chuj|dup[aeyo]|szczesl|sensown|normaln|stabiln|dobr[aeyou]|lepsz|jakie?[sgjm]|jakikolwiek|jakakolwiek|cokolwiek|obojetn|wszystk|niczym|nico|cos|czegos|czyms|owo|owszem|znaczy|serio|szczerze|naprawd|kompletn|totaln|zadneg|sor+y|przyznam|rozn|cos?kolwiek|mowiac)/;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;

const empty = lazy(() => new Set(`${SMALL_WORDS} ${VAGUE_WORDS}`.split(/\s+/).map(plain)));

export function lacksSubstance(text: string): boolean {
  const words = Array.from(plain(text).matchAll(WORDS), ([word]) => word);
  const first = words.findIndex(hasSubstance);
  if (first === -1) return true;
  if (words.slice(first + 1).some(hasSubstance)) return false;
  // Among keys pressed at random one word may look like one.
  const nonsense = words.filter(isNonsense).length;
  return nonsense >= MIN_NONSENSE && nonsense > words.length / 2;
}

function hasSubstance(word: string): boolean {
  if (SHORT_WORDS.test(word)) return true;
  if (word.length < MIN_WORD_LENGTH || /^\d+$/.test(word)) return false;
  return !empty().has(word) && !VAGUE.test(word) && !isNonsense(word);
}
