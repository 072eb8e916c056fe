import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'python-od-podstaw',
  title: 'Python od podstaw do pracy',
  category: 'Backend',
  tags: ['Python', 'programowanie', 'pytest', 'Git', 'API', 'algorytmy'],
  imageUrl: 'https://images.unsplash.com/photo-1526379095098-d400fd0bf935?w=400',
  price: 239.99,
  originalPrice: 299.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 32 godzin',
  certificate: true,
  description:
    'Nauczysz się Pythona tak, jak używa się go w pracy: z podziałem na funkcje i moduły, testami, środowiskiem wirtualnym i historią w Gicie. Napiszesz program porządkujący pliki, skrypt czytający dane z API i małą aplikację z bazą SQLite, a każdy z nich uruchomi też ktoś inny.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Instalacja Pythona 3, edytor i pierwszy program, który pyta o imię',
    'Liczby, napisy, formatowanie f-string',
    'Decyzje i pętle: gra w zgadywanie z limitem prób',
    'Listy, krotki, słowniki, zbiory: który pojemnik do czego',
    'Funkcje: argumenty, wartości zwracane, podpowiedzi typów',
    'Błędy i wyjątki: czytanie śladu stosu od dołu',
    'Pliki, ścieżki, CSV i JSON z biblioteką standardową',
    'Moduły, pakiety i środowisko wirtualne: venv, pip, uv',
    'Klasy i dataclass: kiedy obiekt pomaga, a kiedy przeszkadza',
    'Testy w pytest: najpierw przykład, potem kod',
    'Złożoność na co dzień: dlaczego ta pętla trwa godzinę',
    'Zapytania do API: requests, kody odpowiedzi, klucze poza kodem',
    'SQLite i małe API w FastAPI: pierwszy krok w stronę backendu',
    'Projekt końcowy w Gicie: zadania, gałęzie, README, przegląd kodu',
  ],
  forWho: [
    'Chcesz programować zawodowo i szukasz pierwszego języka, który nie odstrasza składnią.',
    'Przepisujesz co tydzień te same dane między plikami i czujesz, że komputer powinien robić to za Ciebie.',
    'Uczysz się w technikum lub na studiach i brakuje Ci praktyki poza zadaniami z tablicy.',
    'Piszesz już skrypty metodą prób i błędów, a chcesz wreszcie rozumieć, dlaczego działają.',
  ],
  whatYouGet: [
    'Trzy projekty w repozytorium, z testami i instrukcją uruchomienia.',
    'Umiejętność postawienia świeżego środowiska i odtworzenia go na innym komputerze.',
    'Własny zbiór zadań algorytmicznych rozwiązanych na dwa sposoby i porównanych.',
    'Odruch pisania testu do błędu, zanim zaczniesz go naprawiać.',
    'Podstawy, na których oprzesz Django, FastAPI, automatyzację albo analizę danych.',
    'Zaświadczenie o ukończeniu kursu Pythona, które wystawia Szlak.',
  ],
  faq: [
    {
      q: 'Python czy JavaScript na pierwszy język?',
      a: 'Jeśli ciągnie Cię do danych, automatyzacji lub serwera, wybierz Pythona; jeśli do tego, co widać w przeglądarce, JavaScript. Sposób myślenia jest ten sam, więc żaden wybór nie zamyka drogi do drugiego.',
    },
    {
      q: 'Czy wystarczy mi stary laptop?',
      a: 'Tak, o ile uruchomi aktualną przeglądarkę i edytor Visual Studio Code. Ćwiczenia nie wymagają karty graficznej ani płatnych usług.',
    },
    {
      q: 'Czy po kursie dostanę pracę jako programista?',
      a: 'Tego nikt uczciwie nie obieca. Zyskujesz podstawy i trzy projekty do rozmowy; do pierwszego stanowiska zwykle potrzeba jeszcze bazy danych, frameworka i kilku miesięcy praktyki.',
    },
  ],
};
