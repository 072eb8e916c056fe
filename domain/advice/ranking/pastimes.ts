// What somebody does for pleasure, told from what they want to work with: the sentence says it ('po pracy', 'wolontariat'), or it is what
// nearly everybody does after work. Beside a trade or a wish a pastime is a hint (weights.ts 'pastime') and brings no occupation alone.
import { folded } from '../../platform/folded-text.ts';
import { type QuizTexts, textsOf } from '../quiz/answers.ts';

/** Without their endings: 'wolontariuszka', 'hobbystycznie'. */
const AFTER_WORK =
  /\b(?:w(?:e)? woln\w+ (?:czas|chwil|dni)\w*|(?:woln\w+ )?czas\w* woln\w+|po godzinach|poza prac\w+|po pracy(?! (?:w|na|z|przy|jako|u|dla)\b)|hobby\w*|dla (?:przyjemnosci|relaksu|siebie|zabawy)|w weekendy(?! prac)|weekendami|prywatnie|wolontari\w+|charytatywnie|na co dzien po|zeby odpoczac)\b/;

/** 'Oglądam filmy o gotowaniu': seen, and not done. */
const WATCHED =
  /\boglada\w+ (?:\w+ ){0,3}(?:film\w*|seriale|programy|dokumenty|kanaly|vlogi|relacje|poradniki)\b/;

/** Anyone who learns, wants or sells what they do after work means it. */
const IN_EARNEST =
  /\b(?:chc\w+|chcial\w*|marz\w+|wol\w+ pracowac|szukam|zawodow\w+|ucz\w+ sie|kurs\w*|szkol\w+|studi\w+|dorabia\w*|zarabia\w*|zleceni\w*|(?:cale )?moje zycie|moj zywiol|trenuj\w+ (?:mlodziez|dzieci|druzyn|zawodnik|grup)\w*|na zamowieni\w*|sprzeda\w*|projekt\w*)\b/;

/** Said of a pleasure, it is more than one of many: 'kocham góry'. */
const DEARLY = /^(?:kocham|uwielbiam|moja pasja|fascynuje)\b/;

const SENTENCE = /[^.!?;\n]+/g;

/** Slugs of words: nearly everybody's pleasures, which few live by. */
const PLEASURES: ReadonlySet<string> = new Set(
  'gory wspinaczka taniec sport plywanie rower podroze gry ryby-i-woda film teatr muzyka ksiazki przeszlosc kosmos wnetrza-i-estetyka radio'.split(
    ' ',
  ),
);

/** What somebody has at home, and lives with: a wish only where they say more of it than that. */
const KEPT: ReadonlySet<string> = new Set(['psy-i-koty', 'ogrod-i-rosliny']);
const HAS =
  /\b(?:mam|mom|mamy|moj|moja|spacer\w*|dzialk\w*|kejt\w*)\b|^(?:pies|psa|psem|psy|kot|kota|kotem|koty)\b/;

/** 'said': the sentence calls it a pastime; 'usual': it is one for nearly everybody; null = neither. `quote` null = added by hand. */
export type Pastime = 'said' | 'usual' | null;

export function pastimeIn(texts: QuizTexts): (slug: string, quote: string | null) => Pastime {
  const sentences = textsOf(texts).flatMap((text) =>
    Array.from(folded(text).matchAll(SENTENCE), ([sentence]) => sentence),
  );
  return (slug, quote) => {
    const said = quote === null ? null : folded(quote).trim();
    const holding = said === null ? [] : sentences.filter((sentence) => sentence.includes(said));
    if (holding.some((sentence) => IN_EARNEST.test(sentence))) return null;
    if (said !== null && holding.length > 0 && holding.every((sentence) => isCalledPastime(sentence, said)))
      return 'said';
    if (KEPT.has(slug) && said !== null && HAS.test(said)) return 'usual';
    return PLEASURES.has(slug) && !(said !== null && DEARLY.test(said)) ? 'usual' : null;
  };
}

// At the head it is said of the whole sentence; 'matma, programuję hobbystycznie' says it of the programming alone.
function isCalledPastime(sentence: string, quote: string): boolean {
  const [head = '', ...others] = sentence.split(',');
  if (AFTER_WORK.test(head) || WATCHED.test(quote)) return true;
  return [head, ...others].some((part) => part.includes(quote) && AFTER_WORK.test(part));
}
