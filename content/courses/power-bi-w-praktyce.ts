import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'power-bi-w-praktyce',
  title: 'Power BI w praktyce: model, DAX i czytelny raport',
  category: 'Analiza danych',
  tags: ['Power BI', 'DAX', 'Power Query', 'analiza danych', 'wizualizacja danych'],
  imageUrl: 'https://images.unsplash.com/photo-1551288049-bebda4e38f71?w=400',
  price: 259.99,
  originalPrice: 319.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 16 godzin',
  certificate: true,
  description:
    'Zbudujesz raport zarządczy sieci kawiarni: od kilku niespójnych plików, przez model w schemacie gwiazdy, po miary DAX i pulpit, na którym od razu widać, co się zmieniło. Nauczysz się odróżniać wykres potrzebny od ozdoby i chronić dane tak, żeby każdy widział tylko swoją część.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Power BI Desktop, usługa, licencje: co jest do czego',
    'Power Query: łączenie plików z folderu i naprawianie kolumn',
    'Schemat gwiazdy, czyli dlaczego jedna wielka tabela to kłopot',
    'Tabela dat i relacje, które liczą tak, jak myślisz',
    'DAX bez magii: kontekst wiersza i kontekst filtra',
    'CALCULATE, SUMX, DIVIDE: miary do codziennego użytku',
    'Porównania w czasie: narastająco, rok do roku, ten sam tydzień',
    'Dobór wizualizacji i układ strony, który prowadzi wzrok',
    'Interakcje: fragmentatory, przechodzenie do szczegółów, zakładki',
    'Wydajność: co spowalnia raport i jak to zmierzyć',
    'Zabezpieczenia na poziomie wierszy i udostępnianie zespołowi',
    'Odświeżanie, opis miar i przekazanie raportu następcy',
  ],
  forWho: [
    'Robisz zestawienia w Excelu i dochodzisz do miejsca, w którym arkusz przestaje wystarczać.',
    'Twój raport w Power BI działa, ale nikt – łącznie z Tobą – nie wie, skąd biorą się sumy.',
    'Kierujesz zespołem sprzedaży, produkcji lub HR i chcesz samodzielnie zadawać danym pytania.',
    'Pracujesz w kontrolingu i czeka Cię przejście na Power BI w całym dziale.',
  ],
  whatYouGet: [
    'Raport sieci kawiarni: cztery strony, kilkanaście miar, jeden spójny model.',
    'Rozumienie kontekstu filtra, bez którego DAX pozostaje zgadywanką.',
    'Bibliotekę miar z opisami, gotową do przeniesienia do kolejnego raportu.',
    'Kryteria oceny pulpitu, które przydadzą się też w rozmowie z zamawiającym.',
    'Zaświadczenie Szlaku z tytułem i datą ukończenia kursu Power BI.',
  ],
  faq: [
    {
      q: 'Mam Maca. Czy zainstaluję Power BI Desktop?',
      a: 'Nie wprost, bo program działa tylko w systemie Windows. Potrzebujesz komputera z Windows, maszyny wirtualnej albo pulpitu zdalnego; sama przeglądarkowa usługa nie wystarczy do wszystkich ćwiczeń.',
    },
    {
      q: 'Czy muszę kupić licencję Pro?',
      a: 'Do nauki nie: Desktop jest bezpłatny i w nim powstaje cały raport. Publikowanie i udostępnianie innym wymaga zwykle płatnej licencji oraz konta służbowego lub szkolnego, dlatego ten moduł możesz przeczytać bez wykonywania.',
    },
    {
      q: 'Czy przed DAX-em warto znać SQL?',
      a: 'Warto, ale nie jest to warunek. Wystarczy, że swobodnie używasz tabel przestawnych i wiesz, czym jest klucz łączący dwie listy.',
    },
  ],
};
