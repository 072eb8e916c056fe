import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'analiza-danych-w-pythonie',
  title: 'Analiza danych w Pythonie: pandas, wykresy, wnioski',
  category: 'Analiza danych',
  tags: ['Python', 'analiza danych', 'pandas', 'wizualizacja danych', 'statystyka', 'Jupyter'],
  imageUrl: 'https://images.unsplash.com/photo-1504868584819-f8e8b4b6d7e3?w=400',
  price: 379.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: '25–28 godzin',
  certificate: true,
  description:
    'Weźmiesz surowe dane – z GUS, z arkusza, z publicznego API – i doprowadzisz je do wniosku, którego umiesz bronić. Oczyścisz je w pandas, pokażesz na wykresie, który nie oszukuje, i powiesz wprost, czego z nich nie wynika. Trzy własne analizy zostają Ci jako notatniki do portfolio.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Pytanie przed danymi: jak z „sprawdź sprzedaż” zrobić zadanie',
    'Środowisko: Jupyter, uv i notatnik, który uruchomi się także za rok',
    'Wczytywanie: CSV z polskimi znakami, Excel, JSON, API',
    'pandas: wybieranie, filtrowanie, nowe kolumny',
    'Bałagan w danych: braki, duplikaty, literówki, trzy formaty dat',
    'Grupowanie, łączenie tabel i tabele przestawne w kodzie',
    'Szeregi czasowe: sezonowość, średnia krocząca, porównanie rok do roku',
    'Wykresy w matplotlib i seaborn: dobór, opis, uczciwa oś',
    'Statystyka potrzebna na co dzień: rozkład, mediana, przedział ufności',
    'Korelacja, przyczyna i kilka pułapek, w które wpadają nawet gazety',
    'Prosty test A/B: czy różnica jest prawdziwa, czy przypadkowa',
    'Projekt na danych Banku Danych Lokalnych GUS: Twoja gmina na tle sąsiadów',
    'Jednostronicowy wniosek dla kogoś, kto nie zna Pythona',
  ],
  forWho: [
    'Analizujesz dane w arkuszu i co miesiąc powtarzasz ręcznie te same czterdzieści kroków.',
    'Podstawy Pythona masz opanowane, ale nie wiesz, co z nimi zrobić poza zadaniami z kursu.',
    'Zajmujesz się marketingiem, finansami albo badaniami i chcesz sprawdzać tezy samodzielnie.',
    'Przymierzasz się do uczenia maszynowego i wolisz najpierw nauczyć się patrzeć na dane.',
  ],
  whatYouGet: [
    'Trzy analizy w notatnikach: sprzedaż, szereg czasowy i dane publiczne o Twojej okolicy.',
    'Własny zestaw funkcji do czyszczenia, po który sięgniesz przy każdym nowym pliku.',
    'Wyczucie, jaki wykres pasuje do pytania, a jaki tylko ładnie wygląda.',
    'Umiejętność powiedzenia „tych danych za mało” i uzasadnienia, dlaczego.',
    'Dokument ukończenia kursu analizy danych podpisany przez Szlak, nie państwowy.',
  ],
  faq: [
    {
      q: 'Ile matematyki trzeba pamiętać ze szkoły?',
      a: 'Procenty, średnią i czytanie wykresów. Medianę, odchylenie czy przedział ufności poznajesz na przykładach, a rachunki wykonuje za Ciebie Python.',
    },
    {
      q: 'Czym to się różni od kursu Pythona od podstaw?',
      a: 'Tam uczysz się języka, tu używasz go jako narzędzia. Zmienne, pętle, listy, słowniki i funkcje powinny być Ci znane, bo od drugiego modułu piszemy już w pandas.',
    },
    {
      q: 'Mogę ćwiczyć na danych z mojej firmy?',
      a: 'Możesz, o ile masz na to zgodę i zostają one na Twoim komputerze. Dane osobowe najpierw usuń albo zanonimizuj; do wszystkich ćwiczeń wystarczą też zbiory publiczne.',
    },
  ],
};
