import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Tydzień na trzy kupki: oddaję, wspólnie, nie oddaję',
  goal: 'Podzielisz swoje zadania według kosztu sprawdzenia, kosztu błędu i poufności danych oraz zmierzysz jedno z nich.',
  leaves: 'Kartka z zadaniami w trzech kolumnach, minutami i pomiarem jednej próby.',
  summary:
    'Przegląd tygodnia Eweliny z administracji spółdzielni w Zamościu: zapis czynności z minutami, trzy pytania (czas sprawdzenia, koszt niezauważonego błędu, dane), trzy kupki zadań. Odchudzanie materiału z danych na przykładzie wniosku o raty i pierwszy pomiar: czas szkicu plus czas poprawek przy ogłoszeniu.',
  terms: [
    {
      term: 'miara wyjściowa',
      meaning: 'Czas zadania zmierzony przed użyciem AI, z którym porównasz późniejszy wynik.',
    },
    {
      term: 'odchudzanie materiału',
      meaning:
        'Usunięcie z tekstu wszystkiego, co wskazuje na osobę lub firmę, z zachowaniem treści zadania.',
    },
    {
      term: 'koszt sprawdzenia',
      meaning: 'Czas potrzebny, żeby upewnić się, że wynik asystenta jest poprawny.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Dlaczego rozliczenie wody nie trafiło do kupki „oddaję”?',
      options: [
        'Bo asystent nie potrafi liczyć niczego poza tekstem',
        'Bo żeby zaufać wynikowi, trzeba by przeliczyć całość',
        'Bo to zadanie zajmuje za mało minut, żeby opłacało się je mierzyć',
        'Bo ogłoszenia są w spółdzielni ważniejsze niż rozliczenia',
      ],
      right: 1,
      why: 'Jeśli sprawdzenie kosztuje tyle co wykonanie, zysk znika. Ogłoszenie czyta się minutę, więc tam rachunek wychodzi odwrotnie.',
    },
    {
      kind: 'multiple',
      text: 'Co trzeba usunąć z prośby „Pani Maria Sowa z Orlej 4/2, jedyna lekarka w bloku, prosi o wymianę okna”, zanim trafi do ogólnodostępnego czatu?',
      options: [
        'Imię i nazwisko',
        'Adres z numerem lokalu',
        'Informację, że prośba dotyczy wymiany okna',
        'Określenie „jedyna lekarka w bloku”',
      ],
      right: [0, 1, 3],
      why: 'Określenie zawodu wskazuje osobę równie skutecznie jak nazwisko. Treść prośby musi zostać, bo bez niej nie ma zadania.',
    },
    {
      kind: 'single',
      text: 'Poprawianie szkicu trwało dłużej niż napisanie go od zera. Jaki wniosek podpowiada lekcja?',
      options: [
        'Zadanie stało w złej kupce i jedna próba to pokazała',
        'Trzeba powtarzać próbę codziennie przez miesiąc, aż czas spadnie',
        'Pomiar się nie udał i nie należy go zapisywać',
      ],
      right: 0,
      why: 'Pomiar służy do przesuwania zadań między kupkami, więc zły wynik też jest wynikiem. Najpierw sprawdź jednak, czy w poleceniu nie zabrakło danych.',
    },
  ],
  exercise: {
    task: 'Wypisz co najmniej dziesięć czynności ze swojej pracy (czasownik, rzecz, minuty). Przy każdej odpowiedz krótko na trzy pytania i przydziel ją do kupki: oddaję, robimy wspólnie, nie oddaję. Potem pokaż jedną wiadomość w wersji przed odchudzeniem i po nim, na danych zmyślonych. Na końcu opisz jeden pomiar: zadanie, czas szkicu, czas poprawek, wniosek. Jeśli pracodawca nie pozwala na AI, zmierz zadanie prywatne.',
    hint: 'Gdy wahasz się między kupkami, zapytaj: kto wytłumaczy się z tego wyniku, jeśli okaże się zły?',
    minutes: 35,
  },
  state: {
    now: 'Przykład: Ewelina z administracji spółdzielni mieszkaniowej w Zamościu.\nSpis czynności z minutami:\n- odpisuję na pytania o rozliczenie wody, 55 minut\n- szukam w regulaminie zapisu o rowerach na klatce, 15 minut\n- przepisuję ustalenia z zebrania do protokołu, 70 minut\n- decyduję, komu rozłożyć zaległość na raty, 40 minut\n- układam ogłoszenie o przeglądzie gazowym, 25 minut\nTrzy pytania: Czy sprawdzę wynik szybciej, niż zrobię to od zera? Ile kosztuje błąd, którego nie zauważę? Czy te dane wolno mi tam wkleić?\nTrzy kupki:\nOddaję (sprawdzenie szybkie, błąd tani, dane niepoufne) – ogłoszenie o przeglądzie\nRobimy wspólnie (wynik wymaga mojej wiedzy, szkic oszczędza czas) – protokół z własnych notatek, bez nazwisk; także list o wzroście zaliczki na wodę\nNie oddaję (decyzja o człowieku, odpowiedzialność albo dane, których nie wolno wkleić) – rozłożenie zaległości na raty\nRozliczenie wody: trzeba by je przeliczyć w całości, zysk znika.\nOdchudzanie. Przed: Pan Zbigniew Lis z Orlej 4/17 zalega 2310 zł i prosi o trzy raty. Po: Mieszkaniec zalega ponad dwa tysiące złotych i prosi o trzy raty. Napisz uprzejmą odpowiedź, że wniosek wpłynął i rozpatrzy go zarząd. Niczego nie obiecuj. (Dane wracają na miejsce w edytorze).\nPierwszy pomiar, ogłoszenie: 25 minut bez asystenta; szkic 4 + poprawki 6 = 10; zysk 15 minut. Wniosek: w poleceniu zabrakło godziny i numeru klatki, model wstawił ogólniki; następnym razem wpisze je od razu.\nPlan: zadania w trzech kolumnach z minutami, trzy zaznaczone z pierwszej lub drugiej kupki do ćwiczenia w kolejnych modułach.',
    concepts: [
      'spis czynności: czasownik, rzecz, minuty',
      'miara wyjściowa',
      'koszt sprawdzenia',
      'koszt niezauważonego błędu',
      'dane, których nie wolno wkleić',
      'trzy kupki: oddaję, robimy wspólnie, nie oddaję',
      'odchudzanie materiału',
      'dane wskazujące osobę okrężnie (układanki)',
      'pomiar: czas szkicu i czas poprawek osobno',
      'zasady firmy rozstrzygają, co wolno przetwarzać',
    ],
    words: [
      'asystent',
      'czat',
      'model',
      'polecenie',
      'szkic',
      'poprawki',
      'kupka',
      'oddaję',
      'robimy wspólnie',
      'nie oddaję',
      'odchudzić materiał',
      'dane poufne',
      'miara wyjściowa',
      'koszt błędu',
      'prywatne konto w czacie',
      'narzędzie dopuszczone przez pracodawcę',
      'ogólniki',
      'zysk w minutach',
      'pomiar',
    ],
  },
};
