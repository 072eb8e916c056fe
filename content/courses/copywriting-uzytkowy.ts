import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'copywriting-uzytkowy',
  title: 'Copywriting użytkowy: teksty, które pracują',
  category: 'Marketing',
  tags: ['copywriting', 'prosty język', 'UX writing', 'redakcja', 'pisanie ofert'],
  imageUrl: 'https://images.unsplash.com/photo-1455390582262-044cdead277a?w=400',
  price: 159.99,
  originalPrice: 199.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '10–11 godzin',
  certificate: false,
  description:
    'Opis usługi, e-mail z podwyżką cen, komunikat o błędzie, ogłoszenie na klatce: to teksty, po których ktoś ma coś zrobić. Nauczysz się pisać je krótko, konkretnie i po ludzku, redagować własne zdania bez litości i sprawdzać na żywych czytelnikach, czy rozumieją to samo co Ty.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Jedno pytanie przed pisaniem: co czytelnik ma zrobić',
    'Słuchanie przed słowami: skąd brać język klientów',
    'Korzyść, dowód, zastrzeżenie – i gdzie kończy się perswazja, a zaczyna nieprawda',
    'Nagłówek i pierwszy akapit, po których wiadomo, o co chodzi',
    'Prosty język: czasowniki zamiast rzeczowników na „-anie” i „-enie”',
    'Strona usługi od góry do dołu',
    'Opis produktu dla kogoś, kto nie może go dotknąć',
    'E-mail sprzedażowy, przypominający i przepraszający',
    'Mikroteksty: przyciski, formularze, komunikaty o błędach',
    'Redakcja w pięciu przejściach: sens, kolejność, skróty, rytm, przecinki',
    'AI jako pierwszy czytelnik, nie jako autor',
    'Portfolio z trzech tekstów i wycena pierwszego zlecenia',
  ],
  forWho: [
    'Sprzedajesz coś dobrego, ale opis na stronie brzmi jak u wszystkich.',
    'Lubisz pisać i zastanawiasz się, czy ktoś mógłby Ci za to płacić.',
    'Pracujesz w urzędzie, szkole albo przychodni i odpowiadasz na te same pytania, bo nikt nie rozumie pism.',
    'Projektujesz aplikacje, a słowa na przyciskach wymyślasz na końcu.',
  ],
  whatYouGet: [
    'Trzy gotowe teksty do portfolio: stronę usługi, serię e-maili i zestaw mikrotekstów.',
    'Kartę redakcyjną, z którą skrócisz własny szkic o jedną trzecią bez utraty sensu.',
    'Zbiór pytań do klienta, po których brief przestaje być jednym zdaniem.',
    'Sposób na sprawdzenie zrozumiałości z trojgiem znajomych i kartką papieru.',
    'Ucho do frazesów: „kompleksowa obsługa” już Ci się nie wymsknie.',
  ],
  faq: [
    {
      q: 'Czy w czasach AI ktoś jeszcze potrzebuje copywritera?',
      a: 'Przeciętny tekst powstaje dziś w minutę, więc rośnie waga tego, czego model nie wie: rozmowy z klientem, wyboru argumentu, odpowiedzialności za słowo. Kurs uczy właśnie tego; ilu zleceń się spodziewać, nie umiemy powiedzieć.',
    },
    {
      q: 'Z polskiego była trójka. Czy to przeszkoda?',
      a: 'Niekoniecznie, bo pisanie użytkowe ceni jasność wyżej niż ozdoby. Przecinki i odmianę porządkujesz w module o redakcji, a resztę wyłapie korektor tekstu.',
    },
    {
      q: 'Kto oceni moje teksty?',
      a: 'Ty, według kryteriów z lekcji, oraz prawdziwi czytelnicy, których uczysz się pytać. Opieki redaktora kurs nie zawiera.',
    },
  ],
};
