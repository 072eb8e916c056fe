import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Dziennik siedmiu dni bez wyrzutów',
  goal: 'Założysz dziennik czasu, który wytrzyma tydzień, i policzysz z niego sumy, przerwania i najdłuższe skupienie.',
  leaves: 'Dziennik z pierwszymi wpisami, dwie zgadywane liczby do porównania i plan rachunku po tygodniu.',
  summary:
    'Pamięć myli się co do czasu, więc zapisuje się go w trakcie, w trzech słowach, bez oceniania, przez zwyczajny tydzień lub cykl grafiku. Znaki W, P, O i !. Dominika z sekretariatu w Iławie odkryła, że najwięcej zabiera jej nie telefon, lecz około trzydziestu krótkich wizyt po klucze.',
  terms: [
    {
      term: 'dziennik czasu',
      meaning: 'Zapis początku każdego zajęcia prowadzony na bieżąco, bez ocen, przez zwyczajny tydzień.',
    },
    {
      term: 'przerwanie',
      meaning: 'Nieplanowane zdarzenie, które odrywa od zajęcia; w dzienniku oznacza je wykrzyknik.',
    },
    {
      term: 'najdłuższy odcinek W',
      meaning: 'Najdłuższy czas nieprzerwanej pracy wymagającej myślenia w ciągu tygodnia.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'O piętnastej widzisz, że od południa nie ma żadnego wpisu. Co zrobić?',
      options: [
        'Odtworzyć trzy godziny z pamięci',
        'Zacząć dziennik od nowa w poniedziałek',
        'Wstawić znak zapytania i pisać dalej',
      ],
      right: 2,
      why: 'Odtwarzanie przywraca błędy pamięci, a zaczynanie od nowa zwykle kończy dziennik. Luka w zapisie szkodzi najmniej.',
    },
    {
      kind: 'multiple',
      text: 'Które wpisy są zgodne z zasadami dziennika?',
      options: [
        '10:05 filmiki',
        'Wieczorem: rano głównie poczta, potem trochę różnych spraw',
        '11:20 zupełnie zmarnowany kwadrans',
        '12:00 faktury, marzec',
      ],
      right: [0, 3],
      why: 'Oba powstały na bieżąco i nazywają zajęcie. Wieczorne streszczenie to pamięć, a „zmarnowany” to ocena zamiast faktu.',
    },
    {
      kind: 'single',
      text: 'Dlaczego w dzienniku nie zapisuje się końca zajęcia?',
      options: [
        'Bo kończy je początek następnego wiersza',
        'Bo koniec trudno zauważyć przy skupieniu',
        'Bo liczy się liczba zajęć, a nie ich długość',
        'Bo długość wpisuje się raz, po tygodniu',
      ],
      right: 0,
      why: 'Jedna godzina na wiersz wystarcza do policzenia długości, a wpis trwa kilka sekund, więc łatwiej wytrwać.',
    },
  ],
  exercise: {
    task: 'Zapisz zgadywaną liczbę godzin tygodniowo na pocztę i na najważniejszą pracę. Potem prowadź dziennik przez co najmniej pół dnia i przepisz tu dziesięć kolejnych wierszy: początek, zajęcie w trzech słowach, znak. Policz czas przy każdym znaku, liczbę przerwań i najdłuższy odcinek W. Dodaj dwa zdania: co Cię zaskoczyło i jaką jedną małą próbę zrobisz w przyszłym tygodniu. Po siedmiu dniach dopisz tu pełne sumy.',
    hint: 'Nazwiska i sprawy poufne zastąp rolą: „klient”, „szefowa”, „dziecko”. Liczy się rodzaj zajęcia.',
    minutes: 20,
  },
  state: {
    now: 'Przykład: Dominika prowadzi sekretariat szkoły w Iławie. Sądziła, że pół dnia zabierają jej telefony; dziennik pokazał niecałą godzinę. Pożeraczem były wizyty „na sekundkę” (ksero, klucz, pieczątka): po dwie minuty, około trzydziestu, prawie wszystkie między dziewiątą a jedenastą.\nNa kartce dwie zgadywane liczby: godziny tygodniowo na pocztę i na najważniejszą pracę, do porównania po siedmiu dniach.\nZasady dziennika: w trakcie, nie wieczorem; trzy słowa; bez oceniania; tydzień zwyczajny albo pełny cykl grafiku. Luka – znak zapytania i dalej.\nPrzykład (Początek, Co robię, Znak):\n7:50 poczta P\n8:20 protokół rady W\n8:31 klucz dla pana z historii !\n8:33 protokół rady W\n8:50 telefon, rodzic P\n9:00 filmiki O\nProtokół rady zajął razem 28 minut (11 + 17). Znaki: W – praca wymagająca myślenia, P – sprawy bieżące, O – odpoczynek i rozrywka, ! – nieplanowane przerwanie. Końca się nie notuje.\nRachunek po siedmiu dniach: sumy przy znakach (do kwadransa), liczba i pory wykrzykników, najdłuższy odcinek W, porównanie z liczbami z początku.\nDominika: jedno popołudniowe W pięćdziesiąt minut i siedem porannych po kwadransie. Jej mała próba: od dziewiątej do dziesiątej klucze i pieczątki wydaje okienko z koszykiem samoobsługowym, drzwi są przymknięte; wynik oceni kolejny dziennik, trzydniowy.\nPo tygodniu także trzy pozycje do odpuszczenia, skrócenia albo oddania, każda z konsekwencją.\nCzytelnik ma pierwszy wiersz dziennika i trzy ciche przypomnienia dziennie „co teraz?”. Dalej: godziny szczytu, czyli pory, w których W przychodzi najłatwiej.',
    concepts: [
      'pamięć myli się co do czasu',
      'dziennik prowadzony na bieżąco',
      'cztery zasady dziennika',
      'znaki W, P, O i !',
      'koniec to początek następnego wiersza',
      'przerwanie',
      'najdłuższy odcinek W',
      'rachunek po siedmiu dniach',
      'mała próba zamiast obietnicy',
      'trzy pozycje do odpuszczenia',
    ],
    words: [
      'dziennik czasu',
      'wiersz',
      'znak',
      'W – praca wymagająca myślenia',
      'P – sprawy bieżące',
      'O – odpoczynek',
      'wykrzyknik',
      'przerwanie',
      '„na sekundkę”',
      'nieprzerwany odcinek',
      'cykl grafiku',
      'luka',
      'bez oceniania',
      'mała próba',
      'odpuścić',
      'konsekwencja',
      'godziny szczytu',
      'zgadywana liczba',
    ],
  },
};
