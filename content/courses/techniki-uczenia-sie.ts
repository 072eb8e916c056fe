import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'techniki-uczenia-sie',
  title: 'Techniki uczenia się: zapamiętuj na dłużej',
  category: 'Rozwój osobisty',
  tags: ['techniki uczenia się', 'pamięć', 'notowanie', 'Anki', 'koncentracja'],
  imageUrl: 'https://images.unsplash.com/photo-1434030216411-0b793f4b4173?w=400',
  price: 189.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 8–9 godzin',
  certificate: false,
  description:
    'Podkreślanie kolorami i czytanie po raz czwarty dają złudzenie wiedzy. Zastąpisz je odpytywaniem siebie, powtórkami rozłożonymi w czasie i tłumaczeniem własnymi słowami, a wszystko przećwiczysz na materiale, którego i tak musisz się nauczyć: do egzaminu, nowej pracy albo języka.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Dlaczego pamiętamy i po co zapominamy',
    'Mity do wyrzucenia: style uczenia się, dziesięć procent mózgu, nauka przez sen',
    'Przypominanie zamiast czytania: kartka, pytanie, sprawdzenie',
    'Powtórki rozłożone w czasie: terminarz na papierze i w Anki',
    'Fiszka, którą warto zrobić, i taka, która marnuje czas',
    'Przeplatanie tematów, choć wydaje się trudniejsze',
    'Wytłumacz to dziecku: metoda Feynmana krok po kroku',
    'Notatki z książki, wykładu i filmu: Cornell, mapa, własne pytania',
    'Skojarzenia i pałac pamięci: do czego się nadają, a do czego nie',
    'Skupienie: telefon w innym pokoju, bloki pracy, prawdziwa przerwa',
    'Sen, ruch i stres przed egzaminem',
    'Tydzień uczącego się dorosłego: plan przy pracy na etacie',
  ],
  forWho: [
    'Wracasz do nauki po latach i masz wrażenie, że głowa już nie ta.',
    'Przygotowujesz się do egzaminu zawodowego, a materiał liczy setki stron.',
    'Zaczynasz kolejny kurs, zanim zdążysz zapamiętać coś z poprzedniego.',
    'Pomagasz w nauce nastolatkowi i chcesz pokazać coś lepszego niż „siedź i czytaj”.',
  ],
  whatYouGet: [
    'Terminarz powtórek ułożony pod Twój egzamin, projekt lub certyfikat.',
    'Pierwszą talię pięćdziesięciu fiszek według zasad, które oszczędzają czas przy tysiącu.',
    'Stronę notatek przerobioną na trzy sposoby, z wyborem tego, który Ci służy.',
    'Diagnozę własnych rozpraszaczy i dwa nawyki, które je ograniczają.',
    'Tygodniowy rozkład nauki policzony na godziny, jakie faktycznie masz.',
  ],
  faq: [
    {
      q: 'Czy te metody mają poparcie w badaniach?',
      a: 'Odpytywanie siebie i rozkładanie powtórek należą do najlepiej zbadanych sposobów nauki i to na nich stoi program. Przy technikach słabiej udokumentowanych mówimy o tym otwarcie.',
    },
    {
      q: 'Potrzebuję jakiejś aplikacji do fiszek?',
      a: 'Wystarczą papierowe kartoniki i pudełko z przegródkami. Kto woli ekran, znajdzie instrukcję dla Anki, które na komputerze i Androidzie jest bezpłatne, a na iPhonie płatne jednorazowo.',
    },
    {
      q: 'Mam ADHD lub dysleksję. Czy coś z tego skorzystam?',
      a: 'Wiele osób korzysta z krótkich bloków, mówienia na głos i zewnętrznych przypomnień, które są częścią lekcji. Kurs nie zastępuje jednak diagnozy ani pracy ze specjalistą.',
    },
  ],
};
