import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'excel-dla-poczatkujacych',
  title: 'Excel dla początkujących: raport, który liczy się sam',
  category: 'Analiza danych',
  tags: ['Excel', 'arkusze kalkulacyjne', 'tabele przestawne', 'formuły', 'raportowanie'],
  imageUrl: 'https://images.unsplash.com/photo-1543286386-713bdd548da4?w=400',
  price: 129.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '27 lekcji',
  certificate: true,
  description:
    'Zaczynasz od pustego arkusza, kończysz na miesięcznym raporcie, który odświeża się jednym kliknięciem. Poznasz formuły używane w biurze na co dzień, tabele przestawne i wykresy, a przede wszystkim układ danych, dzięki któremu arkusz nie rozsypie się po dopisaniu wiersza.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Arkusz bez strachu: komórki, zakresy, skróty klawiszowe',
    'Jak ułożyć dane, żeby potem nie cierpieć',
    'Pierwsze rachunki: SUMA, ŚREDNIA, procenty, znak dolara w adresie',
    'Tabela zamiast zakresu: filtry, sortowanie, automatyczne dopisywanie',
    'JEŻELI i LICZ.JEŻELI: arkusz, który sam odpowiada „tak” lub „nie”',
    'X.WYSZUKAJ i WYSZUKAJ.PIONOWO: dane z dwóch list obok siebie',
    'Teksty i daty: rozdzielanie nazwisk, DNI.ROBOCZE, wiek faktury',
    'Formatowanie warunkowe i listy rozwijane',
    'Sprzątanie cudzego pliku: duplikaty, spacje, liczby udające tekst',
    'Tabela przestawna w kwadrans',
    'Wykres, który szef zrozumie bez Twojego komentarza',
    'Raport miesięczny od początku do końca i wydruk na jednej stronie',
  ],
  forWho: [
    'Otwierasz Excela tylko wtedy, gdy ktoś przyśle plik, i zamykasz go z ulgą.',
    'Wracasz do pracy biurowej po przerwie albo zmieniasz zawód i arkusz jest wpisany w wymaganiach.',
    'Prowadzisz zamówienia, grafik lub wydatki na kartce i chcesz je wreszcie policzyć.',
    'Uczysz się z doskoku i potrzebujesz krótkich lekcji z jednym zadaniem naraz.',
  ],
  whatYouGet: [
    'Raport sprzedaży małej firmy zbudowany własnoręcznie, z tabelą przestawną i wykresem.',
    'Około dwudziestu funkcji w polskich nazwach, które pokrywają większość biurowych zadań.',
    'Sposób na błędy #N/D!, #ARG! i #ADR!: co znaczą i od czego zacząć naprawę.',
    'Pewność, że po posortowaniu lista nadal się zgadza.',
    'Zaświadczenie o przejściu kursu Excela, które wydaje Szlak po ostatniej lekcji.',
  ],
  faq: [
    {
      q: 'Która wersja Excela wystarczy?',
      a: 'Najwygodniej uczyć się w Microsoft 365 albo w Excelu 2021 i nowszym, bo mają funkcję X.WYSZUKAJ. W starszym zastąpisz ją WYSZUKAJ.PIONOWO, którą też poznajesz.',
    },
    {
      q: 'A jeśli mam tylko Arkusze Google albo LibreOffice?',
      a: 'Układ danych, formuły i tabele przestawne działają tam bardzo podobnie. Inne będą nazwy niektórych poleceń oraz, w Arkuszach Google, część nazw funkcji.',
    },
    {
      q: 'Czy z opisu da się nauczyć klikania?',
      a: 'Tak, bo opis mówi, na której karcie co kliknąć i co powinno się pojawić, a Ty robisz to od razu w swoim pliku. W tekście łatwiej też wrócić do jednego polecenia niż w filmie.',
    },
  ],
};
