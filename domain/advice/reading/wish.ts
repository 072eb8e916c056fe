// A quote that says what is wanted, and not only liked: 'chcę iść na prawo', 'marzy mi się cukiernia'.
import { folded } from '../../platform/folded-text.ts';

/** At its head: what follows is wanted, and no list of what is liked. */
const WANTS =
  /^(?:(?:bardzo|tez|teraz|zawsze|najchetniej|moze)\s+)?(?:chc[ea]|chcial(?:a|e)?bym|marz\w+|moim marzeniem|planuj[ea]|zamierzam|pragne|szukam (?:pracy|zajecia)|ide|pojde|wybieram sie|dostac sie|zdaje)\b/;

/** 'Mieć czas na ogród', 'blisko gór', 'z daleka od komputera': life beside work, or the contrary. */
const IS_BESIDE =
  /\b(?:czas\w*|blisko|daleka|dalej|mniej|bez|nie|dla|dom\w*|przy okazji|po godzinach|hobbystycznie|rzuc\w+|odejsc|uciec|zmienic)\b/;

const WORDS_OF_A_WISH = 8;

/** Whether a quote says that what it ends with is wanted. */
export function isWish(quote: string | null): quote is string {
  if (quote === null) return false;
  const said = folded(quote)
    .trim()
    .replaceAll(/,(?= (?:zeby|aby|by)\b)/g, '');
  return (
    WANTS.test(said) &&
    !IS_BESIDE.test(said) &&
    !said.includes(',') &&
    said.split(/\s+/).length <= WORDS_OF_A_WISH
  );
}

/** 'Skończyłem kurs spawania': learned to work with, unlike the field of studies that may be left. */
export const isCourse = (quote: string | null) =>
  quote !== null && /\b(?:kurs|szkolen|uprawnien|papier|certyfikat)/.test(folded(quote));
