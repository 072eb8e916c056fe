import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Od „trzeba by” do pięciu zdań',
  goal: 'Rozpoznasz, czy sprawa jest projektem, i zapiszesz jej korzyść, cel, kryteria i osobę decydującą.',
  leaves: 'Kartka z pięcioma zdaniami o projekcie i imionami osób, które znają brakujące odpowiedzi.',
  summary:
    'Projekt odróżniają trzy pytania: koniec, nowość, kilka osób. Cel to stan do sprawdzenia, korzyść to powód wydatku, czynność może się zmienić. Hanna z Gliwic zamienia „trzeba by się przenieść” w pięć zdań: korzyść, cel z datą, kryteria tak/nie, co ważniejsze, kto decyduje i prowadzi.',
  terms: [
    {
      term: 'projekt',
      meaning:
        'Praca z końcem, robiona w tej postaci pierwszy raz, wymagająca kilku osób spoza codziennego układu.',
    },
    {
      term: 'korzyść',
      meaning: 'Powód, dla którego ktoś wyda na projekt pieniądze; sprawdza się ją zwykle już po jego końcu.',
    },
    {
      term: 'cel projektu',
      meaning: 'Stan, który da się osiągnąć i sprawdzić w podanym terminie; nie czynność.',
    },
    {
      term: 'kryterium sukcesu',
      meaning: 'Zdanie, na które po czasie odpowiada się „tak” lub „nie”, bez dyskusji.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Które zdanie jest kryterium sukcesu?',
      options: [
        'Przeprowadzka przebiegnie sprawnie i w dobrej atmosferze',
        'Zorganizujemy przewóz mebli, sprzętu i archiwum',
        'W dniu przenosin poczta nie działa najwyżej pół dnia',
        'Zespół będzie zadowolony z nowego biura',
      ],
      right: 2,
      why: 'Na to zdanie odpowiada się „tak” albo „nie”. „Sprawnie” i „zadowolony” każdy rozumie inaczej, a przewóz mebli to czynność.',
    },
    {
      kind: 'order',
      text: 'Ułóż wypowiedzi Hanny od parteru do najwyższego piętra.',
      items: [
        'Przeprowadzić biuro',
        'Mieć własną salę szkoleniową',
        'Prowadzić dwa szkolenia tygodniowo więcej',
      ],
      why: 'Czynność służy celowi, a cel korzyści. Czynność można wymienić, na przykład gdy zwolni się piętro w tym samym budynku.',
    },
    {
      kind: 'single',
      text: 'Comiesięczne fakturowanie pochłania pół działu. Dlaczego nie jest projektem?',
      options: ['Bo nie ma końca', 'Bo nie wymaga pieniędzy', 'Bo robi je zbyt mało osób'],
      right: 0,
      why: 'Praca powtarzana bez końca jest stałą pracą, choćby trudną i dużą. Projektem mogłaby być zmiana programu do faktur.',
    },
  ],
  exercise: {
    task: 'Wybierz sprawę, którą ktoś zlecił Ci słowami „trzeba by”, albo przeprowadzkę biura z lekcji. Odpowiedz na trzy pytania: koniec, nowość, kilka osób. Wejdź dwa piętra w górę pytaniem „po co?” i podaj jeden inny sposób na tę samą korzyść. Wypełnij pięć zdań, z dwoma do czterech kryteriów tak/nie. Puste miejsca oznacz rolą osoby, która zna odpowiedź, i napisz zdanie, którym zaczniesz rozmowę ze zleceniodawcą.',
    hint: 'Jeśli cel zaczyna się od „przeprowadzić”, „zorganizować”, „wdrożyć”, to jeszcze parter. Zapytaj: i co wtedy będzie inaczej?',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Hanna i prezes firmy szkoleniowej w Gliwicach. W kwietniu prezes rzucił „Trzeba by się przenieść, tu jest za ciasno”, w maju zapytał, jak idzie przeprowadzka. Chodzi o czternaście osób, serwer, archiwum i umowę najmu: projekt.\nPiętra: czynność – przeprowadzić biuro; cel – mieć własną salę na szkolenia zamiast wynajmować hotelową; korzyść – prowadzić dwa szkolenia tygodniowo więcej i nie odwoływać ich, gdy hotel ma wesele.\nKryteria Hanny:\nwynik – od 1 października pracujemy w lokalu z salą na co najmniej 20 osób\ntermin i koszt – łączny koszt nie przekracza ustalonej kwoty, a zapas uruchamiamy tylko za zgodą prezesa (kwoty nie podano)\njakość – w dniu przenosin telefony i poczta nie działają najwyżej przez pół dnia\nkorzyść – do końca marca żadnego szkolenia nie odwołano z braku sali (z nazwiskiem osoby, która wtedy sprawdzi)\nZdanie prezesa: „pieniądze przed terminem, termin przed wygodą”.\nWzór kartki:\n1. Robimy to, ponieważ [korzyść].\n2. Skończymy, gdy [cel: stan do sprawdzenia] najpóźniej [data].\n3. Uznamy to za udane, jeśli [2–4 kryteria tak/nie].\n4. Gdy trzeba będzie wybierać, ważniejsze jest [co] od [czego].\n5. Decyduje [jedna osoba], prowadzi [jedna osoba].\nU Hanny piąte zdanie: prowadzi Hanna, decyduje prezes. Przy brakach puste miejsce i imię osoby, która zna odpowiedź.\nRozmowa ze zleceniodawcą: kwadrans, od miejsca najpewniej błędnego.\nZapowiedź: po rozmowie pięć zdań zamieni się w kartę projektu (umowa ze zleceniodawcą na jednej stronie), z niej zakres, harmonogram i ryzyka.',
    concepts: [
      'projekt, zadanie, stała praca: trzy pytania',
      'czynność, cel, korzyść: pytanie „po co?”',
      'korzyść innym sposobem niż zaproponowany',
      'cel jako stan do sprawdzenia',
      'kryterium sukcesu tak/nie',
      'korzyść sprawdzana po zakończeniu',
      'pierwszeństwo przy sprzecznych kryteriach',
      'pięć zdań na kartce',
      'jedna osoba decyduje, jedna prowadzi',
      'potwierdzanie konkretu u zleceniodawcy',
    ],
    words: [
      'projekt',
      'zadanie',
      'stała praca',
      'czynność',
      'cel projektu',
      'korzyść',
      'kryterium sukcesu',
      'wynik',
      'termin',
      'koszt',
      'jakość',
      'zapas',
      'zleceniodawca',
      'pięć zdań',
      'kartka',
      '„trzeba by”',
      'decyduje',
      'prowadzi',
      'pieniądze przed terminem',
    ],
  },
};
