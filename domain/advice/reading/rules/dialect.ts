// Regional speech and how it sounds ('niy chca', 'żech robioł', 'znom'), heard as the standard form before any rule reads it. Quotes keep the
// person's own words, since they are cut from the text itself.
import type { Forms } from './forms.ts';

/** No standard word is spelled so, whatever the rest of the text looks like. */
const ALWAYS =
  pairsOf(`niy:nie niyma:nie kcem:chcę chcem:chcę mogem:mogę muszem:muszę lubiem:lubię idem:idę wolem:wolę robiem:robię
  jezdem:jestem jezdym:jestem bydzie:będzie byda:będę bydom:będą tyż:też kaj:gdzie nikaj:nigdzie inkszy:inny inkszego:innego inksze:inne
  inkszo:inna inkszyj:innej inkszym:innym yno:tylko ino:tylko teroz:teraz terozki:teraz coby:żeby cołki:cały cołko:cała cołkie:całe
  dziyń:dzień mynij:mniej mniyj:mniej kciołbyk:chciałbym kciałbyk:chciałbym kciałabyk:chciałabym syćko:wszystko nimom:brak
  pódem:pójdę żodny:żadnej żodnyj:żadnej żodnych:żadnych doktór:lekarz
  wiyncyj:więcej wiyncy:więcej nojlepij:najlepiej nojlepi:najlepiej nojbardzij:najbardziej poradza:potrafię
  umia:umiem wiym:wiem ciynżko:ciężko ciynżki:ciężki mioł:miał chcioł:chciał musioł:musiał mógbych:mógłbym fyrma:firma
  szychta:zmiana szychty:zmiany szychtach:zmianach szychtów:zmian szychcie:zmianie`);

/** Spelled like another word, so only in a text that is surely regional. */
const IN_DIALECT =
  pairsOf(`jo:ja chca:chcę kca:chcę musza:muszę moga:mogę ida:idę pójda:pójdę biera:biorę mom:mam som:są lot:lat roz:raz
  mie:mnie roków:lat abo:albo trocha:trochę grubie:kopalni`);

/** One is enough. */
const SURE =
  /(?<!\p{L})(?:niy|żech|zech|kaj|nikaj|inksz\p{L}+|tyż|bydzie|byda|bydom|cołk\p{L}+|dziyń|mioł|\p{L}+(?:cioł|sioł|ołech|łech)|\p{L}+łbych|\p{L}+łbyk|nimom|syćko|pódem)(?!\p{L})/iu;
/** One may be a slip or a name; two are a way of speaking. */
const LIKELY =
  /(?<!\p{L})(?:jo|ino|yno|coby|fest|kery|kero|teroz|mom|znom|som|chca|poradza|doma|haj|kie|mie|roków|abo|\p{L}{3,}oł)(?!\p{L})/giu;
const FEWEST = 2;

export const isDialect = (raw: string): boolean =>
  SURE.test(raw) || new Set(raw.toLowerCase().match(LIKELY)).size >= FEWEST;

/** `before`: the last standard forms of the same part, the nearest last. */
export function standardForm(form: string, before: readonly string[], forms: Forms, isIn: boolean): string {
  const always = ALWAYS.get(form);
  if (always !== undefined) return always;
  const said = isIn ? (IN_DIALECT.get(form) ?? soundOf(form, forms)) : form;
  return OF_ONESELF.has(oneself(before)) && PAST.test(said)
    ? `${said}${said.endsWith('a') ? 'm' : 'em'}`
    : said;
}

/** 'Ja robił', 'żech pracowała', 'ja tam jeździł': the first person without its ending. */
const OF_ONESELF = new Set(['ja', 'żech', 'zech']);
const PAST = /^\p{L}{2,}(?:[aeiyąęu]ł|[aeiyąęu]ła)$/u;
const BETWEEN = new Set(['to', 'tam', 'tu', 'tyż', 'też', 'tez', 'zawsze', 'już', 'juz', 'nie', 'nigdy']);

const oneself = (before: readonly string[]) => before.findLast((word) => !BETWEEN.has(word)) ?? '';

/** How it would be written, where that is a word we know and the form itself is none. */
function soundOf(form: string, forms: Forms): string {
  const isKnown = (one: string) => forms.wordsOf(one, false).length > 0;
  const isVerb = (one: string) => forms.wordsOf(one, false).some((word) => word.endsWith('ć'));
  const sounds: readonly string[] = SOUNDS.flatMap(([ending, written]) =>
    form.endsWith(ending) ? written.map((one) => form.slice(0, -ending.length) + one) : [],
  );
  if (sounds.length === 0 || isKnown(form)) return form;
  return sounds.find(isVerb) ?? form;
}

const SOUNDS: readonly (readonly [string, readonly string[]])[] = [
  ['iołech', ['iłem', 'iałem']],
  ['iołek', ['iłem', 'iałem']],
  ['ołek', ['ałem']],
  ['łek', ['łem']],
  ['ołech', ['ałem']],
  ['łech', ['łem']],
  ['bych', ['bym']],
  ['łach', ['łam']],
  ['ioł', ['ił', 'iał']],
  ['oł', ['ał']],
  ['om', ['am', 'ą']],
  ['a', ['ę']],
];

function pairsOf(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines.split(/\s+/).map((pair) => {
      const [said = '', written = ''] = pair.split(':');
      return [said, written] as const;
    }),
  );
}
