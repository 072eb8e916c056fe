// Whether somebody wants to study, or will have no more of it: what is said of it plainly, both ways. 'Bez studiów' by itself tells of the
// person as much as of the work, and either way no years at an academy are looked for.
import type { WishKind } from '../reading.ts';
import type { Text } from './text.ts';

type Said = { condition: { kind: WishKind; value: 'avoid' | 'want' }; firm: boolean; says: string };

const STUDIES =
  '=studia|=studiów|=studiami|=studiach|=uczelnię|=uczelni|=uniwersytet|=uniwerek|=politechnikę|=polibudę|=magisterkę';
const GOES =
  '=chcę|=chce|=idę|=pójdę|=wybieram|=wybiorę|=planuję|=zamierzam|=będę|=składam|=zdaję|=startuję|=ruszam';
const MIGHT =
  '=chciałabym|=chciałbym|=może|=myślę|=rozważam|=marzę|=marzą|=wolałabym|=wolałbym|=fajnie|=chętnie';
/** 'Na studia nie mam siły ani kasy'. */
const LACKS = '=mam|=ma|=starczy|=mamy|=będzie|=znajdę';
const SCHOOL = '=szkoły|=szkole|=szkołę|=szkół|=szkoła';
const RETURNS =
  '=wrócę|=wracam|=pójdę|=idę|=chcę|=chce|=zamierzam|=wybieram|=planuję|=nadaję|=nadaje|=będę|=mam|=ciągnie';
const ONLY = '=tylko|=wyłącznie|=jedynie|=najwyżej';
const COURSE = '=kurs|=kursy|=kursik|=szkolenie|=szkolenia';

export const SCHOOLING: readonly Said[] = [
  {
    condition: { kind: 'studies', value: 'avoid' },
    firm: true,
    says: `nie ..2 ${GOES} ..1 =się? =na|=do|=iść|=pójść|=robić|=żadnych ..3 ${STUDIES}
      nie ..1 =chcę|=chce|=planuję|=szukam ${STUDIES}
      nie ..2 ${GOES} ..2 studiować
      nie =dla =mnie ..1 ${STUDIES}
      ${STUDIES} ..1 =to? nie =dla =mnie
      =na|=do ..1 ${STUDIES} ..1 nie ..1 ${GOES}|=nadaję|=ciągnie|${LACKS}
      =na =kolejne|=nowe|=następne|=długie|=pięcioletnie ..2 ${STUDIES} ..1 nie ..1 ${LACKS}
      nie ..1 ${LACKS} ..3 =na ..3 ${STUDIES}
      ${STUDIES} ..1 nie ..1 ${GOES}|=interesują|=kręcą|=wchodzą|=planuję
      ${STUDIES} =raczej|=to? nie
      ${STUDIES} ..1 odpadać|=wykluczone
      =odpadają ..1 ${STUDIES}
      nie ..1 =interesują|=kręcą|=ciągną|=kuszą ..2 ${STUDIES}
      nie ..1 =ciągnie|=nadaję|=widzę ..2 =na|=do ..1 ${STUDIES}
      =żadne|=żadnych|=zero ..2 ${STUDIES}
      =bez ..1 ${STUDIES}|studiować
      =byle|=oby|=tylko nie ..1 =na? ${STUDIES}
      =dość|=dosyć ..1 ${STUDIES}
      =odpuszczam|=odpuściłam|=odpuściłem|=daruję|=daruje ..2 ${STUDIES}
      ${STUDIES} ..1 =sobie =odpuszczam|=odpuściłam|=odpuściłem|=daruję|=daruje`,
  },
  {
    condition: { kind: 'studies', value: 'want' },
    firm: true,
    says: `${GOES} ..1 =się? ..2 =na|=do ..2 ${STUDIES}
      =na|=do ..1 ${STUDIES} =się? ${GOES}
      =chcę|=chce|=będę|=zamierzam|=planuję ..1 studiować
      =dostać =się ..1 =na|=do ..1 ${STUDIES}
      =tylko|=koniecznie|=obowiązkowo|=obowiązkowe ${STUDIES}
      ${STUDIES} =obowiązkowo|=koniecznie|=muszą`,
  },
  {
    condition: { kind: 'studies', value: 'want' },
    firm: false,
    says: `${MIGHT} ..1 =mi? =się|=pójść|=iść? ..1 =na|=o|=nad ..2 ${STUDIES}|=studiach
      =chciałabym|=chciałbym ..1 studiować
      =jakie|=które ..1 =studia|=kierunki ..2 =wybrać|=wybiorę|=wybieram|=pójść|=iść
      =jaki|=który ..1 =kierunek ..1 =studiów? =wybrać|=wybiorę|=wybieram`,
  },
  {
    condition: { kind: 'school', value: 'avoid' },
    firm: true,
    says: `nie ..2 siedzieć ..1 =w ..1 =ławce|=ławkach|=szkole
      nie ..2 ${RETURNS} ..3 =do|=na ..1 ${SCHOOL}
      =do|=na ..1 ${SCHOOL} ..2 nie ..2 ${RETURNS}
      =żadnej|=żadnych|=zero ..1 ${SCHOOL}
      =szkoła|=szkoły ..1 odpadać
      ${SCHOOL} mieć =dość|=dosyć
      mieć ..1 =dość|=dosyć ..1 ${SCHOOL}
      =do ${SCHOOL} =na ..3 nie
      nie ..1 =chce ..1 =mi =się ..2 uczyć
      ${ONLY} ..1 =krótki|=krótkie|=jakiś|=jakieś|=szybki|=szybkie? ${COURSE}
      ${COURSE} ..1 =ewentualnie
      =ewentualnie ..2 ${COURSE}
      nie ..3 =uczyć ..1 =się ..1 =latami|=lata
      =uczyć =się =latami|=lata ..2 nie
      nie ..2 =chcę|=chce|=będę|=zamierzam ..2 =uczyć =się =od =nowa|=zera|=początku
      nie ..1 =mam ..2 =głowy ..1 =do =nauki|=szkoły|=książek|=uczenia
      =nauka|=uczenie ..1 =to? nie =dla =mnie`,
  },
];

/** 'Studia podyplomowe', 'studiów dziennych nie chcę': of one kind only. */
const OF_A_KIND = /^\p{L}{4,}(?:ych|ich|we|ne|ie|kie|cze|we)$/u;

/** Somebody who teaches speaks of the school as of a place of work. */
const TEACHES =
  /^(?:nauczyciel|pedagog|wychowaw|wo[źz]n|katechet|dyrektor|polonist|matematycz|anglist|wuefist|uczy[łl][ae]m$|ucz[ęe]$)/;

/** What looks like a word on one's own schooling, and is none. */
export function isOtherSchooling(
  { tokens }: Text,
  kind: WishKind,
  { from, to }: { from: number; to: number },
): boolean {
  if (kind === 'studies') {
    const next = tokens[to + 1];
    const isAfter = tokens
      .slice(from, to + 1)
      .some(({ form }, at) => form === 'studiach' && tokens[from + at - 1]?.form === 'po');
    if (isAfter) return true;
    const isAtTheEnd = /^(?:studi|uczel|uniwer|poli|magist)/.test(tokens[to]?.form ?? '');
    return isAtTheEnd && next?.before === 'none' && OF_A_KIND.test(next.form);
  }
  return (
    kind === 'school' &&
    tokens.slice(from, to + 1).some(({ form }) => form.startsWith('szk')) &&
    tokens.some(
      ({ form }, at) =>
        TEACHES.test(form) &&
        !tokens.slice(Math.max(0, at - 1), at + 2).some((one) => /^si[ęe]$/.test(one.form)),
    )
  );
}
