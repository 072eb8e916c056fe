import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Czemu czwarte czytanie daje tak mało',
  goal: 'Odróżnisz rozpoznawanie od przypominania i wykonasz pierwszą powtórkę z głowy na własnym materiale.',
  leaves: 'Dwukolorowa kartka z jednej strony materiału i trzy terminy powtórek.',
  summary:
    'Czytanie ćwiczy rozpoznawanie, egzamin wymaga przypominania. Pamięć zapisuje, przechowuje i wydobywa, a wydobycie z wysiłkiem wzmacnia ślad (ścieżka przez łąkę). Zapominanie sprząta i wyznacza czas powrotu. Próba na dwunastu słowach i na stronie materiału; przykład Darka z Piły.',
  terms: [
    {
      term: 'rozpoznawanie',
      meaning: 'Poczucie, że coś już było, gdy masz to przed oczami; rośnie od ponownego czytania.',
    },
    {
      term: 'przypominanie',
      meaning: 'Wydobycie informacji bez patrzenia na nią; wzmacnia ślad i tego wymaga egzamin.',
    },
    {
      term: 'złudzenie wiedzy',
      meaning: 'Branie gładkiego, znajomego tekstu za dowód, że potrafisz go odtworzyć.',
    },
    {
      term: 'próba przed sprawdzeniem',
      meaning: 'Najpierw wypisujesz z głowy, a dopiero potem zaglądasz i uzupełniasz innym kolorem.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Darek pamiętał kolor zakreślenia, a odpowiedzi nie. Co przede wszystkim ćwiczył?',
      options: ['Przypominanie', 'Zapis w pamięci', 'Rozpoznawanie'],
      right: 2,
      why: 'Czytał tekst, mając go przed oczami, więc uczył się go rozpoznawać. Wydobywania bez patrzenia nie próbował ani razu.',
    },
    {
      kind: 'single',
      text: 'Kiedy najlepiej wrócić do materiału?',
      options: [
        'Od razu, dopóki wszystko idzie gładko',
        'Gdy przypominanie wymaga wysiłku, ale się udaje',
        'Dopiero wtedy, gdy w głowie nie zostało już nic',
        'Zawsze wieczorem przed sprawdzianem',
      ],
      right: 1,
      why: 'Gładkie przypomnienie niewiele dodaje, a po całkowitym zapomnieniu uczysz się od nowa. Pomiędzy jest moment, w którym powrót daje najwięcej.',
    },
    {
      kind: 'order',
      text: 'Ułóż kroki powtórki jednej strony.',
      items: [
        'Jedno uważne czytanie',
        'Zamknięcie i wypisanie z głowy',
        'Otwarcie i dopisanie braków innym kolorem',
        'Zapisanie terminów powrotu',
      ],
      why: 'Próba musi poprzedzać zaglądanie, inaczej ćwiczysz rozpoznawanie. Terminy na końcu zamieniają jednorazową próbę w powtórki.',
    },
  ],
  exercise: {
    task: 'Wybierz stronę z materiału, którego musisz się nauczyć. Przeczytaj ją raz, zamknij i przez trzy minuty wypisuj z głowy. Przepisz tu wynik, a potem osobno to, czego zabrakło, i dwa miejsca, w których pamięć podsunęła coś błędnego. Zapisz liczbę słów przypomnianych z listy w lekcji, trzy daty powrotu i dwa zdania o tym, co w dotychczasowej nauce dawało Ci złudzenie wiedzy.',
    hint: 'Pusta kartka po trzech minutach to też wynik. Zapisz choćby nagłówki i rysunek, potem sprawdź.',
    minutes: 20,
  },
  state: {
    now: 'Przykład: Darek z Piły, egzamin na uprawnienia energetyczne; przeczytał skrypt cztery razy z dwoma zakreślaczami i na egzaminie pamiętał kolor, a nie odpowiedź. Potem z rozdziałem o pracy pod napięciem robił próby z głowy: pierwsza kartka prawie pusta, trzecia zmieściła większość rozdziału; czytał łącznie krócej niż dawniej.\nDwanaście słów próby: latarnia, rosół, sprężyna, notariusz, mech, tramwaj, igła, sąsiadka, parapet, kometa, wiadro, czwartek. Czytelnik przeczytał je raz, wypisał z pamięci w dwie minuty, dopisał brakujące innym kolorem; jutro ma je wypisać jeszcze raz, przed zajrzeniem. Zwykle zostaje początek, koniec i słowa dziwne albo obrazowe.\nTabela (co robisz – co ćwiczysz): czytasz kolejny raz – rozpoznawanie; podkreślasz – wybieranie zdań; zamykasz i wypisujesz z głowy – przypominanie; wracasz po dwóch dniach i wypisujesz – trwałe przypominanie.\nTrzy kroki na jednej stronie własnego materiału: 1. przeczytaj raz, bez zakreślacza; 2. zamknij i przez trzy minuty zapisuj z głowy; 3. otwórz, dopisz innym kolorem brakujące i zaznacz dwa miejsca błędne.\nNa kartce data i trzy terminy: jutro, za trzy dni, za tydzień; wtedy krok drugi i trzeci na nowej kartce. Odstępy umowne, dobór w module o powtórkach.\nReguła kursu: wysiłek przy przypominaniu nie jest oznaką, że metoda nie działa. Jest tym, co działa.\nZostają dwa wyniki w dwóch kolorach: lista słów i strona z materiału.',
    concepts: [
      'rozpoznawanie a przypominanie',
      'złudzenie wiedzy: gładkie czytanie',
      'zapis, przechowanie, wydobycie',
      'wydobycie wzmacnia ślad (ścieżka przez łąkę)',
      'wysiłek przy przypominaniu działa',
      'najpierw próba, potem sprawdzenie',
      'zapominanie jako sprzątanie i zegar',
      'pora powtórki: z wysiłkiem, ale się udaje',
      'trzy kroki z jedną stroną',
      'trzy terminy powtórek',
    ],
    words: [
      'rozpoznawanie',
      'przypominanie',
      'zapis',
      'przechowanie',
      'wydobycie',
      'wskazówka',
      'ślad',
      'ścieżka przez łąkę',
      'wysiłek',
      'zapominanie',
      'powtórka',
      'odstęp',
      'drugi kolor',
      'próba z głowy',
      'wypisać z pamięci',
      'zakreślacz',
      'skrypt',
      'początek i koniec listy',
      'kartka z datą',
    ],
  },
};
