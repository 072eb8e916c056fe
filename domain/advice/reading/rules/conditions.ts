// Conditions of work that somebody avoids or wants. Either a whole phrase says it ('przepuklina', 'tylko na jedną zmianę'), or a subject
// under a cue ('nocek nie chcę'). Firm only where the words leave no doubt; what is only named is asked about (questions.ts).
import type { Condition, WishKind } from '../reading.ts';
import { COMPLAINTS } from './health.ts';
import { isOtherSchooling, SCHOOLING } from './schooling.ts';
import { findAll, matchAt, patternsOf, type Pattern } from './patterns.ts';
import { isOwnDeed, type Held } from './stances.ts';
import { quoteOf, type Text } from './text.ts';

type Subject = {
  kind: WishKind;
  /** What is spoken of. */
  named: string;
  /** Only these stands say something: somebody who likes to walk in the mountains wants no walking job. */
  wantable?: boolean;
  /** When and where one works: who doesn't want it doesn't take it. */
  isTime?: boolean;
  /** A matter of more or less: no reason to exclude. */
  isSoft?: boolean;
  /** Liking or not liking it speaks of something else. */
  isLimitOnly?: boolean;
  /** Who can't bear it ('nie znoszę') doesn't take it, as who can't do it. */
  isBodily?: boolean;
};

const SUBJECTS: readonly Subject[] = [
  {
    kind: 'lifting',
    named: `dźwigać|podnosić|=nosić|=noszę|=noszenie|=noszenia|=nosze|dźwiganie
      ciężar|=ciężary|=ciężarów|=ciężarami
      ciężki praca|robota
      =roboty|=robotę =ciężkiej|=ciężką
      praca fizyczny
      fizyczny praca
      =fizycznie
      =ciężkich =rzeczy|=paczek|=pudeł|=kartonów|=worków
      =pracy =ciężkiej
      wysiłek
      przeciążanie|przeciążać`,
  },
  {
    kind: 'standing',
    named: `=stać|=stania|=stanie|=staniem|=staniu|=stoję
      praca stojący
      stojący praca
      =na =stojąco
      =na =nogach`,
  },
  {
    kind: 'sitting',
    wantable: true,
    named: `=siedzieć|=siedzenia|=siedzenie|=siedzeniem|=siedzę
      praca siedzący
      siedzący praca
      =na? =siedząco
      =za =biurkiem`,
  },
  {
    kind: 'kneeling',
    named: `klęczeć|kucać|=klękać|=klękania|=klękanie|=klękaniu|=klękaniem|=schylać|=schylania|=schylanie|=schylaniu|=schylaniem|=schylam|=klęczenia|=klęczeniu|=kucania|=kucaniu\n=na =kolanach`,
  },
  { kind: 'walking', isLimitOnly: true, named: `=chodzić|=chodzenia|=chodzenie|=chodzę` },
  {
    kind: 'heights',
    isTime: true,
    named: `wysokość
      =drabina|=drabiny|=drabin|=drabinę|=rusztowania|=rusztowanie|=rusztowań|=dachy|=dachów|=dachami
      =na|=po =drabinie|=drabinach|=rusztowaniu|=rusztowaniach|=dachu|=dachach
      =na =dach|=dachy|=drabinę|=rusztowanie`,
  },
  {
    kind: 'driving',
    wantable: true,
    named: `=prowadzić|=prowadzenia|=prowadzenie|=prowadzę|=kierować|=kierowania ..1 auto|samochód|pojazd|=autem|=samochodem|=pojazdami
      tir|=tirami
      jeździć ..1 =autem|=samochodem|=autami|=tirem|=busem|=ciężarówką|=zawodowo
      =zawodowo jeździć
      =prowadzenia|=prowadzenie|=prowadzeniem|=prowadzić pojazd|=pojazdów|=auta|=samochodu|=aut
      =za =kółkiem|=kierownicą`,
  },
  {
    kind: 'outdoors',
    wantable: true,
    named: `=na =dworze|=zewnątrz|=powietrzu|=dworzu|=mrozie|=deszczu|=zewnatrz
      =na =świeżym|=otwartym =powietrzu
      =w =terenie|=teren|=plenerze
      świeży powietrze
      praca terenowy`,
  },
  {
    kind: 'indoors',
    wantable: true,
    named: `=w =pomieszczeniu|=pomieszczeniach|=środku|=zamknięciu\n=pod =dachem|=dach\n=w =czterech =ścianach`,
  },
  {
    kind: 'night',
    wantable: true,
    isTime: true,
    named: `nocka
      nocny zmiana|praca|dyżur|godzina
      zmiana|praca|dyżur nocny
      =w =nocy
      =po =nocach
      =na =noc|=noce
      =nocą|=noce|=nocy|=nocami|=noca
      nocny`,
  },
  {
    kind: 'shifts',
    wantable: true,
    isTime: true,
    named: `=na =zmiany
      =na =dwie|=trzy|=2|=3|=cztery =zmiany
      praca|system|tryb|grafik zmianowy
      zmianowy praca|system
      zmianowość
      dyżur|=dyżury|=dyżurów
      =cztery|=czterech|=4 =brygady|=brygad|=brygadach
      =czterobrygadowy|=czterobrygadowym|=czterobrygadowego|=czterobrygadówka|=czterobrygadówki|=czterobrygadówce|=brygadówka|=brygadówki|=brygadówce
      =dwie|=trzy|=dwóch|=trzech =zmiany|=zmian|=zmianach`,
  },
  {
    kind: 'weekends',
    wantable: true,
    isTime: true,
    named: `weekend|=weekendów|=weekendowa|=weekendy|weekendowy\n=w =soboty|=niedziele|=niedzielę|=sobotę|=święta\n=soboty|=niedziele|=sobót|=niedziel|=niedzieli|=święta|=świąt|=sobotach|=niedzielach`,
  },
  {
    kind: 'away',
    wantable: true,
    isTime: true,
    named: `delegacja
      wyjazd służbowy
      służbowy wyjazd
      częsty|długi|ciągły|zagraniczny wyjazd
      =wyjazdów|=wyjazdy|=wyjazdami|=wyjazdowa|=wyjazdowej
      =poza =domem|=dom
      =daleko =od =domu
      =z =dala =od =domu
      rozłąka
      =w =trasie|=trasach
      =w =trasy|=trasę
      wyjeżdżać|wyjechać|=wyjeżdżać|=wyjechać
      =za =granicą|=granicę
      =do =niemiec|=holandii|=anglii|=norwegii|=austrii|=szwecji|=belgii|=francji|=irlandii|=danii
      nocować|nocowanie|=noclegów|=noclegami`,
  },
  {
    kind: 'part-time',
    wantable: true,
    isTime: true,
    named: `=pół|=pol =etatu
      praca? =na =pół|=pol|=część|=ćwierć|=czesc =etatu
      =część =etatu
      niepełny etat|wymiar
      =kilka|=parę|=4|=cztery|=5|=pięć|=6|=sześć =godzin =dziennie`,
  },
  {
    kind: 'remote',
    wantable: true,
    isTime: true,
    named: `praca zdalny
      =zdalnie|=zdalna|=zdalną|=zdalnej
      pracować|praca =z|=w =domu
      =z =domu
      =home =office`,
  },
  {
    kind: 'screen',
    wantable: true,
    named: `=przy|=przed|=w ..1 komputer|ekran|monitor
      =ekranu|=ekran|=monitora|=monitor|=ekranem
      =komputera|=komputer|=komputerem|=komputerze`,
  },
  {
    kind: 'telephone',
    named: `telefon|=telefonów|=telefony|telefoniczny|infolinia|=słuchawki|=słuchawkę|=słuchawce\n=call =center\n=słuchawek\ndzwonić|=dzwonienia|=dzwonienie|=obdzwaniać\ndzwonić|=dzwonienia|=dzwonienie|=obdzwaniać|=obdzwaniania =do? =ludzi|=klientów|=obcych`,
  },
  {
    kind: 'strangers',
    wantable: true,
    named: `obcy człowiek|ludzie|osoba
      obsługa|=obsługiwać|=obsługiwania klient|gość|=ludzi
      kontakt =z ..1 klient|=ludźmi|=ludzmi|=klientami|=klientem|=obcymi|=ludzmi
      bezpośredni kontakt
      praca|pracować =z|=wśród =ludźmi|=klientem|=klientami|=ludzmi
`,
  },
  {
    kind: 'strangers',
    named: `tłum|=tłumów
rozmawiać =z ..1 =obcymi|=ludźmi|=ludzmi|=klientami
klient|=ludzi|=ludźmi|=ludzmi`,
  },
  {
    kind: 'conflict',
    isSoft: true,
    named: `konflikt|kłótnia|awantura|awanturować|roszczeniowy|agresywny|agresja\nkrzyk|pretensja|wrzask|skarga klient|pacjent|rodzic|=ludzi|gość\nkłócić|użerać|=użerania|=użeranie\ntrudny klient|człowiek`,
  },
  { kind: 'noise', named: `=open =space\nhałas|=hałasu|=hałasie|zgiełk|huk|=głośno|głośny|=jazgot|=jazgotu` },
  { kind: 'dust', named: `kurz|pył|dym|zapylenie|trociny|=roztocza|=mąka|=mąkę|=mąki|=mąką` },
  {
    kind: 'chemicals',
    named: `chemikalia|detergent|rozpuszczalnik|lakier|farba|lateks|=lateksu|opary|amoniak|formaldehyd|klej|=chemikaliów|=chemikaliami
      środek =czystości|czyszczący|=dezynfekujące|=dezynfekujących
      =z =chemią|=chemia|=odczynnikami
      =chemii|=chemię|=chemią =fryzjerskiej|=fryzjerską|=gospodarczej|=gospodarczą|=budowlanej|=budowlaną|=przemysłowej|=rolniczej|=czyszczącej|=warsztatowej
      =w =chemii`,
  },
  {
    kind: 'pollen',
    isLimitOnly: true,
    named: `pyłek|=pyłki|=traw|=trawy|=trawę|=brzoza|=brzozę|=brzozy|=bylica|=bylicę|=leszczyna|=leszczynę|chwast|=rośliny|=roślin|=kwiaty`,
  },
  {
    kind: 'fumes',
    isLimitOnly: true,
    named: `=nikiel|=niklu|=kobalt|spaliny|=spalin|=spawania|spawać
      dym|pył|opary =spawalniczy|=spawalnicze|=spawalniczych|=metalu`,
  },
  { kind: 'animals', isBodily: true, named: `sierść|zwierzę|=zwierząt|pies|kot` },
  {
    kind: 'blood',
    isBodily: true,
    named: `krew|=zastrzyków|=zastrzyki|=igieł|=igły|=igłami\n=otwarte|=otwartych =rany|=ran`,
  },
  {
    kind: 'hazards',
    named: `=przy =maszynach
      =obsługiwać|=obsługiwania|=obsługa|=obsługi|=obsługą maszyna|=pilarki|=piły|=pił|=tokarki|=prasy|=pras
      =niebezpieczny|=niebezpieczne|=niebezpiecznych|=niebezpiecznymi|=wirujące|=wirujących|=tnące|=tnących|=ostre|=ostrych|=ostrymi maszyna|narzędzie|=maszynami|=narzędziami`,
  },
  { kind: 'hands', isLimitOnly: true, named: `drobny|precyzyjny praca|robota\nrobota|praca precyzyjny` },
  {
    kind: 'pace',
    isSoft: true,
    named: `akord|pośpiech|gonitwa|=presja|presja|stres|=stresu|=nerwów|=nerwówka|=nerwówki\n=szybkie|=szybkim|=dużym =tempo|=tempie\n=tempa|=tempo\n=w =biegu`,
  },
  {
    kind: 'monotony',
    isSoft: true,
    named: `monotonia|monotonny|rutyna|powtarzalny|powtarzalność|rutynowy\n=to =samo =w =kółko\n=tego =samego =w =kółko|=kolko`,
  },
  {
    kind: 'alone',
    isSoft: true,
    wantable: true,
    named: `=w =pojedynkę|=samotności\n=sama|=sam =ze =sobą\n=samodzielnie`,
  },
  {
    kind: 'team',
    isSoft: true,
    wantable: true,
    named: `praca|pracować =w =zespole|=grupie\npraca zespołowy\n=w =zespole|=grupie|=zespołu`,
  },
  {
    kind: 'deciding',
    isSoft: true,
    named: `odpowiedzialność =za ..1 =innych|=ludzi|=życie|=zdrowie|=cudze
      =kierować|=kierowania|=zarządzać|=zarządzania|=kierowanie|=rządzić ..1 =ludźmi|=zespołem|=ludzmi
      =podejmować|=podejmowania decyzja
      =być|=bycie|=bycia =szefem|=szefową|=kierownikiem|=kierowniczką|=liderem|=liderką
      kierowniczy stanowisko`,
  },
];

type Whole = { condition: { kind: WishKind; value: 'avoid' | 'want' }; firm: boolean; says: string };

/** Worn out or hurt, and so a limit, wherever it stands. */
const BROKEN =
  'chory|zniszczony|zwyrodnienie|zwyrodniały|słaby|=siadł|=siadły|=wysiadły|=wysiadł|=wysiadło|kontuzja|kontuzjowany|=zepsute|=zepsuty|=zrujnowany|=zrujnowane|=nadwyrężony|=nadwyrężone|=rozwalone|=rozwalony|=zajechane|=zajechany|=uszkodzone|=uszkodzony|=zerwany|=zerwane|=wykończone|=wykończony';
/** 'Kolana poszły': of a part of the body alone, and right behind it. */
const GONE = '=poszły|=poszło|=poszedł|=padły|=padło|=puściły|=puściło';
/** 'Plecy już nie te'. */
const AS_BEFORE = '=te|=ten|=ta|=to|=takie|=taki';
/** 'Wibracje zniszczyły mi ręce', 'zajechałem plecy'. */
const HURT =
  '=zniszczył|=zniszczyła|=zniszczyło|=zniszczyły|=zniszczyłem|=zniszczyłam|=zajechałem|=zajechałam|=zepsułem|=zepsułam|=rozwaliłem|=rozwaliłam|=uszkodziłem|=uszkodziłam';
const FAILS = '=zawodzi|=psuje|=pogarsza|=siada|=szwankuje|=pogorszył|=popsuł';
/** What aches, in either order: 'bolą mnie plecy', 'plecy mnie bolą'. */
const ACHES =
  '=bolą|=boli|boleć|=nawala|=nawalają|=łupie|=rwie|=strzyka|=siada|=siadają|=wysiada|=wysiadają|=odmawia|=odmawiają|=dokucza|=dokuczają|=szwankuje|=szwankują';
const AFTER =
  '=operacji|=operacjach|=zabiegu|=zabiegach|=urazie|=urazach|=wypadku|=złamaniu|=artroskopii|=artroskopiach|=rekonstrukcji|=kontuzji|=kontuzjach|=wymianie|=endoprotezie|=zerwaniu|=skręceniu';
/** 'Kolana do wymiany'. */
const WORN_OUT = '=do =wymiany|=remontu|=naprawy|=niczego';
const ILLNESS =
  'problem|kłopot|ból|choroba|uraz|kontuzja|operacja|zwyrodnienie|schorzenie|złamanie|=rozwalone|=rozwalony|=zajechane|=zajechany|=zerwany|=zerwane|=zużyte|=chore|=chory|=słabe|=słaby|=bolący|=bolące|=zniszczone|=zniszczony|=po_operacji|=zepsute|=zepsuty|wada|dyskopatia|wypadek';
const BACK =
  '=kręgosłup|=kręgosłupa|=kręgosłupem|=kręgosłupie|=plecy|=plecami|=pleców|=krzyż|=krzyżu|=kregoslup|=kregoslupa|=kregoslupem|=kregoslupie|=barki|=bark|=barku|=barkiem';
const KNEES = '=kolana|=kolano|=kolan|=kolanami|=kolanem';
const LEGS = `${KNEES}|=biodro|=biodra|=biodrem|=bioder|=nogi|=nóg|=nogami|=stopy|=stóp|=stopami|=żylaki|=żylakami|=kostka|=kostki`;

const HANDS = '=nadgarstek|=nadgarstka|=nadgarstki|=nadgarstków|=dłoń|=dłonie|=dłoni|=ręka|=ręce|=ręki|=rąk';

const KILOS = '=2|=3|=4|=5|=6|=7|=8|=10|=12|=15|=pięć|=dziesięć =kg|=kilo|=kilogramów|=kilogramy';
const MORE_THAN = `=powyżej|=więcej|=ponad =niż? ${KILOS}`;
const LIFTS = '=dźwigam|=podnoszę|=noszę|=udźwignę|=uniosę|=podniosę|=dźwigać|=podnosić|=nosić|=wolno|=mogę';

const BED = '=łóżku|=lozku';
const AT_HOME = `wracać|=wracac|=wrócić ..2 =na =noc|=noce
      =na =noc|=noce wracać|=wracac|=wrócić
      =w =swoim|=swojem|=moim =własnym? ${BED}
      =we =własnym ${BED}
      =na =noc|=noce =w =domu
      =na =noc|=noce =do =domu
      =noce|=nocami|=nocy|=nocach =w =domu
      =być|=byc|=spać|=spac ..1 =noc|=nocą|=nocami|=noce =w =domu
      =spać|=spac ..1 =we =własnym =łóżku`;

const WHOLE: readonly Whole[] = [
  {
    condition: { kind: 'lifting', value: 'avoid' },
    firm: true,
    says: `dyskopatia|przepuklina|kręgozmyk|endoproteza|=dyskopatię|=dyskopatie
      rwa kulszowy
      ${ILLNESS} ..2 ${BACK}
      ${BACK} ..2 ${BROKEN}|${ACHES}
      ${BACK} =mi? ${GONE}
      ${BACK} =po ..1 ${AFTER}
      ${HURT} ..2 ${BACK}
      =nie ..1 ${LIFTS} ..1 ${MORE_THAN}
      ${MORE_THAN} ..1 =nie ..1 ${LIFTS}
      =do|=najwyżej|=maks|=max ${KILOS} ..2 =mogę|=wolno|=dźwigam|=noszę
      =mogę|=wolno ..3 =do|=najwyżej|=maks|=max ${KILOS}
      ${ACHES} ..2 ${BACK}
      =po =zawale
      =tylko ..1 =lekka|=lekką|=lekkiej|=lekkie =praca|=pracę|=pracy|=prace
      =lekka|=lekką|=lekkiej =praca|=pracę|=pracy
      =praca|=pracę|=pracy =lekka|=lekką|=lekkiej`,
  },
  {
    condition: { kind: 'standing', value: 'avoid' },
    firm: true,
    says: `${ILLNESS} ..2 ${LEGS}
      ${LEGS} ..2 ${BROKEN}
      ${LEGS} =po ..1 ${AFTER}
      ${KNEES} =mi? ${GONE}
      ${HURT} ..2 ${LEGS}
      endoproteza|żylak|=żylaki
      =tylko|=wyłącznie|=jedynie praca? siedzący`,
  },
  {
    condition: { kind: 'sitting', value: 'want' },
    firm: true,
    says: `=tylko|=wyłącznie|=jedynie praca? siedzący praca?\n=tylko|=wyłącznie =na =siedząco`,
  },
  {
    condition: { kind: 'sitting', value: 'want' },
    firm: false,
    says: `=coś|=czegoś|=cos|=czegos ..1 =siedzącego|=siedzacego|=siedząco`,
  },
  {
    condition: { kind: 'kneeling', value: 'avoid' },
    firm: true,
    says: `${ILLNESS} ..2 ${KNEES}
      ${KNEES} ..2 ${BROKEN}
      ${KNEES} =mi? ${GONE}
      ${KNEES} =po ..1 ${AFTER}
      ${HURT} ..2 ${KNEES}
      =nowe|=wymienione|=sztuczne =kolano|=kolana
      nie ..1 =klękam|=klęknę|=uklęknę|=klęczę|=kucam|=kucnę|=przyklęknę|=przykucnę
      =na =kolanach|=kolana|=kolanami ..1 nie ..1 =popracuję|=pracuję|=robię|=porobię|=będę|=dam|=wytrzymam|=padnę|=klęknę|=uklęknę`,
  },
  // What aches is no ban: with both firm, hardly any work would be left to somebody who cleans.
  {
    condition: { kind: 'standing', value: 'avoid' },
    firm: false,
    says: `${ACHES} ..2 ${LEGS}
      ${LEGS} ..2 ${ACHES}
      ${LEGS} ..2 ${WORN_OUT}
      ${LEGS} ..1 nie ${AS_BEFORE}
      =haluksy|=haluksami|=haluks
      ${ACHES}|puchnąć ..3 =od =stania`,
  },
  {
    condition: { kind: 'kneeling', value: 'avoid' },
    firm: false,
    says: `${ACHES} ..2 ${KNEES}\n${KNEES} ..2 ${ACHES}\n${KNEES} ..2 ${WORN_OUT}\n${KNEES} ..1 nie ${AS_BEFORE}`,
  },
  {
    condition: { kind: 'hands', value: 'avoid' },
    firm: false,
    says: `${ILLNESS} ..1 ${HANDS}\n${HURT} ..2 ${HANDS}\n${HANDS} ..1 ${BROKEN}|${ACHES}\n${HANDS} =po ..1 ${AFTER}\n${ACHES} ..2 ${HANDS}
      =ręce|=dłonie|=palce|=rece|=dlonie ..1 =puchną|=drętwieją|=sztywnieją|=puchna|=dretwieja
      =puchną|=drętwieją|=sztywnieją ..1 =mi? =ręce|=dłonie|=palce`,
  },
  {
    condition: { kind: 'lifting', value: 'avoid' },
    firm: false,
    says: `${BACK} ..1 ${WORN_OUT}
      ${BACK} ..1 nie ${AS_BEFORE}
      =dużo|=duzo|=ciągłe|=ciągle|=wieczne|=samo ..1 =dźwigania|=dźwiganie|=noszenia|=noszenie
      =nic|=niczego =ciężkiego|=ciezkiego
      =coś|=czegoś|=cos|=czegos ..1 =lżejsze|=lżejszego|=lzejszego
      =lżejsza|=lżejszą|=lżejszej =praca|=pracę|=pracy
      =praca|=pracę|=pracy =lżejsza|=lżejszą|=lżejszej`,
  },
  // 'Na noc w domu' wants no night.
  {
    condition: { kind: 'away', value: 'avoid' },
    firm: true,
    says: `${AT_HOME}\n=codziennie =w =domu\n=codziennie ..1 =wracać|=wracac|=wrócić =do =domu\n=codziennie ..2 =być|=byc =w =domu\n=wieczorem|=wieczorami|=wieczory ..2 =być|=byc =w =domu\n=każdy|=każdą =wieczór|=noc =w =domu\n=wracać|=wracac ..1 =codziennie =do =domu\n=wracać|=wracac =do =domu =codziennie`,
  },
  { condition: { kind: 'night', value: 'avoid' }, firm: false, says: AT_HOME },
  {
    condition: { kind: 'heights', value: 'avoid' },
    firm: true,
    says: `lęk =wysokości\nlęk =przestrzeni\n=boję|=boje =się ..1 =wysokości`,
  },
  {
    condition: { kind: 'driving', value: 'avoid' },
    firm: true,
    says: `=za =kierownicę|=kierownice|=kółko|=kolko ..1 nie ..1 =siądę|=siade|=wsiądę|=wsiade|=wrócę|=wroce|=siadam
      nie =mam|=posiadam =prawa =jazdy\n=prawa =jazdy =niestety? nie =mam|=posiadam|=zrobiłam|=zrobiłem\n=prawka nie =mam|=posiadam|=zrobiłam|=zrobiłem\nnie =mam|=posiadam =prawka\n=bez =prawka\n=bez =prawa =jazdy\n=zawodowo ..1 =jeździć|=prowadzić ..1 nie ..1 =mogę|=będę|=chcę\nnie ..1 =mogę|=będę|=wolno ..1 =zawodowo =jeździć|=prowadzić\n=zabrali|=zabrano|=straciłem|=straciłam|=odebrano ..1 prawo =jazdy`,
  },
  {
    condition: { kind: 'shifts', value: 'avoid' },
    firm: true,
    says: `=tylko|=wyłącznie|=jedynie =na? =rano|=ranki|=poranki|=dniówki|=dniówkę
      =tylko|=wyłącznie|=jedynie =na? =jedną|=pierwszą|=jedna|=pierwsza|=jednej|=pierwszej =zmianę|=zmiana|=zmianie|=zmianę
      =tylko|=wyłącznie ..1 =w =dzień|=godzinach
      =po =14|=15|=16|=17|=czternastej|=piętnastej|=szesnastej|=siedemnastej nie ..1 =mogę|=dam
      =do|=o =14|=15|=16|=17|=czternastej|=piętnastej|=szesnastej|=siedemnastej ..1 =muszę|=musze ..1 =być|=odebrać|=wracać|=wrócić
      =muszę|=musze ..1 =być|=odebrać|=wracać|=wrócić ..4 =do|=o =14|=15|=16|=17|=czternastej|=piętnastej|=szesnastej|=siedemnastej
      =do =15|=16|=17|=piętnastej|=szesnastej =i? =koniec
      praca ..1 =do =14|=15|=16|=17|=czternastej|=piętnastej|=szesnastej|=siedemnastej
      zejść|schodzić|zrezygnować|rezygnować|uciec =z|=ze =zmian|=nocek|=systemu
      =pracy|=praca|=pracować =tylko|=wyłącznie =rano|=ranki
      =żadnych =zmian nie? =i|=ani|=albo =nocek|=nocy|=weekendów|=delegacji
      =nocek|=nocy|=weekendów|=delegacji =i|=ani|=albo =żadnych? =zmian
      =bez =zmian`,
  },
  {
    condition: { kind: 'shifts', value: 'avoid' },
    firm: false,
    says: `stały|regularny|normalny godzina
      =od =7|=8|=9|=siódmej|=ósmej =do =15|=16|=17|=piętnastej|=szesnastej
      =na =jedną|=pierwszą =zmianę
      =na =jednej|=pierwszej =zmianie
      =najlepiej|=najchętniej =na? =rano|=ranki|=dniówki|=ranek
      =żadnych|=zero =zmian
      =chcę|=chce|=szukam ..1 =pracy|=pracować|=pracowac =na|=w =rano|=ranki|=dniówkę|=dniówki
      =praca|=pracę|=pracy =na =rano|=ranki|=dniówkę|=dniówki
      =zmian ..1 =dość|=dosyć
      =wieczorem|=wieczorami|=wieczory ..2 =być|=byc =w =domu
      =szukam|=chcę|=chce|=wolę ..3 =w =dzień|=ciągu
      =bez|=żadnych|=zero =wieczorów
      =pon|=poniedziałek|=poniedziałku =pt|=piątek|=piatek
      =od =pon|=poniedziałku =do =pt|=piątku
      =od =poniedziałku =do =piątku`,
  },
  {
    condition: { kind: 'night', value: 'avoid' },
    firm: true,
    says: `=tylko|=wyłącznie ..1 =w =dzień|=dniówki|=dniówkę
      =w =nocy|=nocach ..1 =chcę|=muszę ..1 =spać
      =na|=po =noc|=nocki|=nocach|=nocy|=noce ..1 nie =pójdę|=pojde|=wracam|=wrócę|=wroce|=chodzę|=będę|=bede
      =nocek|=nocki =nie =będzie|=ma
      nie ..1 =pójdę|=pojde|=wracam|=wrócę|=wroce|=będę|=bede ..1 =na|=po =noc|=nocki|=nocach|=noce
      zejść|schodzić|zrezygnować|rezygnować|uciec =z|=ze =nocek|=nocy`,
  },
  {
    condition: { kind: 'night', value: 'avoid' },
    firm: false,
    says: `=chcę|=chce|=wolę|=wolałabym|=wolałbym|=chciałabym|=chciałbym ..2 =na|=w =dzień|=dniówki|=dniówkę`,
  },
  {
    condition: { kind: 'weekends', value: 'avoid' },
    firm: true,
    says: `weekend|=soboty|=niedziele ..1 =święte|=swiete|=odpadają|=odpadaja
      =weekendy|=weekend|=soboty|=niedziele|=niedziela =są? =tylko? =dla =rodziny|=dzieci|=dziecka|=bliskich|=syna|=córki
      wolny ..1 weekend|=soboty|=niedziele|=sobotę|=niedzielę|=święta\nweekend ..2 =wolne|=wolny|=wolnych\n=soboty|=niedziele|=święta ..2 =wolne`,
  },
  {
    condition: { kind: 'weekends', value: 'avoid' },
    firm: false,
    says: `=pon|=poniedziałek|=poniedziałku =pt|=piątek|=piatek
      =od =pon|=poniedziałku =do =pt|=piątku`,
  },
  {
    condition: { kind: 'weekends', value: 'want' },
    firm: true,
    says: `=tylko|=wyłącznie =w? =weekendy|=weekend`,
  },
  {
    condition: { kind: 'remote', value: 'want' },
    firm: false,
    says: `=mogę|=moge|=mogłabym|=mógłbym|=moglabym|=moglbym =też|=tez|=również? pracować? =zdalnie
      =zdalnie|=zdalna ..1 =mile =widziane|=widziana
      =najlepiej|=najchętniej|=chętnie ..1 =zdalnie|=zdalna|=zdalną
      =najlepiej|=najchętniej|=chętnie =z =domu`,
  },
  { condition: { kind: 'remote', value: 'want' }, firm: true, says: `=nie =mogę|=moge =wychodzić =z =domu` },
  {
    condition: { kind: 'noise', value: 'avoid' },
    firm: true,
    says: `hałas|=hałas ..3 =szkodzi|=szkodzą
      =w ..1 =hałasie|=gwarze|=zgiełku|=jazgocie|=huku ..3 nie ..1 =rozumiem|=słyszę|=funkcjonuję|=wyrabiam|=wyrobię
      nie ..1 =rozumiem|=słyszę ..3 =w ..1 =hałasie|=gwarze|=zgiełku|=jazgocie|=huku
      =w ..1 =hałasie|=gwarze|=zgiełku|=jazgocie|=huku ..1 =się =gubię|=męczę|=wyłączam
      =gubię =się ..1 =w =hałasie|=gwarze|=zgiełku`,
  },
  {
    condition: { kind: 'hearing', value: 'avoid' },
    firm: true,
    says: `niedosłuch|niedosłyszeć|=niedosłyszę|=niedosłysząca|=niedosłyszący|słabosłyszący\n=słabo|=źle|=gorzej|=slabo słyszeć\naparat słuchowy\nimplant ślimakowy\n=głuchy|=głucha|=głuchoniemy|=głuchoniema|=niesłysząca|=niesłyszący =od =urodzenia|=dziecka|=zawsze|=wypadku\nnie =słyszę =od =urodzenia|=dziecka|=wypadku\nnie =słyszę ..1 =prawie|=wcale|=nic =od|=na|=bez =urodzenia|=dziecka|=aparatu|=aparatów\n=słyszę ..1 =słabo|=źle|=gorzej|=slabo\n=czytam =z =ust|=warg\n=jestem =głuchy|=głucha|=niesłysząca|=niesłyszący|=niesłyszącą|=niesłyszącym\n=jestem =osobą =głuchą|=niesłyszącą|=słabosłyszącą\nnie =słyszę ..1 =na ..1 =ucho|=uszy\n${FAILS} ..2 =słuch\n=słuch ..2 ${FAILS}\n=tracę|=trace|=straciłem|=straciłam ..1 =słuch\n=ubytek|=ubytkiem|=ubytku =słuchu\nproblem|kłopot =ze =słuchem`,
  },
  {
    condition: { kind: 'sight', value: 'avoid' },
    firm: true,
    says: `niedowidzieć|=niedowidzę|słabowidzący\n=słabo|=źle|=gorzej|=slabo =widzę|=widze\njaskra|zaćma\n=jestem ..1 =niewidomy|=niewidoma|=słabowidząca|=słabowidzący|=niewidomą\n=tracę|=straciłem|=straciłam ..1 wzrok\n${FAILS} ..2 =wzrok|=oczy\n=wzrok|=oczy ..2 ${FAILS}\nproblem|kłopot =ze =wzrokiem\n=mam ..1 =słaby|=slaby =wzrok`,
  },
  {
    condition: { kind: 'screen', value: 'avoid' },
    firm: false,
    says: `komputer ..1 =słabo|=slabo|=kiepsko|=średnio|=ledwo
      =słabo|=slabo|=kiepsko|=ledwo ..2 komputer|=komputerze|=komputerem
      =z =komputerem|=komputerami ..1 =na =bakier
      nie ..1 =znam =się|=sie =na =komputerach|=komputerze
      nie ..1 =umiem|=potrafię|=ogarniam =obsługiwać? ..1 =komputera|=komputer|=komputerów
      =wzrok|=oczy|=oczu ..2 =od =monitora|=komputera|=ekranu\n=ograniczyć|=ograniczac|=ograniczać ..1 =ekran|=komputer|=monitor|=komputera|=ekranu`,
  },
  {
    condition: { kind: 'hands', value: 'avoid' },
    firm: true,
    says: `drżeć|trząść =mi|=się ..1 =ręce|=dłonie\n=ręce|=dłonie =mi? ..1 =drżą|=trzęsą\n=ręce|=dłonie ..1 =drżą|=trzęsą\n=drżą|=trzęsą ..2 =ręce|=dłonie\nniesprawny|niedowład ..1 =ręka|=ręki|=ręką|=dłoń|=dłoni|=rękę\n=cieśń|=cieśni =nadgarstka\nreumatoidalny =zapalenie
      =rzs`,
  },
  {
    condition: { kind: 'record', value: 'avoid' },
    firm: true,
    says: `wpis =w =karnym|=krk|=rejestrze\n=byłem|=byłam|=jestem =karany|=karana\n=karany|=karana =sądownie\nmieć wyrok\n=po =wyroku\nwyrok =w =zawieszeniu\n=po =wyjściu =z =więzienia|=zakładu\n=wyszedłem|=wyszłam =z =więzienia|=zakładu\n=siedziałem|=siedziałam =w =więzieniu|=zakładzie`,
  },
  {
    condition: { kind: 'blood', value: 'avoid' },
    firm: true,
    says: `mdleć|=mdleję ..3 krew\n=słabo =mi ..3 krew\nwidok krew`,
  },
  {
    condition: { kind: 'pace', value: 'avoid' },
    firm: false,
    says: `=spokojniejsze|=spokojniejszego|=wolniejsze|=wolniejszego|=spokojne|=spokojnego =tempo|=tempa
      =w =spokojnym|=swoim|=wolniejszym =tempie
      spokojny|=spokojniejsza|=spokojniejszą|=spokojniejszej praca|robota|=zajęcie|=zajęcia
      praca|robota spokojny|=spokojniejsza|=spokojniejszą|=spokojniejszej
      pracować ..1 =spokojnie|=spokojniej`,
  },
  {
    condition: { kind: 'team', value: 'want' },
    firm: false,
    says: `=potrzebuję|=brakuje|=szukam ..1 =zespołu\n=wolę|=wolałabym|=wolałbym =w? =zespole|=zespół`,
  },
  // 'Pracować mogę od 8 do 14': six hours of a day at most.
  {
    condition: { kind: 'part-time', value: 'want' },
    firm: true,
    says: [7, 8, 9, 10, 11, 12]
      .map((from) => `=od =${from} =do ${[3, 4, 5, 6].map((hours) => `=${from + hours}`).join('|')}`)
      .flatMap((hours) => [
        `=mogę|=moge|=dostępna|=dostępny|=dyspozycyjna|=dyspozycyjny|=tylko|=wyłącznie ..1 ${hours}`,
        `${hours} =mogę|=moge`,
        `praca ${hours}`,
      ])
      .join('\n'),
  },
  {
    condition: { kind: 'alone', value: 'want' },
    firm: false,
    says: `pracować =sam|=sama|=samemu|=samodzielnie\n=sam|=sama|=samemu pracować\n=wolę|=lubię ..1 =sam|=sama|=samemu|=samotnie\npraca =w =pojedynkę|=samotności\nsamodzielny praca\npraca samodzielny\n=własnym =rytmie|=tempie`,
  },
];

const subjects = SUBJECTS.map(({ named, ...rest }) => ({ ...rest, named: patternsOf(named) }));
const wholes = [
  ...[...WHOLE, ...SCHOOLING].map(({ condition, firm, says }) => ({
    conditions: [{ ...condition, firm }],
    says: patternsOf(says),
  })),
  ...COMPLAINTS.map(({ avoids, ratherNot = [], says }) => ({
    conditions: [
      ...avoids.map((kind) => ({ kind, value: 'avoid' as const, firm: true })),
      ...ratherNot.map((kind) => ({ kind, value: 'avoid' as const, firm: false })),
    ],
    says: patternsOf(says),
  })),
];

const NO_MATTER = patternsOf(
  `=mi|=mnie? nie ..1 przeszkadzać|przerażać|brzydzić|odstraszać|straszny|=straszny|=problem`,
);

const DENIED = patternsOf(`nie\n=bez`);
const HAS_NOT = patternsOf(`nie mieć|miewać|=mam|=miałem|=miałam =nigdy|=żadnych|=żadnej|=żadnego|=ani|=już
  nie chorować|cierpieć =na
  nie mieć|=mam =ani`);
const EXCLUDED = patternsOf(`=wykluczono|=wykluczyli|=wykluczył|=wykluczyła`);
const OVER = patternsOf(
  `..1 =w =dzieciństwie\n=jako =dziecko\n..1 =wykluczona|=wykluczono|=wyleczona|=wyleczono|=wyleczone`,
);
const SOMEBODY = patternsOf(
  `syn|córka|dziecko|=dzieci|=dziećmi|=dzieciom|mąż|żona|mama|matka|tata|ojciec|babcia|dziadek|brat|siostra|partner|partnerka|osoba|człowiek|=ludzi|=ludźmi|=ludziom|pacjent|pacjentka|uczeń|podopieczny|klient|senior|kolega|koleżanka|teść|teściowa|wnuk|kot|pies`,
);
const NOT_ILL = patternsOf(`=na|=od|=przy|=z ..1 krew|igła|zastrzyk
  =z|=ze =zachwytu|=nudów|=nudy|=wrażenia|=miłości|=radości|=strachu|=szczęścia
  =od|=z =pomysłów|=nadmiaru|=szczęścia|=radości|=myśli|=liczb|=ilości`);

export const CONDITION_PATTERNS: readonly Pattern[] = [
  ...subjects.flatMap(({ named }) => named),
  ...wholes.flatMap(({ says }) => says),
  ...NO_MATTER,
  ...HAS_NOT,
  ...EXCLUDED,
  ...OVER,
  ...SOMEBODY,
  ...NOT_ILL,
];

type Found = Condition & { from: number; to: number };
type Named = Found & { length: number };

/** What the whole phrases and the subjects under a cue say; of one kind and value the firmest, said first. */
export function conditionsIn(text: Text, stands: readonly (Held | null)[]): Condition[] {
  const whole = wholesIn(text, stands);
  // What a whole phrase has said isn't read again by its words: 'wolne soboty' wants no Saturdays.
  const rest = subjectsIn(text, stands).filter(
    ({ kind, from }) => !whole.some((one) => one.kind === kind && one.from <= from && from <= one.to),
  );
  const found = [...whole, ...rest];
  const kept: Found[] = [];
  for (const one of found) {
    const same = kept.findIndex(({ kind, value }) => kind === one.kind && value === one.value);
    const other = kept[same];
    if (other === undefined) kept.push(one);
    else if (one.firm && !other.firm) kept[same] = one;
  }
  return withoutContradictions(kept).map(({ from: _from, to: _to, ...condition }) => condition);
}

// Who is said to want and to avoid the same is asked nothing of it: one of the two was misheard.
function withoutContradictions(found: readonly Found[]): Found[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.kind === one.kind && other.value !== one.value && (other.firm || !one.firm),
      ),
  );
}

function wholesIn(text: Text, stands: readonly (Held | null)[]): Found[] {
  return wholes.flatMap(({ conditions, says }) =>
    findAll(says, text.tokens)
      .filter(
        ({ from, to }) =>
          !isDenied(text, from, to) && !isOthers(text, stands[from], from) && !isNoMatter(text, to),
      )
      .filter(({ from, to }) => !isGreeting(text, to) && !isTruck(text, from, to) && !isTheirs(text, from))
      .filter(({ from, to }) => !isOfASight(text, from, to) && !isOtherChange(text, to))
      .flatMap((match) =>
        conditions
          .filter(({ kind }) => !isOtherSchooling(text, kind, match))
          .map((condition) => ({
            ...condition,
            firm: condition.firm && stands[match.from]?.isRather !== true,
            quote: quoteOf(text, match.from, match.to),
            ...match,
          })),
      ),
  );
}

// 'Nie mam problemów z kręgosłupem', 'bez problemów ze wzrokiem', 'nie mam ani astmy', 'wykluczono padaczkę', 'padaczka w dzieciństwie'.
function isDenied({ tokens }: Text, from: number, to: number): boolean {
  const isNegative = tokens[from]?.form === 'nie' || tokens[from]?.form === 'bez';
  if (isNegative) return false;
  const isNear = [1, 2].some(
    (back) =>
      tokens.slice(from - back + 1, from + 1).every(({ before }) => before === 'none') &&
      findAll(DENIED, tokens, from - back, from - back + 1).length > 0,
  );
  const start = startOf(tokens, from);
  return (
    isNear ||
    findAll(HAS_NOT, tokens, start, from).some(({ to: end }) => end >= from - 2) ||
    findAll(EXCLUDED, tokens, start, from).length > 0 ||
    OVER.some((pattern) => matchAt(pattern, tokens, to + 1) !== null && tokens[to + 1]?.before === 'none')
  );
}

function startOf(tokens: Text['tokens'], at: number): number {
  let start = at;
  while (start > 0 && tokens[start]?.before === 'none') start--;
  return start;
}

// 'Opiekuję się mamą na wózku', 'uczyłam dzieci z padaczką'; 'jestem osobą z padaczką' speaks of oneself.
function isTheirs({ tokens }: Text, from: number): boolean {
  const start = startOf(tokens, from);
  const link = JOINS.has(tokens[from]?.form ?? '') ? from : from - 1;
  if (link <= start || !JOINS.has(tokens[link]?.form ?? '')) return false;
  return [link - 1, link - 2].some(
    (at) =>
      at >= start &&
      findAll(SOMEBODY, tokens, at, at + 1).length > 0 &&
      !/^(?:jestem|jako)$/.test(tokens[at - 1]?.form ?? ''),
  );
}

const JOINS = new Set(['z', 'ze', 'na', 'o', 'po', 'bez']);

// 'Mdleję na widok krwi', 'na widok igieł mdleję' is about blood, and 'mdleję z zachwytu' about nothing.
function isOfASight({ tokens }: Text, from: number, to: number): boolean {
  const isBefore = findAll(NOT_ILL, tokens, startOf(tokens, from), from).some(
    ({ to: end }) => end === from - 1,
  );
  const isBehind =
    tokens[to + 1]?.before === 'none' && NOT_ILL.some((pattern) => matchAt(pattern, tokens, to + 1) !== null);
  return isBefore || isBehind;
}

// 'Żadnych zmian w życiu' is about no shifts.
const isOtherChange = ({ tokens }: Text, to: number) =>
  tokens[to]?.form === 'zmian' &&
  tokens[to + 1]?.before === 'none' &&
  /^(?:w|we|zawod|bran[żz]|[żz]yci|plan|kadrow|klimat|organizac|personal|prac[ąy])/.test(
    tokens[to + 1]?.form ?? '',
  );

// Somebody else is spoken of, or a cue of one token says nothing by itself ('jeśli'), unless the phrase begins with it.
function isOthers({ tokens, isBare }: Text, held: Held | null | undefined, at: number): boolean {
  if (held?.isOthers === true) return true;
  if (held?.from === at && BEGINS_A_PHRASE.test(tokens[at]?.form ?? '')) return false;
  const [cue] = held?.stand === 'nothing' && held.from === held.to ? tokens.slice(held.from) : [];
  return (
    cue !== undefined && !(cue.words.has('chorować') && isOwnDeed(cue) && (isBare || !cue.form.endsWith('e')))
  );
}

/** 'Studia odpadają', 'nie idę na studia'. */
const BEGINS_A_PHRASE = /^(?:nie$|studi|szko|kurs|bez$)/;

// 'Chcę być na dzień dobry' speaks of no day.
const isGreeting = ({ tokens }: Text, to: number) =>
  tokens[to]?.form === 'dzień' && tokens[to + 1]?.form === 'dobry';

// 'Jestem na wózku widłowym'; who works with trucks is no wheelchair user by 'na wózku' alone.
export function isTruck({ tokens }: Text, from: number, to: number): boolean {
  const said = tokens.slice(from, to + 1);
  if (!said.some(({ form }) => /^w[óo]zku$/.test(form)) || said.some(({ form }) => form.startsWith('inwal')))
    return false;
  return tokens.some(({ form }) => /^(?:wid[łl]ow|udt$|magazyn|jezdniow|palet)/.test(form));
}

// 'Widok krwi mi nie przeszkadza'.
const isNoMatter = ({ tokens }: Text, to: number) =>
  tokens[to + 1]?.before === 'none' && NO_MATTER.some((pattern) => matchAt(pattern, tokens, to + 1) !== null);

function subjectsIn(text: Text, stands: readonly (Held | null)[]): Found[] {
  const found: Named[] = [];
  for (const subject of subjects) {
    for (const { from, to } of findAll(subject.named, text.tokens)) {
      const held = stands[to];
      if (held?.stand === 'ails' && isDenied(text, held.from, held.to)) continue;
      if (held === undefined || isOtherHome(text, from, to) || isStaying(subject, text, to)) continue;
      const isElsewhere = held === null || held.to < from - 1;
      const listed = isElsewhere ? asListed(subject, text, from, to) : null;
      if (held === null && listed === null) continue;
      const said = listed ?? (held === null ? null : valueOf(subject, held, text));
      if (said === null) continue;
      const first = listed === null ? Math.min(held?.from ?? from, from) : from;
      const last = listed === null ? Math.max(held?.to ?? to, to) : to;
      const { kind } = subject;
      found.push({ kind, ...said, quote: quoteOf(text, first, last), from, to, length: to - from });
    }
  }
  // 'Nocnych zmian' is no 'zmian': the longer name wins where two lie on each other.
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.length > one.length &&
          other.from <= one.from &&
          other.to >= one.to &&
          other.kind !== one.kind,
      ),
  );
  return longest.map(({ length: _length, ...one }) => one);
}

// 'Wyjeżdżać z domu' works nowhere, and nobody's home is 'dom kultury'.
function isOtherHome({ tokens }: Text, from: number, to: number): boolean {
  if (tokens[to]?.form !== 'domu') return false;
  const next = tokens[to + 1];
  const isHouse = next?.before === 'none' && HOUSES.test(next.form);
  const isLeaving = tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ form }) => /^wy(?:je[żzc]|chod|j[śs]|sz[eł])/.test(form));
  return isHouse || isLeaving;
}

// 'Nie siedzieć w soboty w salonie' is about when, not about sitting.
const isStaying = ({ kind }: Omit<Subject, 'named'>, { tokens }: Text, to: number) =>
  kind === 'sitting' &&
  /^(?:w|do|po)$/.test(tokens[to + 1]?.form ?? '') &&
  WHEN.test(tokens[to + 2]?.form ?? '');

const WHEN = /^(?:sobot|niedziel|weekend|święt|swiet|noc|godzinach|wieczor|późna|pozna|pracy|domu|\d)/;

const HOUSES =
  /^(?:opieki|kultury|dziecka|pomocy|seniora|spokojnej|studenck|handlow|maklersk|weseln|aukcyjn|mody|towarow|pogodnej|wczasow|samotnej)/;

const OR = new Set(['albo', 'lub', 'czy', 'ewentualnie']);
const GOES_ON = new Set([...OR, 'bo', 'ponieważ', 'poniewaz', 'gdyż', 'gdyz', 'żeby', 'zeby', 'i']);

// 'Praca zdalna, pół etatu albo z domu': by itself in its part, it is what is looked for.
function asListed({ kind }: Omit<Subject, 'named'>, { tokens }: Text, from: number, to: number) {
  const isFirst = tokens[from]?.before !== 'none' || OR.has(tokens[from - 1]?.form ?? '');
  const isAlone = isFirst && (tokens[to + 1]?.before !== 'none' || GOES_ON.has(tokens[to + 1]?.form ?? ''));
  return isAlone && OF_NEED.has(kind) ? ({ value: 'want', firm: false } as const) : null;
}

/** Who likes something doesn't ask for it at work; only some kinds are wanted in so many words. */
function valueOf(
  {
    kind,
    wantable = false,
    isTime = false,
    isSoft = false,
    isLimitOnly = false,
    isBodily = false,
  }: Omit<Subject, 'named'>,
  { stand, from, to, isRather = false }: Held,
  { tokens }: Text,
): { value: 'avoid' | 'want'; firm: boolean } | null {
  if (stand === 'cannot') return { value: 'avoid', firm: !isSoft && !isRather };
  if (stand === 'ails') return OF_ALLERGIES.has(kind) ? { value: 'avoid', firm: true } : null;
  if (isLimitOnly) return null;
  if (stand === 'dislikes') {
    const says = (...verbs: readonly string[]) =>
      tokens
        .slice(from, to + 1)
        .some(({ form, words }) => verbs.includes(form) || verbs.some((verb) => words.has(verb)));
    // 'Dźwigać nie będę', 'na dach już nie wejdę', 'koniec z nockami': said of what won't be, not of taste.
    const isOver =
      (isTime || OF_THE_BODY.has(kind)) &&
      tokens.slice(from, to + 1).some(({ form }) => WONT_BE.has(form)) &&
      (tokens[from]?.form === 'koniec' || tokens.slice(from, to + 1).some(({ form }) => form === 'nie'));
    // 'Drabiny już nie dla mnie'.
    const isNoMore =
      OF_THE_BODY.has(kind) &&
      tokens[from - 1]?.form.startsWith('ju') === true &&
      says('dla') &&
      says('mnie');
    const firm =
      isOver ||
      isNoMore ||
      (isTime && says('nigdy', 'chcieć', 'zgadzać')) ||
      (isBodily && says('znosić', 'znieść', 'cierpieć', 'tolerować', 'wytrzymywać', 'nienawidzić', 'zniosę'));
    return { value: 'avoid', firm };
  }
  // 'Komputer to moje życie' tells of liking, not of a condition.
  if (!wantable || (stand === 'likes' && tokens[from]?.form === 'to')) return null;
  if (stand === 'only') return { value: 'want', firm: !isSoft };
  if (stand === 'must') return OF_NEED.has(kind) ? { value: 'want', firm: true } : null;
  return stand === 'likes' ? { value: 'want', firm: false } : null;
}

const OF_THE_BODY: ReadonlySet<WishKind> = new Set(['lifting', 'standing', 'kneeling', 'heights', 'night']);
const WONT_BE = new Set(
  `będę bede wrócę wroce wracam wejdę wejde wchodzę wlezę pójdę pojde idę ide jadę jade pojadę wyjadę siądę siade wsiądę wsiade
  dźwigam klękam klęczę podnoszę koniec`.split(/\s+/),
);
const OF_ALLERGIES: ReadonlySet<WishKind> = new Set(['chemicals', 'dust', 'pollen', 'fumes', 'animals']);
const OF_NEED: ReadonlySet<WishKind> = new Set(['remote', 'part-time']);
