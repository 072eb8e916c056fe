// What somebody says of their health that keeps from several things at once: a wheelchair, a seizure, an allergy. Each is firm, and all that
// follows from it is said together; whose health it is, and whether it is denied, conditions.ts asks.
import type { WishKind } from '../reading.ts';

type Complaint = {
  avoids: readonly WishKind[];
  /** Better not, though not ruled out. */
  ratherNot?: readonly WishKind[];
  says: string;
};

const LOST = '=straciłem|=straciłam|=stracilem|=stracilam|=amputowali|=amputowano|=odjęli ..1 =mi?';
const TAKEN = 'amputacja|amputować|=amputowaną|=amputowana';
const LIMP = 'paraliż|porażenie|niedowład|=sparaliżowane|=sparaliżowaną|=bezwładne|=bezwładną';
const ALLERGY = 'alergia|uczulenie|uczulony|alergik|alergiczka|uczulać';
const TAKES = '=biorę|=biore|=przyjmuję|=przyjmuje|zażywać|łykać';
const MEDICINES = '=leki|=leków|=lekach|=lekow|=lekarstwa|=lekarstw';
const DROWSY =
  '=przeciwpadaczkowe|=psychotropowe|=uspokajające|=nasenne|=opioidowe|=przeciwpadaczkowych|=psychotropowych|=uspokajających|=nasennych|=opioidowych';

/** 'Na wózku' alone may be a truck and is asked (questions.ts). */
const WHEELCHAIR = `=wózek|=wózku|=wózkiem|=wózka|=wózki ..1 =inwalidzki|=inwalidzkim|=inwalidzkiego|=elektrycznym|=aktywny|=aktywnym
  =inwalidzki|=inwalidzkim =wózek|=wózku|=wózkiem
  =poruszam|=przemieszczam =się ..2 =na =wózku
  =jestem|=siedzę|=żyję|=wylądowałem|=wylądowałam|=jeżdżę ..1 =od ..3 =na =wózku
  =jestem|=siedzę|=wylądowałem|=wylądowałam =na =wózku
  =na =wózku =po|=od =wypadku|=urazie|=urodzenia|=dziecka
  =po =wypadku ..2 =na =wózku
  =przykuty|=przykuta ..1 =do =wózka
  =wózkowicz|=wózkowiczka|=wózkowiczką|=wózkowiczem
  paraplegia|tetraplegia|paraplegik|tetraplegik
  ${LIMP} ..1 =nogi|=nóg|=kończyn|=kończyny ..1 =dolnych|=dolne?
  nie =chodzę =samodzielnie|=sam|=sama
  nie =mogę =chodzić`;

const CRUTCHES = `chodzić|poruszać|=chodzę|=poruszam =się? ..1 =o =kuli|=kulach|=lasce|=balkoniku
  =chodzę|chodzić =z =balkonikiem|=laską|=kulami
  ${TAKEN} ..2 =nogi|=nogę|=noga|=nóg|=stopy|=stopę|=podudzia|=uda
  ${LOST} ..1 =nogę|=stopę|=nogi
  =proteza|=protezę|=protezą =nogi|=stopy|=podudzia|=uda
  mieć|nosić|=z =protezy|=protezami =nóg
  =bez =jednej? =nogi
  nie =mam =jednej? =nogi`;

const ONE_HAND = `=mam ..1 =tylko? =jedną =rękę|=dłoń
  =tylko =jedną =ręką|=dłonią
  =tylko =jedną|=jedna =ręka|=rękę ..1 =sprawną|=sprawna
  =jedną|=jedna =sprawną|=sprawna =rękę|=ręka
  =jednoręki|=jednoręka
  =bez =jednej|=prawej|=lewej? =ręki|=dłoni
  nie =mam =jednej|=prawej|=lewej =ręki|=dłoni
  =mam ..1 =niesprawną|=bezwładną|=sparaliżowaną ..1 =rękę|=dłoń
  =prawa|=lewa|=jedna =ręka|=dłoń ..1 =niesprawna|=bezwładna|=sparaliżowana
  ${TAKEN} ..2 =ręki|=rękę|=ręka|=dłoni|=dłoń|=palców|=palce
  ${LOST} ..1 =rękę|=dłoń|=ręce|=palce
  =proteza|=protezę|=protezą =ręki|=dłoni|=przedramienia
  ${LIMP} ..2 =ręki|=rąk|=rękę|=dłoni`;

const SPINE_SURGERY = `=po ..2 =operacji|=operacjach|=zabiegu ..1 =kręgosłupa|=dyskopatii|=kręgosłup
  operacja|=operację|=operowany|=operowana|=operowali|=operowałem|=operowałam ..1 =mi? ..1 =kręgosłupa|=kręgosłup
  =kręgosłup =po ..1 =operacji|=operacjach
  =usztywniony|=zespolony|=usztywnionym|=zespolonym =kręgosłup|=kręgosłupem
  =stabilizacja|=stabilizacji|=stabilizację =kręgosłupa`;

const SEIZURES = `padaczka|epilepsja|epileptyk|epileptyczka
  napad|atak =padaczkowy|=padaczkowe|=padaczkowych|=epileptyczne|=epileptycznych|=drgawek|=drgawkowe
  narkolepsja`;

const FAINTS = `=zawroty|=zawrotów|=zawrotami|=zawrotach =głowy
  =kręci ..2 =w =głowie
  omdlenie|omdlewać|mdleć
  tracić|utrata =przytomność|=przytomności|=świadomość|=świadomości
  zaburzenie =równowagi|=błędnika
  hipoglikemia|niedocukrzenie
  ${TAKES} ..2 =silne|=mocne|=silnych|=mocnych ..1 ${MEDICINES}
  =jestem =na ..1 =silnych|=mocnych ..1 ${MEDICINES}
  ${TAKES}|=jestem ..3 ${MEDICINES} ..1 ${DROWSY}
  ${TAKES} ..2 ${MEDICINES} , =po =których`;

export const COMPLAINTS: readonly Complaint[] = [
  { avoids: ['lifting', 'standing', 'legs'], says: `${WHEELCHAIR}\n${CRUTCHES}` },
  { avoids: ['lifting', 'hands'], says: ONE_HAND },
  { avoids: ['lifting', 'kneeling'], ratherNot: ['standing', 'heights'], says: SPINE_SURGERY },
  { avoids: ['heights', 'driving', 'hazards', 'night'], says: SEIZURES },
  { avoids: ['heights', 'driving', 'hazards'], says: FAINTS },
  { avoids: ['dust', 'fumes'], says: `astma|astmatyk|astmatyczka` },
  { avoids: ['dust'], says: `=pylica|=pylicę|=pylicy|=pylicą|=pochp` },
  { avoids: ['pollen'], says: `katar =sienny|=siennym|=siennego\npyłkowica` },
  {
    avoids: ['animals'],
    says: `${ALLERGY} ..2 =sierść|=koty|=psy|=konie|=zwierzęta|=kota|=psa|=kocią`,
  },
  { avoids: ['dust'], says: `${ALLERGY} ..2 =kurz|=roztocza|=pył|=mąkę|=trociny` },
  {
    avoids: ['pollen'],
    says: `${ALLERGY} ..2 =pyłki|=pyłek|=trawy|=trawę|=brzozę|=bylicę|=leszczynę|=kwiaty|=rośliny|=chwasty`,
  },
  { avoids: ['fumes'], says: `${ALLERGY} ..2 =nikiel|=metale|=metal|=chrom|=kobalt` },
  {
    avoids: ['chemicals'],
    says: `${ALLERGY} ..2 =chemię|=chemikalia|=detergenty|=lateks|=rozpuszczalniki|=środki|=farby|=lakiery|=kleje|=chemie|=kosmetyki|=proszki|=rękawiczki
      egzema|=azs
      skóra|=ręce|=dłonie|=dłoniach|=rękach ..4 =od|=po ..1 =detergentów|=chemii|=płynów|=środków|=rozpuszczalników|=farb|=rękawiczek|=rękawic`,
  },
];
