// The stem of a Polish word, folded: forms of one word and the two genders of one trade come out alike ('programistka',
// 'programisty'; 'pracownicy', 'pracownika'). Light on purpose: it takes off endings, it knows no grammar.
import { folded } from '../../platform/folded-text.ts';

const MIN_STEM = 3;
/** 'Malowanie' is no form of 'mały'. */
const MIN_STEM_OF_VERB = 5;

// The longest that fits is taken off, once.
const ENDINGS: ReadonlySet<string> = new Set(
  `owaniem owania owaniu owanie iami ami iach ach iom iowi owie owi iego ego iemu emu imi ymi iej ej ich ych iem em ow om im ym
  ii ie ia iu io a e i o u y`.split(/\s+/),
);
const LONGEST_ENDING = 7;

// The feminine of a trade, and consonants that change before an ending.
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/(?:istk|isc)$/, 'ist'],
  [/yczk$/, 'yk'],
  [/(?:niczk|nic)$/, 'nik'],
  [/(or|er|ar|el)k$/, '$1'],
  [/lozk$/, 'log'],
  [/czyn$/, 'c'],
  [/([tn])k$/, '$1'],
  [/(?:cz|c)$/, 'k'],
  [/rz$/, 'r'],
  [/dz$/, 'd'],
];

// The last letters of the left sides above.
const CHANGING: ReadonlySet<string> = new Set('kcnz');

/** Of one word, in any case and with or without diacritics. */
export function stem(word: string): string {
  return stemOfFolded(folded(word));
}

export function stemOfFolded(word: string): string {
  const bare = withoutEnding(word);
  if (!CHANGING.has(bare.at(-1) ?? '')) return bare;
  for (const [end, same] of ALIKE) {
    if (!end.test(bare)) continue;
    const changed = bare.replace(end, same);
    return changed.length >= MIN_STEM ? changed : bare;
  }
  return bare;
}

function withoutEnding(word: string): string {
  for (let length = Math.min(LONGEST_ENDING, word.length - MIN_STEM); length > 0; length--) {
    const ending = word.slice(-length);
    if (!ENDINGS.has(ending)) continue;
    if (ending.startsWith('owan') && word.length - length < MIN_STEM_OF_VERB) continue;
    return word.slice(0, -length);
  }
  return word;
}
