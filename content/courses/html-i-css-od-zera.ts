import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'html-i-css-od-zera',
  title: 'HTML i CSS od zera: Twoja pierwsza strona',
  category: 'Frontend',
  tags: ['HTML', 'CSS', 'strony internetowe', 'Flexbox i Grid', 'dostępność cyfrowa', 'Visual Studio Code'],
  imageUrl: 'https://images.unsplash.com/photo-1542831371-29b0f74f9713?w=400',
  price: 159.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 18 godzin',
  certificate: true,
  description:
    'Od pustego pliku do strony w internecie: napiszesz w HTML treść zrozumiałą dla ludzi i czytników ekranu, a w CSS nadasz jej układ, kolory i krój pisma. Ułożysz siatkę, która dopasowuje się do telefonu, zbudujesz formularz i opublikujesz całość pod własnym adresem.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Edytor, przeglądarka, pierwszy plik: warsztat w kwadrans',
    'Znaczniki, które coś znaczą: nagłówki, akapity, listy, odnośniki',
    'Obrazy: format, rozmiar, tekst alternatywny',
    'Szkielet strony: header, nav, main, article, footer',
    'Selektory i kaskada: dlaczego Twoja reguła nie działa',
    'Model pudełkowy: marginesy, obramowania, rozmiary',
    'Kolor i typografia: zmienne CSS, kontrast, jednostki rem',
    'Flexbox: menu, karty i wyśrodkowanie czegokolwiek',
    'Grid: układ całej strony w kilku linijkach',
    'Telefon najpierw: media queries, zapytania kontenerowe, obrazy responsywne',
    'Formularz z etykietami, błędami i obsługą z klawiatury',
    'Motyw ciemny, przejścia i szacunek dla prefers-reduced-motion',
    'Narzędzia deweloperskie i walidator: jak szukać własnych błędów',
    'Publikacja w GitHub Pages i przegląd gotowej strony',
  ],
  forWho: [
    'Nie znasz ani jednej linijki kodu i chcesz sprawdzić, czy programowanie jest dla Ciebie.',
    'Tworzysz newslettery, wpisy albo opisy produktów i ciągle czekasz na kogoś, kto „poprawi HTML”.',
    'Projektujesz graficznie i chcesz rozumieć, z czego składa się strona.',
    'Planujesz naukę JavaScriptu i potrzebujesz solidnego gruntu.',
  ],
  whatYouGet: [
    'Stronę wizytówkę z czterema podstronami, dostępną w internecie pod stałym adresem.',
    'Zestaw własnych klocków: nawigacja, karta, galeria, formularz, stopka.',
    'Nawyk sprawdzania strony klawiaturą, powiększeniem 200% i na wąskim ekranie.',
    'Zrozumienie komunikatów przeglądarki na tyle, by naprawić układ bez zgadywania.',
    'Zaświadczenie, że kurs HTML i CSS w Szlaku masz ukończony.',
  ],
  faq: [
    {
      q: 'Jaki komputer i programy są potrzebne?',
      a: 'Dowolny komputer z Windowsem, macOS albo Linuksem, aktualna przeglądarka i bezpłatny edytor Visual Studio Code. Na samym telefonie ćwiczenia byłyby męką.',
    },
    {
      q: 'Po co uczyć się CSS, skoro AI generuje strony?',
      a: 'Żeby umieć ocenić i poprawić to, co wygeneruje. W kursie prosisz asystenta o fragment układu, a potem szukasz w nim błędów dostępności i zbędnych reguł.',
    },
    {
      q: 'Czy dostanę kod przykładów?',
      a: 'Tak, kompletne fragmenty są wprost w treści lekcji i możesz je skopiować do edytora. Zachęcamy jednak do przepisywania: literówki uczą zaskakująco dużo.',
    },
  ],
};
