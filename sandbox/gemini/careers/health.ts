// Careers in health, for people and animals.
import type { Career } from './career.ts';

export const HEALTH_CAREERS: Career[] = [
  {
    field: 'health',
    fits: { nature: 1, ambitious: 1, helping: 3, creative: 0 },
    keywords:
      'sport|biega|silown|trening|rower|cialo|zdrow|rehabil|masaz|anatom|pilk|plywa|joga|taniec|tancz|senior|medyc',
    path: {
      nazwa: 'Fizjoterapeuta',
      opis: 'Przywracasz ludziom ruch: po urazie, operacji albo latach przy biurku. Badasz, ćwiczysz z pacjentem, tłumaczysz, co się dzieje z jego ciałem, i tygodniami towarzyszysz mu w drodze do chwili, gdy znów wchodzi po schodach bez bólu.',
      zarobki: {
        min: 6000,
        max: 11500,
        waluta: 'PLN',
        komentarz:
          'W szpitalu stawkę minimalną wyznacza ustawa; prywatny gabinet i praca ze sportowcami dają więcej, ale wymagają renomy.',
      },
      potencjalRozwoju:
        'Społeczeństwo się starzeje, a zarazem coraz więcej osób uprawia sport, więc pacjentów nie zabraknie. Specjalizacja, na przykład w uroginekologii czy sporcie, otwiera drogę do własnego gabinetu.',
      korzysci: [
        'Widzisz, jak ktoś dzięki Tobie odzyskuje sprawność',
        'Praca w ruchu i w bezpośrednim kontakcie z człowiekiem',
        'Zawód potrzebny w każdym mieście i za granicą',
        'Wiele specjalizacji do wyboru',
      ],
      wymagania: [
        'Jednolite pięcioletnie studia magisterskie',
        'Prawo wykonywania zawodu z Krajowej Izby Fizjoterapeutów',
        'Sprawność fizyczna i cierpliwość',
        'Stałe dokształcanie na kursach',
      ],
      umiejetnosciPowiazane: [
        'Anatomia i biomechanika',
        'Terapia manualna',
        'Ćwiczenia lecznicze',
        'Wywiad z pacjentem',
        'Motywowanie',
      ],
    },
    skills: [
      {
        nazwa: 'Anatomia i biomechanika',
        opis: 'Wiedza o tym, dlaczego boli kolano, choć winne jest biodro. Ucz się jej na własnym ruchu, nie tylko z atlasu.',
      },
      {
        nazwa: 'Motywowanie do wytrwałości',
        opis: 'Najlepszy zestaw ćwiczeń nie działa, gdy leży w szufladzie. Liczy się to, jak o nim opowiesz i jak pochwalisz postęp.',
      },
      {
        nazwa: 'Uważny wywiad',
        opis: 'Kilka dobrych pytań na początku oszczędza tygodnie błądzenia. Ćwicz słuchanie do końca zdania.',
      },
    ],
    steps: [
      {
        nazwa: 'Spędź kilka dni w ośrodku rehabilitacji',
        czasWykonania: '2–3 tygodnie',
        opis: 'Zapytaj o wolontariat lub dzień obserwacji. Zobaczysz tempo pracy i sprawdzisz, czy dobrze Ci wśród pacjentów.',
      },
      {
        nazwa: 'Odśwież biologię i anatomię ruchu',
        czasWykonania: '6–8 tygodni',
        opis: 'Weź podręcznik z mięśniami i co tydzień rozpracuj jedną część ciała. Przyda się na studiach i na rozmowie rekrutacyjnej.',
      },
      {
        nazwa: 'Zrób kurs pierwszej pomocy i instruktora rekreacji',
        czasWykonania: '1–2 miesiące',
        opis: 'Szybko zdobędziesz uprawnienia do prowadzenia grupy i pierwsze zlecenia, zanim skończysz dłuższą naukę.',
      },
    ],
    certificates: [
      'Kurs PNF podstawowy (IPNFA)',
      'Kwalifikowana pierwsza pomoc (KPP)',
      'Instruktor rekreacji ruchowej',
    ],
    projects: [
      'Sześciotygodniowy program rozruszania pleców dla osób pracujących przy biurku, sprawdzony na kilku ochotnikach',
      'Cykl krótkich filmów o bezpiecznej rozgrzewce w sporcie, który lubisz',
    ],
  },
  {
    field: 'health',
    fits: { nature: 1, ambitious: 1, helping: 3, creative: 1 },
    keywords: 'dieta|diete|odzyw|zywien|gotow|jedzeni|zdrow|warzyw|wegan|wegetar|medyc|kuchni|chemi|biolog',
    path: {
      nazwa: 'Dietetyk',
      opis: 'Pomagasz ludziom jeść tak, by mieli siłę, a nie wyrzuty sumienia. Czytasz wyniki badań, pytasz o zwyczaje, układasz plan, który da się utrzymać także w zwykły, zabiegany wtorek, i cieszysz się z małych zwycięstw razem z pacjentem.',
      zarobki: {
        min: 5600,
        max: 9800,
        waluta: 'PLN',
        komentarz:
          'Szpitale płacą w dolnej części przedziału; prywatne konsultacje i współpraca z firmami pozwalają zarabiać więcej.',
      },
      potencjalRozwoju:
        'Profilaktyka staje się ważniejsza niż leczenie, a konsultacje online poszerzają grono pacjentów na całą Polskę. Możesz wybrać żywienie kliniczne, sportowe albo pracę z dziećmi.',
      korzysci: [
        'Realny wpływ na czyjeś zdrowie i samopoczucie',
        'Możliwość konsultacji zdalnych i elastycznych godzin',
        'Połączenie nauki z codziennym życiem',
        'Szansa na własny gabinet lub markę w sieci',
      ],
      wymagania: [
        'Studia na kierunku dietetyka',
        'Wpis do rejestru osób wykonujących zawód medyczny',
        'Znajomość interpretacji podstawowych badań',
        'Takt w rozmowie o wadze i nawykach',
      ],
      umiejetnosciPowiazane: [
        'Układanie jadłospisów',
        'Interpretacja badań',
        'Rozmowa motywująca',
        'Wiedza o produktach',
        'Edukacja grupowa',
      ],
    },
    skills: [
      {
        nazwa: 'Układanie realnych jadłospisów',
        opis: 'Sztuka polega na tym, żeby plan mieścił się w budżecie, lodówce i kalendarzu konkretnej osoby.',
      },
      {
        nazwa: 'Rozmowa motywująca',
        opis: 'Metoda, w której pacjent sam nazywa swój cel. Sprawdza się lepiej niż najlepsze zakazy.',
      },
      {
        nazwa: 'Czytanie badań naukowych',
        opis: 'W temacie jedzenia mitów jest więcej niż faktów. Umiejętność odróżnienia jednych od drugich buduje Twoją wiarygodność.',
      },
    ],
    steps: [
      {
        nazwa: 'Prowadź przez miesiąc dzienniczek żywienia kilku osób',
        czasWykonania: '4–5 tygodni',
        opis: 'Zaproś bliskich, policz wartości w bezpłatnym programie i zaproponuj po jednej zmianie. Zobacz, co udało się utrzymać.',
      },
      {
        nazwa: 'Poznaj zasady rozmowy motywującej',
        czasWykonania: '3–4 tygodnie',
        opis: 'Krótki kurs z ćwiczeniami w parach nauczy Cię pytać zamiast pouczać. Przyda się w każdej pracy z ludźmi.',
      },
      {
        nazwa: 'Przeczytaj i streść dziesięć prac naukowych',
        czasWykonania: '6–8 tygodni',
        opis: 'Wybierz temat, o którym dużo się mówi, i sprawdź, co naprawdę wiadomo. Streszczenia opublikuj prostym językiem.',
      },
    ],
    certificates: [
      'Szkolenie HACCP i GHP/GMP',
      'ISAK poziom 1 (pomiary antropometryczne)',
      'Kurs dialogu motywującego (PTDM)',
    ],
    projects: [
      'Tygodniowy jadłospis za rozsądną kwotę dla rodziny z listą zakupów i wyliczeniami',
      'Warsztat o śniadaniach dla klasy lub koła seniora z kartą do zabrania do domu',
    ],
  },
  {
    field: 'animals',
    fits: { nature: 3, ambitious: 0, helping: 3, creative: 0 },
    keywords:
      'zwierz|=pies|=psy|=psa|=psem|=psow|=psami|pieski|=kot|=koty|=kota|=kotem|=kotow|=kotami|=konie|=koni|=konmi|konn|weteryn|schronis|hodow|akwar|jezdziec|biolog|chomik',
    path: {
      nazwa: 'Technik weterynarii',
      opis: 'Jesteś prawą ręką lekarza i pierwszym obrońcą tych, którzy nie powiedzą, gdzie boli. Przygotowujesz zwierzęta do zabiegów, asystujesz, pobierasz krew, uspokajasz i psa, i jego opiekuna. Trzeba tu czułości i mocnych nerwów.',
      zarobki: {
        min: 5000,
        max: 8200,
        waluta: 'PLN',
        komentarz:
          'Większe kliniki całodobowe płacą lepiej i dokładają dyżury; na wsi dochodzi praca przy zwierzętach gospodarskich.',
      },
      potencjalRozwoju:
        'Polacy wydają na zwierzęta coraz więcej, a kliniki mają trudność z obsadą. Możesz rozwijać się w anestezjologii, rehabilitacji zwierząt, behawiorystyce albo iść dalej na studia.',
      korzysci: [
        'Codzienny kontakt ze zwierzętami i realna pomoc',
        'Zawód dostępny bez studiów',
        'Praca w zespole o wspólnej wartości',
        'Wiele kierunków dalszej nauki',
      ],
      wymagania: [
        'Technikum lub szkoła policealna i egzamin zawodowy',
        'Opanowanie przy zabiegach i w smutnych chwilach',
        'Sprawność fizyczna',
        'Gotowość do dyżurów',
      ],
      umiejetnosciPowiazane: [
        'Opieka przedzabiegowa',
        'Pobieranie próbek',
        'Znajomość zachowań zwierząt',
        'Rozmowa z opiekunem',
        'Higiena gabinetu',
      ],
    },
    skills: [
      {
        nazwa: 'Czytanie zachowań zwierząt',
        opis: 'Ucho, ogon, napięcie ciała. Kto je rozumie, ten rzadziej bywa ugryziony i szybciej zdobywa zaufanie.',
      },
      {
        nazwa: 'Opieka przed zabiegiem i po nim',
        opis: 'Temperatura, kroplówka, ból, karta. Uważność w tych godzinach decyduje o powrocie do zdrowia.',
      },
      {
        nazwa: 'Rozmowa z zatroskanym opiekunem',
        opis: 'Proste słowa i chwila ciszy potrafią zdjąć z człowieka pół ciężaru. Tego też można się nauczyć.',
      },
    ],
    steps: [
      {
        nazwa: 'Pomagaj w schronisku lub domu tymczasowym',
        czasWykonania: '2–3 miesiące',
        opis: 'Spacery, karmienie, sprzątanie: zobaczysz całą prawdę o tej pracy. Prowadź notatki o zachowaniach, które Cię zaskakują.',
      },
      {
        nazwa: 'Umów się na dni obserwacji w lecznicy',
        czasWykonania: '1–2 tygodnie',
        opis: 'Zapytaj o możliwość przyjścia na kilka popołudni. Sprawdź, jak reagujesz na krew, stres i pośpiech.',
      },
      {
        nazwa: 'Przejdź kurs pierwszej pomocy zwierzętom',
        czasWykonania: '1–2 weekendy',
        opis: 'Nauczysz się tamować krwawienie, oceniać oddech i bezpiecznie przenosić rannego czworonoga.',
      },
    ],
    certificates: [
      'Kwalifikacja zawodowa ROL.11',
      'Kwalifikacja zawodowa ROL.12',
      'Kurs pierwszej pomocy przedweterynaryjnej',
    ],
    projects: [
      'Karty adopcyjne dziesięciu podopiecznych schroniska: zdjęcie, charakter, potrzeby',
      'Poradnik pierwszych dni z adoptowanym psem lub kotem, sprawdzony u praktyków',
    ],
  },
];
