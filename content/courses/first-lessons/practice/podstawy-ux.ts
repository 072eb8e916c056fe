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
};
