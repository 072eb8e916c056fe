import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'javascript-dla-poczatkujacych',
  title: 'JavaScript dla początkujących: strona, która reaguje',
  category: 'Frontend',
  tags: ['JavaScript', 'programowanie', 'DOM', 'API', 'Git', 'logiczne myślenie'],
  imageUrl: 'https://images.unsplash.com/photo-1579468118864-1b9ea3c0db4a?w=400',
  price: 249.99,
  originalPrice: 319.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 30 godzin',
  certificate: true,
  description:
    'Zaczniesz od jednej linijki w konsoli, a skończysz na aplikacji, która pobiera dane z sieci, zapisuje je w przeglądarce i reaguje na kliknięcia. Po drodze nauczysz się rozkładać zadanie na kroki, czytać komunikaty błędów i sprawdzać, co program naprawdę robi, zamiast zgadywać.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Konsola, skrypt, strona: gdzie mieszka JavaScript',
    'Zmienne i typy: let, const, tekst, liczba, prawda i jej pozory',
    'Warunki i porównania, czyli kiedy === to nie ==',
    'Pętle i tablice na liście zakupów',
    'Funkcje: parametry, wynik, zasięg, strzałki',
    'Obiekty i JSON: opis świata w nawiasach klamrowych',
    'map, filter, find, reduce na prawdziwych danych',
    'Debugger: punkt przerwania zamiast dwudziestu console.log',
    'DOM: znajdowanie, zmienianie i tworzenie elementów',
    'Zdarzenia i formularze: sprawdzanie danych, klawiatura, delegowanie',
    'Pamięć przeglądarki: localStorage i jego granice',
    'Asynchroniczność: obietnice, async i await, fetch i błędy sieci',
    'Moduły, npm i Vite: porządek w kilku plikach',
    'Projekt końcowy: planer z pogodą, wersjonowany w Gicie i opublikowany',
  ],
  forWho: [
    'Znasz podstawy HTML i CSS i chcesz, żeby strona wreszcie coś robiła.',
    'Każdy dotychczasowy samouczek kończył się dla Ciebie przy słowie „callback”.',
    'Testujesz oprogramowanie, analizujesz dane lub prowadzisz stronę i potrzebujesz własnych skryptów.',
    'Rozważasz zawód programisty i wolisz sprawdzić się przed dużym wydatkiem.',
  ],
  whatYouGet: [
    'Cztery małe programy i jeden większy, do pokazania na GitHubie.',
    'Dziesiątki rozwiązanych własną ręką zadań, od jednej linijki po ekran kodu.',
    'Sposób na błędy: przeczytaj, odtwórz, zawęź, popraw, sprawdź.',
    'Swobodę w czytaniu dokumentacji MDN, także po angielsku.',
    'Rozeznanie, czego uczyć się dalej: React, Node.js czy TypeScript, i dlaczego w tej kolejności.',
    'Zaświadczenie Szlaku o ukończeniu trzydziestogodzinnego programu z JavaScriptu.',
  ],
  faq: [
    {
      q: 'Czy trzeba dobrze znać matematykę?',
      a: 'Na tym etapie wystarczą cztery działania, procenty i cierpliwość. Ważniejsza jest gotowość do rozbijania problemu na drobne kroki, a tę ćwiczysz od pierwszego modułu.',
    },
    {
      q: 'Czy mogę zacząć bez HTML i CSS?',
      a: 'Pierwszych osiem modułów przejdziesz w samej konsoli. Od lekcji o DOM zakładamy, że wiesz, czym są znacznik, klasa i selektor; brakujące podstawy daje kurs „HTML i CSS od zera”.',
    },
    {
      q: 'Co, jeśli utknę na zadaniu?',
      a: 'W treści lekcji znajdziesz wskazówki i opis typowych pomyłek, a moduł o debuggerze uczy dochodzić do przyczyny bez cudzej pomocy. Indywidualnych konsultacji kurs nie zawiera.',
    },
  ],
};
