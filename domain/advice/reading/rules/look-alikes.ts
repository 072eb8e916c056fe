// Words that mean something else in some company: 'zamki' beside taps and lamps are locks, 'przepisy' beside a kitchen are recipes. What the
// company spoils is not heard; nothing is guessed instead.
import type { FoundConcept } from './concepts.ts';
import { isOwnVerb } from './stances.ts';
import type { Text, Token } from './text.ts';

type LookAlike = {
  slug: string;
  form: RegExp;
  /** A word near by that makes it something else. */
  beside?: RegExp;
  /** The word right before that does. */
  behind?: RegExp;
  /** The word right behind it. */
  ahead?: RegExp;
  /** Said in several words, too. */
  isPhrase?: boolean;
  /** Named alone it says nothing: somebody has to do or want it. */
  isUnsaid?: boolean;
};

const LOOK_ALIKES: readonly LookAlike[] = [
  {
    slug: 'prawo',
    form: /^przepis/,
    beside:
      /^(?:gotow|gotuj|upiek|piek|ciast|kuchn|ser|sery|odmierz|potraw|kulinar|chleb|mi[ęe]s|d[żz]em|przetwor|babci)/,
  },
  {
    slug: 'przeszlosc',
    form: /^zam(?:ek|k)/,
    beside: /^(?:kran|lamp|klucz|drzwi|[śs]lusar|napraw|suwak|szyc|k[łl][óo]d|okn|gniazdk)/,
  },
  {
    slug: 'grafika',
    form: /^grafiki$/,
    beside:
      /^(?:zmian|dy[żz]ur|urlop|kierowni|zam[óo]wie|faktur|food|brygad|personel|ekip|reklamac|remanent)/,
  },
  {
    slug: 'dokumenty',
    form: /^dokument(?:y|ów)?$/,
    beside: /^(?:[śs]ledztw|krymina[łl]|film|serial|netflix|ogl[ąa]d|reporta[żz]|podcast|wojenn)/,
  },
  { slug: 'sprzedaz', form: /^targ/, beside: /^(?:staroc|antyk|ksi[ąa][żz]|ksi[ęe]garni|gier|komiks)/ },
  {
    slug: 'praca-w-zespole',
    form: /^zesp[óo][łl]/,
    beside: /^(?:bas|bass|basow|gitar|perkus|wokal|[śs]piew|kapel|rock|muzy|saksofon|akordeon)/,
  },
  { slug: 'gry', form: /^gr(?:a|am|ać|am|asz|óm)$/, ahead: /^na$/ },
  { slug: 'muzyka', form: /^gra$/, beside: /^zegar/, isPhrase: true },
  { slug: 'zegarki', form: /^zegark/, behind: /^(?:w|na)$/ },
  { slug: 'szkola', form: /^klas/, behind: /^[abc]$/ },
  // 'Na stałe', typed without marks, and 'stale się uczę'.
  { slug: 'metal', form: /^stale$/, behind: /./ },
  { slug: 'jakosc', form: /^kontrol/, behind: /^(?:spod|pod|bez)$/ },
  // 'Chcę normalną umowę' asks for no papers.
  { slug: 'dokumenty', form: /^umow[aęe]$/, beside: /./ },
  { slug: 'dokumenty', form: /^umowy$/, behind: /^chc\p{L}+$/u },
  { slug: 'dokumenty', form: /^papier$/, beside: /^(?:r[ęe]k[uęia]|fach|konkretn\p{L}*)$/u },
  {
    slug: 'sport',
    form: /^golf/,
    beside:
      /^(?:[1-8]|auto|auta|auci\p{L}*|rozebra\p{L}*|silnik\p{L}*|tdi|iv|tr[óo]jk\p{L}*|czw[óo]rk\p{L}*)$/u,
  },
  // 'Nie mam na to pieniędzy'.
  {
    slug: 'finanse',
    form: /^pieni[ęe]dzy$/,
    beside: /^(?:mam|mie[ćc]|brak|brakuje|szkoda|starcz\p{L}*)$/u,
  },
  { slug: 'film', form: /^serial(?:e|i)?$/, isUnsaid: true },
  { slug: 'film', form: /^film(?:y|ów)?$/, behind: /^(?:stare|starych|tureckie|polskie|amerykańskie)$/ },
  { slug: 'gastronomia', form: /^(?:kaw(?:a|ę|e|y|ie|ą|ka|kę|ce)|herbat\p{L}+)$/u, isUnsaid: true },
  { slug: 'budowa', form: /^(?:z?budowa|buduj)/, beside: /^(?:klock|lego|model|zabaw)/ },
  { slug: 'radio', form: /^radi[oa]$/, isUnsaid: true },
  { slug: 'praca-w-nocy', form: /^noc(?:e|ach|ami)$/, isUnsaid: true },
];

const NEAR = 12;

export function meansOther({ slug, from, to }: FoundConcept, { tokens }: Text, isSaid: boolean): boolean {
  const form = tokens[from]?.form ?? '';
  return LOOK_ALIKES.some(
    (one) =>
      one.slug === slug &&
      (from === to || one.isPhrase === true) &&
      one.form.test(form) &&
      ((one.isUnsaid === true && !isSaid && !isDone(tokens, from)) ||
        one.behind?.test(tokens[from - 1]?.form ?? '') === true ||
        one.ahead?.test(tokens[to + 1]?.form ?? '') === true ||
        tokens
          .slice(Math.max(0, from - NEAR), from + NEAR)
          .some((near) => one.beside?.test(near.form) === true)),
  );
}

// 'Komentuję mecze dla radia' does something with it.
function isDone(tokens: readonly Token[], at: number): boolean {
  for (let before = at; before > 0 && tokens[before]?.before === 'none'; before--) {
    const token = tokens[before - 1];
    if (token !== undefined && (isOwnVerb(token) || token.form.endsWith('uję'))) return true;
  }
  return false;
}

/** Studies or a country that are refused with it, and not the work: 'studiów weterynaryjnych nie planuję', 'do Niemiec na opiekę nie'. */
export function isOfStudiesOrAbroad({ slug, from, isVerb }: FoundConcept, { tokens }: Text): boolean {
  // 'Nie planuję' refuses what is named beside it.
  if (slug === 'planowanie' && isVerb) return true;
  const before = tokens[from - 1]?.form ?? '';
  // 'Nie za te pieniądze'.
  if (/^za$/.test(tokens[from - 2]?.form ?? '') && /^t(?:e|akie|aką|ę)$/.test(before)) return true;
  if (/^studi(?:a|ów|ow|ach)$/.test(before) || /^brak(?:u|iem)?$/.test(before)) return true;
  let start = from;
  while (start > 0 && tokens[start]?.before === 'none') start--;
  return tokens
    .slice(start, from)
    .some(({ form }, at, part) => ABROAD.test(form) && /^(?:do|w|we|za)$/.test(part[at - 1]?.form ?? ''));
}

const ABROAD =
  /^(?:niemcz?ech|niemiec|holandii|anglii|norwegii|austrii|szwecji|belgii|francji|irlandii|danii|granic[ęeąa])$/;
