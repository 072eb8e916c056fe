// Words as people really type them, put right before phrases are looked for: 'niechce', 'umzreć', 'niy mom', and words that were cut
// in pieces.
import { lazy } from '../../platform/lazy.ts';
import { keyOf } from './reading.ts';

// Long or telling enough that a swapped or missing letter makes no other Polish word (those are in OTHER_WORDS).
const TELLING =
  'umrzeć umierać zabić zabije zabiję śmierć śmierci samobójstwo samobójstwie samobójstwa samobójcze samobójczych samobójcza powiesić skończyć tabletki siebie życia życie istnieć okaleczam samookaleczanie chcę przedawkować podciąć żyletką beze zniknąć sensu';
const OTHER_WORDS = new Set(
  'smieci umiera skoczyc zycie zycia powiesc siebe smieric zabie sens snesu tabletk hec ech pociac zbic zbije zyci smiec sens esnu zabi siebi bze zniknac skoczyc snu sebie senu'.split(
    ' ',
  ),
);
const MIN_MISSING = 5;
const MIN_EXTRA = 6;
const MAX_TELLING = 18;

const SAME = new Map(
  'niy=nie nei=nie nje=nie ni=nie mom=mam som=sa zech=jestem sm=smierc hco=hce hca=hce byda=bede ce=hce hciolbyh=hcialbym hciolbym=hcialbym umzic=umzec umric=umzec umret=umre umszec=umzec umsec=umzec umszet=umzec umrec=umzec'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const JOINED =
  /^(nie)(hc\w*|mam|widz\w+|mog\w+|wiem|zyc|zyje|umiem|daj\w+|dam|zaslu\w+|powin\w+|warto|istniec|potrafi\w+)$/;

const known = lazy(() => {
  const telling = TELLING.split(' ').map(keyOfWord);
  const found = new Map<string, string>();
  for (const word of telling) {
    for (const wrong of [...swapped(word), ...(word.length >= MIN_MISSING ? shortened(word) : [])]) {
      if (!OTHER_WORDS.has(wrong) && wrong.length > 2) found.set(wrong, word);
    }
  }
  for (const word of telling) found.delete(word);
  return { telling, mistakes: found };
});

export function putRight(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const joined = JOINED.exec(word);
    if (joined !== null) return [joined[1] ?? '', joined[2] ?? ''];
    return [SAME.get(word) ?? known().mistakes.get(word) ?? withoutExtra(word) ?? word];
  });
}

// One letter too many, but not at the end, where it would be an ending.
function withoutExtra(word: string): string | null {
  if (word.length < MIN_EXTRA || word.length > MAX_TELLING) return null;
  const { telling } = known();
  if (telling.some((one) => word.startsWith(one))) return null;
  const near = telling.filter((one) => one.length === word.length - 1 && one[0] === word[0]);
  if (near.length === 0) return null;
  return (
    shortened(word)
      .slice(1, -2)
      .find((shorter) => near.includes(shorter)) ?? null
  );
}

const keyOfWord = (word: string) =>
  keyOf(word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l'));

const swapped = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );

const shortened = (word: string) =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));
