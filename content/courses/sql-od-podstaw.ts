import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'sql-od-podstaw',
  title: 'SQL od podstaw: zadaj bazie dobre pytanie',
  category: 'Bazy danych',
  tags: ['SQL', 'bazy danych', 'PostgreSQL', 'analiza danych', 'raportowanie'],
  imageUrl: 'https://images.unsplash.com/photo-1544383835-bda2bc66a55d?w=400',
  price: 199.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '30 lekcji',
  certificate: true,
  description:
    'Które książki wracają najczęściej, a ilu klientów kupiło drugi raz? Po tym kursie zapiszesz takie pytania w SQL i dostaniesz odpowiedź prosto z bazy, bez czekania, aż ktoś przygotuje zestawienie. Ćwiczysz w PostgreSQL na danych małej księgarni, które zakładasz jednym skryptem z lekcji.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Tabela, wiersz, klucz: jak baza myśli o księgarni',
    'Instalacja PostgreSQL i DBeavera, pierwsze połączenie',
    'SELECT, WHERE, ORDER BY: wybieranie i porządkowanie',
    'Daty, teksty i NULL, na którym potyka się każdy',
    'GROUP BY i HAVING: sumy, średnie, liczniki',
    'JOIN bez strachu: łączenie klientów, zamówień i książek',
    'Podzapytania i WITH, czyli duże pytanie w małych krokach',
    'Funkcje okienkowe: rankingi, sumy narastające, zmiana rok do roku',
    'INSERT, UPDATE, DELETE i transakcja, która ratuje skórę',
    'Projekt tabel: typy, klucze obce, ograniczenia',
    'Indeksy i EXPLAIN: dlaczego to zapytanie trwa minutę',
    'Raport końcowy: dziesięć pytań kierowniczki księgarni',
  ],
  forWho: [
    'W pracy prosisz innych o „wyciągnięcie danych” i chcesz robić to bez kolejki.',
    'Excel zaczyna Ci się dławić przy stu tysiącach wierszy.',
    'Uczysz się programowania lub analizy i SQL pojawia się w każdym drugim materiale.',
    'Testujesz oprogramowanie i potrzebujesz zajrzeć do bazy, zanim zgłosisz błąd.',
  ],
  whatYouGet: [
    'Własną bazę księgarni na komputerze, na której można psuć i naprawiać bez konsekwencji.',
    'Kilkadziesiąt zapytań napisanych samodzielnie, od jednego wiersza po raport z kilku tabel.',
    'Odruch sprawdzania, czy JOIN nie podwoił Ci wierszy, zanim wyślesz wynik dalej.',
    'Ściągę z kolejnością wykonywania zapytania, która tłumaczy większość komunikatów o błędach.',
    'Zaświadczenie Szlaku o ukończeniu kursu SQL.',
  ],
  faq: [
    {
      q: 'Czy SQL z tego kursu zadziała w MySQL, SQL Serverze albo BigQuery?',
      a: 'W przeważającej części tak, bo trzymamy się standardu. Różnice dotyczą głównie dat, ograniczania liczby wierszy i kilku funkcji tekstowych, a odpowiedniki łatwo znajdziesz w dokumentacji.',
    },
    {
      q: 'Kod to dla mnie zupełna nowość. Od czego zacząć?',
      a: 'Właśnie od pierwszego modułu. SQL przypomina zdania po angielsku bardziej niż kod, a każde nowe słowo poznajesz na pytaniu, które mogłaby zadać kierowniczka sklepu.',
    },
  ],
};
