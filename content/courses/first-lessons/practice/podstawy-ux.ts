import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Kartka na automacie, czyli gdzie szukać UX',
  goal: 'Zauważysz w swoim otoczeniu ślad złego doświadczenia i opiszesz problem bez podsuwania rozwiązania.',
  leaves: 'Opis jednego problemu: kto, jaka sprawa, przeszkoda, przyczyna, skutek i warstwa, na której boli.',
  summary:
    'UX to całe przeżycie załatwiania sprawy, UI tylko dotykana część. Przykład: pani Halina i automat z numerkami w przychodni. Trzy warstwy (ekran, usługa, organizacja), pięć rodzajów śladów użytkowników i wzór opisu problemu bez rozwiązania, pierwszy akapit studium przypadku.',
  terms: [
    {
      term: 'UX',
      meaning: 'Wszystko, co człowiek przeżywa, próbując załatwić swoją sprawę, także poza ekranem.',
    },
    { term: 'UI', meaning: 'Interfejs: ta część produktu lub usługi, którą widać i której się dotyka.' },
    {
      term: 'obejście',
      meaning: 'Sposób, w jaki ludzie sami naprawiają złą usługę, na przykład kartka albo zdjęcie ekranu.',
    },
    {
      term: 'opis problemu',
      meaning: 'Zdanie: kto, jaka sprawa, przeszkoda, przyczyna i skutek, bez wpisanego rozwiązania.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Wynik wydaje to samo okienko, które zapisuje do lekarza. Na której warstwie leży ta część kłopotu?',
      options: [
        'Na ekranie, bo brakuje przycisku',
        'Na warstwie usługi lub organizacji',
        'Na żadnej, bo to nie dotyczy UX',
      ],
      right: 1,
      why: 'Nowy przycisk skieruje ludzi dobrze, ale kolejka zostanie. Zmiany wymaga przebieg albo podział pracy za okienkiem.',
    },
    {
      kind: 'multiple',
      text: 'Które z tych rzeczy są śladami zostawionymi przez użytkowników lub pracowników?',
      options: [
        'Kartka „Nie działa, proszę obok”',
        'Logo wydrukowane na bilecie',
        'Zdjęcie ekranu zrobione zamiast czekania na potwierdzenie',
        'Ktoś drugi raz podchodzi do tego samego okienka',
      ],
      right: [0, 2, 3],
      why: 'Dopisek, obejście i powrót pokazują, gdzie usługa zawodzi. Logo zaplanowano, niczego nie naprawia.',
    },
    {
      kind: 'single',
      text: 'Który opis problemu jest najlepiej zapisany?',
      options: [
        'Pasażerowie nie czytają tablic, choć wszystko jest na nich wyraźnie napisane.',
        'Na dworcu brakuje aplikacji z mapą peronów i powiadomieniami.',
        'Tablice na dworcu są nieładne i warto je odświeżyć.',
        'Podróżna z przesiadką traci pociąg, bo tablica podaje tylko stację końcową.',
      ],
      right: 3,
      why: 'Jest w nim osoba, sprawa, przeszkoda, przyczyna i skutek. Pozostałe obwiniają ludzi, wpisują rozwiązanie albo oceniają urodę.',
    },
  ],
  exercise: {
    task: 'Przez jeden dzień zbierz trzy ślady złego doświadczenia (kartka, obejście, pytanie do obcych, powrót, rezygnacja) i zapisz przy każdym miejsce oraz to, co widać. Wybierz jeden i opisz problem według wzoru z lekcji. Wskaż warstwę: ekran, usługa czy organizacja, i uzasadnij wybór dwoma zdaniami. Dodaj trzy różne rozwiązania, na które opis pozwala, oraz jedną obserwację, która mogłaby go obalić.',
    hint: 'Jeśli w opisie pojawia się nazwa przycisku lub aplikacji, przemyciło się rozwiązanie. Wróć do sprawy człowieka.',
    minutes: 35,
  },
  state: {
    now: 'Przykład: przychodnia z dotykowym automatem z numerkami; po tygodniu rejestratorka przykleiła kartkę „NAJPIERW PODEJDŹ DO OKIENKA”. Ekran pyta „Wybierz rodzaj świadczenia”, do wyboru POZ, AOS, punkt pobrań i rejestracja, skrótów nie rozwinięto. Pani Halina, 71 lat, przyszła po wynik badania krwi, wybrała punkt pobrań, czekała czterdzieści minut; wyniki wydaje rejestracja.\nTrzy warstwy:\nekran – żadna nazwa nie mówi pacjentce, gdzie odbierze wynik\nusługa – numerek nie uprzedza, że wynik jest gdzie indziej\norganizacja – rejestratorka nie ma jak przenieść kogoś do innej kolejki\nWzór opisu: [Kto], próbując [załatwić co], w [miejscu] napotyka [przeszkodę], bo [przypuszczalna przyczyna], i w efekcie [skutek].\nOpis dla przychodni: „Pacjentka, próbując odebrać wynik badania, przy automacie wybiera złą kolejkę, bo nazwy na ekranie opisują podział przychodni, a nie jej sprawę, i w efekcie czeka czterdzieści minut na darmo”.\nDwie kontrole opisu: czy da się go obalić obserwacją; czy podpowiada więcej niż jedno rozwiązanie (inne nazwy, jeden wspólny numerek, wyniki przez internet, osoba przy wejściu). Żadnego rozwiązania jeszcze nie wybrano.\nPięć śladów: kartki i dopiski, obejścia, pytania do obcych, powroty, rezygnacje.\nZasady obserwacji: nie fotografować ludzi ani dokumentów, nie notować nazwisk.\nOpis czytelnika to pierwszy akapit studium przypadku, obok ślad i warstwa; wersja z pomyłką po rozmowach nie będzie kasowana. Potrzebne miejsce, przy którym można stanąć jeszcze raz, i pięć osób gotowych opowiedzieć, jak było.',
    concepts: [
      'UX a UI',
      'trzy warstwy: ekran, usługa, organizacja',
      'czym UX nie jest',
      'autor ekranu jest najgorszym badanym',
      'pytanie o zdarzenia, nie o rozwiązania',
      'pięć rodzajów śladów',
      'obejście',
      'taktowna obserwacja',
      'opis problemu bez rozwiązania',
      'dwie kontrole opisu',
    ],
    words: [
      'UX',
      'UI',
      'interfejs',
      'doświadczenie użytkownika',
      'ekran',
      'usługa',
      'organizacja',
      'ślad',
      'kartka',
      'obejście',
      'powrót',
      'rezygnacja',
      'przeszkoda',
      'przyczyna',
      'skutek',
      'opis problemu',
      'obserwacja',
      'badany',
      'studium przypadku',
      'portfolio',
    ],
  },
};
