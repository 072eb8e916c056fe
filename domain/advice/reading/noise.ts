// Words that must change nothing: first names, age, sex, nationality and the family. Advice is the same for everybody who says the
// same. What they mark is neither liked nor disliked; it isn't read at all.
import { lazy } from '../../lazy.ts';
import { FIRST_NAMES } from './first-names.ts';
import { stemOfFolded } from './stem.ts';
import type { Token } from './tokens.ts';

const NATIONS =
  /^(?:ukrain|bialorus|rosj|rosyj|polk|polak|polac|polsk|niemc|niemk|niemie|czech|czesk|slowa[ck]|litw|litew|lotw|lotew|estonc|gruz|ormia|armen|wietnam|hindus|indyj|nepal|turk|turc|turec|bangla|filipin|wloch|wlosk|wlosz|francuz|francus|hiszpan|portugal|brazyl|kolumb|wenezuel|kazach|uzbe|uzbek|moldaw|rumun|bulgar|wegier|wegr|chin|japon|korean|amerykan|anglik|angli[ai]$|brytyj|irland|szkot|norwe|szwed|szwedz|dunk|dunc|finl|syri|syryj|afgan|egip|tunez|marok|nigeri|zimbab|gree?k|grec|serb|chorwa|romsk|romk|zyd|azerb|tadzyk|kirgi|pakist|irak|iran|etiop|somal|kurd|tatar|lemk|slazak|slazacz|kaszub|cudzoziem|obcokraj|imigrant|emigrant|uchodz|narodowos|obywatel)/;
const LANGUAGE_FORM = /(?:sk|ck|dzk)(?:i|iego|iemu|im|u)$/;
const LANGUAGE_CUE =
  /^(?:jezyk|zna|mowi|ucz|tlumacz|lekc|biegl|po$|wlada|komunikatywn|perfekcyjn|filolog|plynn)/;

// 'Roboty' is work in everyday talk, machines are 'robotów', 'robotyka'; 'pół', folded, is no 'pole'.
const JOB_IN_TALK = /^(?:robot(?:a|y|e|o)|robocie|pol|technik|technikiem)$/;

const PREGNANT = /^(?:jestem|bede|bylam|po)$/;

const PERSON =
  /^(?:kobiet|mezczyzn|facet|dziewczyn|chlopak|chlopiec|pani$|panem$|pana$|panu$|mam[aąoęy]$|mamusi|matk|tat[aąoęy]$|ojc|ojciec|zon[aąyęo]$|zonat|maz$|meza$|mezem|mezat|mezow|wdow|rozwod|rozwied|singiel|singielk|babci|dziad(?:ek|k)|cork|syn$|syna$|synem|synk|wnuk|wnucz|rodzenstw|brat|siostr|ciocia|wujek)/;
const AGE =
  /^(?:mlod[aeyąiś]?$|mlodych|mlodym|mlodej|mlodego|mlodsz|star[aeyąi]?$|starej|starego|starsz|dojrzal|wiek|lat$|lata$|latach$|latami$|latk|technikum|emeryt|senior[ak]?$|nastolatk[ąai]$|nastolatkiem|dwudziest|trzydziest|czterdziest|piecdziest|szescdziest|rok|roku|letni|urodz|student|studentk|mlodziez[oąu])/;
const NAME_CUE = /^(?:imie|imieniu|nazywam|nazywaja|imienia)$/;
const CHILDREN = /^dzie(?:c|ck)/;
const OWN_CHILDREN =
  /^(?:mam|mamy|moj[ea]|moich|moim|moimi|swoje|swoich|swoimi|nasze|naszych|dwoje|dwojk[aei]|troje|trojk[aei]|czworo|czworka|jedno|jednym|samotn\w+|wychow\w+|wlasne|wlasnych|dwojgiem|trojgiem|urodzi\w+|odchowa\w+|bliznia\w+)$/;

export function isNoise(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return true;
  const { folded } = token;
  if (/^\d+$/.test(folded) || JOB_IN_TALK.test(folded)) return true;
  if (
    NATIONS.test(folded) ||
    (folded.startsWith('ciaz') && wordsBefore(tokens, at, 3).some((word) => PREGNANT.test(word)))
  ) {
    return true;
  }
  if (PERSON.test(folded) || AGE.test(folded)) return true;
  if (isFirstName(tokens, at)) return true;
  if (folded.startsWith('czlowiek') && wordsBefore(tokens, at, 3).includes('jestem')) return true;
  return CHILDREN.test(folded) && isOwnChildren(tokens, at);
}

/** A foreign language that the person knows or learns, whichever it is: 'znam ukraiński', 'mówię po niemiecku'. */
export function isForeignLanguage(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  if (word.startsWith('polsk') || !NATIONS.test(word) || !LANGUAGE_FORM.test(word)) return false;
  return wordsBefore(tokens, at, 3).some((before) => LANGUAGE_CUE.test(before));
}

function isFirstName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (wordsBefore(tokens, at, 2).some((word) => NAME_CUE.test(word))) return true;
  const isCapital = token.raw[0] !== token.raw[0]?.toLowerCase();
  if (isCapital && nameStems().has(stemOfFolded(token.folded))) return true;
  return FIRST_NAMES.has(token.folded) && !ALSO_WORDS.has(token.folded);
}

const nameStems = lazy(() => new Set([...FIRST_NAMES].map(stemOfFolded)));

// Names that are words of trades as well: a name only when written as one.
const ALSO_WORDS = new Set(['roza', 'malina', 'jagoda', 'kalina', 'lilia', 'dalia', 'marka', 'iris']);

function isOwnChildren(tokens: readonly Token[], at: number): boolean {
  return wordsBefore(tokens, at, 3).some((word) => OWN_CHILDREN.test(word));
}

/** The words just before, within the same thought, nearest first. */
export function wordsBefore(tokens: readonly Token[], at: number, count: number): string[] {
  const words: string[] = [];
  for (let place = at; place > 0 && words.length < count; place--) {
    if (tokens[place]?.before !== 'none') break;
    words.push(tokens[place - 1]?.folded ?? '');
  }
  return words;
}
