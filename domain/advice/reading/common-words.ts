// Beginnings of common words that lie one letter from a word of the dictionary ('praca' from 'prawa'): never taken for a typing error.
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `prac prawd prace karie doradc porown porozm powod potrz wystar wysta dziesi dziewi dzial dosta odpow poprz popra pracow konca konie
  konc kopi wieks wiesz przysz przel przes roznic rozni miedz uczci uczyn czesto czest lacz wycie wyciek wiosn taniej
  sprze spory sprzec slowni slow skryp dokad dawn dawno dobor galez forma formy form bierz biora wezwa balan polsk osoby osob
  innyc innym inne swoje swoim moje moich ktora ktore ktory zawsz nigdy bardz troch tylko takze jeszc juz duzo malo mniej wiece
  lepsz gorsz nowa nowe nowy nowego zmian zmien szuka stara staram mozna moze mogla moglb musze musial trzeb powin czasa czase czasu
  godzi miesi dzien dnia tydzi lata latac swiet sobot niedz zosta zost bylo byla bylem bylam bede bedzi czuje cieka wazne
  wazny prost trudn latwo latwe szyb wolno wolny stron sposo rzecz spraw kazdy kazda wszys nikt nicze cokol gdzie kiedy dlacz
  ponie jedna druga trzec pierw ostat razem osobn praktyk zawod zawodo umowy pieni zarob zarab wypla wyplat dobry dobra dobre
  zycie zyciu zycia swiat domu domow domem rodzi dalej dalek blisk obok przed potem teraz dziś dzisi wczor jutro takie takic
  poziom kolej kolejn kolega kolez nadal nawet obecn ponad pomys posia postan potem powaz powin pozna pozni prawi probo proba prosz
  przez przy przyz radze radzi realn rowni rozwo rozwi samot sensu serio silni slabo spedz spoty starc stary stalo stale stano
  tempe temat tutaj udalo uwaza warto widac wiele wieku wolal wybor wybra wzgle zaczy zajec zajmu zalez zamia zaraz zdaje
  zdecy zeby zgodn znale znacz znaj zwykl zycz wnuk wnucz okolic okaz ogol miejsc marzy marze marzen powie wypie szacu posta wycia nogac poczat jeden jedno jedny wymag table detal skladk zbier
  zabier dzieje dzielo uczymy strat uprzed losow wyglad wobec robocz koszc zakla widelk okiem firma firmy firme firmi dosyc biegn podaw
  glown chodz ludzk budowan mieszan gotow planie media sluzy ladowa`.split(/\s+/),
);

const SHORTEST = 4;
const LONGEST = 7;

export function isCommonWord(word: string): boolean {
  if (COMMON_WORDS.has(word)) return true;
  for (let length = SHORTEST; length <= Math.min(LONGEST, word.length); length++) {
    if (COMMON_WORDS.has(word.slice(0, length))) return true;
  }
  return false;
}
