import type { Topic } from './topic.ts';

const MONEY =
  'Kwoty w tej lekcji są umowne, a przepisy, limity i stawki zmieniają się: przed decyzją sprawdź je w urzędowym serwisie, na przykład podatki.gov.pl albo zus.pl. To nie jest porada finansowa ani podatkowa.';

export const personalFinance: Topic = {
  ideas: [
    'Budżet nie jest karą za wydawanie, tylko odpowiedzią na pytanie, dokąd idą pieniądze. Przez pierwszy miesiąc niczego nie ograniczaj: zapisuj i patrz. Dopiero potem decyduj.',
    'Wydatki dzielą się na stałe, zmienne i rzadkie. Te ostatnie, jak ubezpieczenie raz w roku, psują najwięcej planów, bo wracają jako „niespodzianka”, choć ich datę znasz od dawna.',
    'Poduszka finansowa kupuje czas. Odłożone koszty trzech miesięcy życia pozwalają spokojnie szukać pracy albo naprawić samochód bez pożyczki, dlatego powstaje przed inwestowaniem.',
  ],
  example: {
    title: 'Miesiąc z wpływami 5 000 zł',
    steps: [
      'Stałe: mieszkanie 1 900 zł, rachunki 400 zł, dojazdy 200 zł. Razem 2 500 zł.',
      'Zmienne: jedzenie 1 100 zł, reszta życia 700 zł. Razem 1 800 zł.',
      'Rzadkie: ubezpieczenie 720 zł i przegląd 240 zł w roku, czyli 960 / 12 = 80 zł co miesiąc na osobne konto.',
      'Zostaje 5 000 − 2 500 − 1 800 − 80 = 620 zł. Przelew 500 zł na poduszkę ustaw w dniu wypłaty, nie na końcu miesiąca.',
    ],
  },
  figure: [
    'Ten sam miesiąc w tabeli, którą możesz przepisać do arkusza:',
    '| Grupa | Kwota | Udział |\n|---|---:|---:|\n| Stałe | 2 500 zł | 50% |\n| Zmienne | 1 800 zł | 36% |\n| Rzadkie | 80 zł | 1,6% |\n| Poduszka | 500 zł | 10% |\n| Zapas | 120 zł | 2,4% |',
    'Suma musi dać 100 procent wpływów. Jeśli daje więcej, któraś kwota jest życzeniem. Jeśli mniej, czegoś jeszcze nie zapisujesz.',
  ].join('\n\n'),
  mistakes: [
    '**Budżet idealny.** Plan bez ani jednej przyjemności pada po tygodniu. Wpisz ją z kwotą.',
    '**Oszczędzanie z resztek.** Reszta zwykle wynosi zero. Przelewaj na początku miesiąca.',
    '**Zapisywanie co do grosza.** Zaokrąglaj do złotówki; regularność jest warta więcej niż dokładność.',
  ],
  exercise: {
    task: 'Otwórz historię konta z ostatnich 30 dni i przypisz każdy wydatek do jednej z trzech grup. Rzadkie policz z całego roku i podziel przez 12.',
    check:
      'Suma grup powinna się zgadzać z sumą wypływów z konta co do 20 zł. Większa różnica to gotówka albo zapomniana subskrypcja.',
  },
  terms: [
    ['poduszka finansowa', 'odłożone koszty życia na kilka miesięcy'],
    ['koszt stały', 'powtarza się co miesiąc w podobnej kwocie'],
    ['RRSO', 'roczny koszt kredytu wyrażony jednym procentem'],
  ],
  caution: MONEY,
};

export const investing: Topic = {
  ideas: [
    'Inwestowanie zaczyna się od pytania „na kiedy i po co”, a nie „w co”. Pieniądze potrzebne za rok i pieniądze na emeryturę zasługują na zupełnie różne traktowanie.',
    'Ryzyko to nie tylko możliwość straty, ale też jej rozmiar i moment. Spadek o połowę wymaga potem wzrostu o sto procent, żeby wrócić do punktu wyjścia.',
    'Koszty są jedyną częścią wyniku, którą znasz z góry. Dlatego porównuje się je przed wszystkim innym, razem z podatkiem i czasem, którego inwestycja wymaga.',
  ],
  example: {
    title: 'Ile kosztuje jeden procent opłaty',
    steps: [
      'Przyjmijmy umownie 10 000 zł i wzrost o 4 procent rocznie przed kosztami, tylko dla rachunku.',
      'Fundusz A bierze 0,2 procent, zostaje 3,8. Po 10 latach: 10 000 × 1,038 do potęgi 10, około 14 520 zł.',
      'Fundusz B bierze 1,2 procent, zostaje 2,8. Po 10 latach około 13 180 zł.',
      'Różnica około 1 340 zł wynika z samej opłaty. Rzeczywisty wynik może być ujemny, a opłata i tak zostanie pobrana.',
    ],
  },
  figure: [
    'Tabela pomaga porównać sposoby oszczędzania bez wskazywania, który wybrać:',
    '| Pytanie | Konto | Obligacje oszczędnościowe | Fundusz A |\n|---|---|---|---|\n| Na jak długo | dowolnie | kilka lat | wiele lat |\n| Czy wartość się waha | nie | nie co dzień | tak, czasem mocno |\n| Kiedy dostęp | od razu | z opłatą za wcześniejszy wykup | po sprzedaży |\n| Co sprawdzić | oprocentowanie | warunki emisji | opłaty i ryzyko |',
    'Wyniki z przeszłości nie zapowiadają przyszłych. Zanim wybierzesz pośrednika, znajdź go w wyszukiwarce podmiotów i na liście ostrzeżeń publicznych KNF.',
  ].join('\n\n'),
  mistakes: [
    '**Pieniądze na czynsz.** Nie inwestuje się tego, co będzie potrzebne w ciągu najbliższych miesięcy.',
    '**Decyzja po nagłówku.** Zapisz zasadę wcześniej i sprawdź po dobie, czy nadal jej chcesz.',
    '**Obietnica pewnego zysku.** To sygnał ostrzegawczy, nie okazja. Sprawdź podmiot w KNF.',
  ],
  exercise: {
    task: 'Spisz trzy swoje cele: kwota, data, co się stanie, jeśli pieniędzy zabraknie. Przy każdym zapisz największy spadek, po którym nie zmienisz planu.',
    check:
      'Cel bliższy niż rok albo „nie mogę stracić nic” oznacza, że te pieniądze nie są do inwestowania. Tak ma być.',
  },
  terms: [
    ['dywersyfikacja', 'rozłożenie pieniędzy na różne rzeczy'],
    ['płynność', 'jak szybko można odzyskać pieniądze'],
    ['horyzont', 'czas, po którym pieniądze będą potrzebne'],
  ],
  caution: `To nie jest porada inwestycyjna ani rekomendacja. Inwestując, możesz stracić część lub całość kapitału. ${MONEY}`,
};

export const business: Topic = {
  ideas: [
    'Firma zaczyna się od klienta, który ma kłopot i chce za jego rozwiązanie zapłacić. Logo, strona i wpis do rejestru nie odpowiadają na pytanie, kto to będzie i ile zapłaci.',
    'Przychód to nie zysk. Od kwoty na fakturze odejmij koszty, składki i podatek, a potem podziel wynik przez wszystkie godziny, także te niesprzedane.',
    'Decyzję da się sprawdzić tanio. Dziesięć rozmów i jedna sprzedaż próbna mówią więcej niż pięćdziesiąt stron planu.',
  ],
  example: {
    title: 'Ile zleceń, żeby się utrzymać',
    steps: [
      'Umowne koszty miesięczne: składki i księgowość 900 zł, narzędzia 200 zł, życie 4 300 zł. Razem 5 400 zł.',
      'Jedno zlecenie kosztuje 600 zł, a materiały do niego 60 zł. Zostaje 540 zł.',
      '5 400 / 540 = 10 zleceń miesięcznie, zanim pojawi się pierwsza złotówka na rozwój i podatek.',
      'Jedno zlecenie zajmuje 8 godzin z dojazdem i rozmowami. 10 × 8 = 80 godzin: wykonalne, ale urlop trzeba wliczyć w cenę.',
    ],
  },
  figure: [
    'Prosta tabela decyzji przed startem:',
    '| Pytanie | Odpowiedź, z którą można iść dalej |\n|---|---|\n| Kto zapłaci? | trzy osoby z imienia, nie „wszyscy” |\n| Za co dokładnie? | jeden efekt, jedno zdanie |\n| Ile to kosztuje? | pełny koszt godziny, nie tylko materiał |\n| Co, jeśli się nie uda? | znana kwota i data, po której przestajesz |',
    'Jeśli w którymś wierszu stoi „zobaczymy”, to jest następna rzecz do sprawdzenia. Formę prawną i podatki wybieraj dopiero z tymi liczbami w ręku.',
  ].join('\n\n'),
  mistakes: [
    '**Cena niższa od konkurencji.** Bez niższych kosztów to krótka droga do przemęczenia. Sprzedawaj termin albo pewność.',
    '**Jedno konto.** Oddziel pieniądze firmy od domowych pierwszego dnia.',
    '**Praca bez umowy.** Zakres, termin, cena i poprawki mieszczą się na jednej stronie.',
  ],
  exercise: {
    task: 'Policz próg z przykładu dla swojej usługi: koszty miesięczne, cena, koszt jednego zlecenia. Sprawdź, ile godzin zajmie.',
    check:
      'Jeśli wychodzi ponad 120 godzin sprzedanej pracy, cena jest za niska albo zakres za szeroki. Zmień jedno i policz jeszcze raz.',
  },
  terms: [
    ['próg rentowności', 'sprzedaż, przy której koszty równają się przychodom'],
    ['marża', 'to, co zostaje ze sprzedaży po odjęciu kosztu'],
    ['przepływ pieniędzy', 'kiedy naprawdę wpływają i wypływają'],
  ],
  caution:
    'Przepisy, składki i progi zmieniają się co roku: sprawdź je w serwisie biznes.gov.pl oraz zus.pl, a w sprawie nietypowej zapytaj księgowej. To nie jest porada prawna ani podatkowa.',
};

export const freelancing: Topic = {
  ideas: [
    'Freelancer sprzedaje efekt, a nie obecność. Klient, który wie, co dostanie i kiedy, rzadziej pyta o stawkę godzinową i rzadziej prosi o „jeszcze jedną małą zmianę”.',
    'Zakres jest najważniejszym zdaniem oferty. Wypisz, co w niej jest, czego nie ma i ile rund poprawek obejmuje cena. Wszystko inne to nowe zlecenie.',
    'Niesprzedane godziny też kosztują. Oferty, rozmowy, faktury i nauka zajmują zwykle od jednej trzeciej do połowy czasu, więc stawka musi je udźwignąć.',
  ],
  example: {
    title: 'Od potrzeb do stawki',
    steps: [
      'Umownie potrzebujesz 6 000 zł na życie, 1 200 zł na koszty i 800 zł na podatki i odłożenie. Razem 8 000 zł.',
      'Pracujesz 150 godzin w miesiącu, z czego sprzedajesz 90.',
      '8 000 / 90 to około 89 zł za godzinę. Zaokrąglasz do 95 zł, bo zdarzają się miesiące słabsze.',
      'Zlecenie na 12 godzin wyceniasz na 12 × 95 = 1 140 zł i podajesz klientowi jedną kwotę za opisany efekt.',
    ],
  },
  figure: [
    'To samo zdanie w ofercie przed poprawką i po niej:',
    '| Przed | Po |\n|---|---|\n| „Zrobię stronę internetową, 2 000 zł” | „Strona z 5 podstronami, teksty od Ciebie, 2 rundy poprawek, 14 dni, 2 000 zł” |\n| „Poprawki w cenie” | „2 rundy poprawek, każda następna 150 zł” |\n| „Płatność po wykonaniu” | „40% przed startem, reszta w 7 dni od odbioru” |',
    'Prawa kolumna jest dłuższa, ale odpowiada na pytania, które i tak padną, tylko później i w gorszej atmosferze.',
  ].join('\n\n'),
  mistakes: [
    '**Zgoda na wszystko.** Na „jeszcze tylko” odpowiadaj: „Chętnie, to będzie kosztować tyle i potrwa tyle”.',
    '**Brak zaliczki.** Klient, który nie wpłaci jej przed startem, rzadko zapłaci po terminie.',
    '**Portfolio ze wszystkim.** Trzy prace podobne do tego, co chcesz robić, działają lepiej niż dwadzieścia różnych.',
  ],
  exercise: {
    task: 'Weź swoją ostatnią ofertę albo wymyśl ją dla znajomego. Przepisz ją tak, by zawierała zakres, wyłączenia, poprawki, termin i płatność.',
    check:
      'Daj ją komuś spoza branży. Jeśli po minucie umie powiedzieć, co klient dostanie i czego nie, oferta jest gotowa.',
  },
  terms: [
    ['zakres', 'spis tego, co wchodzi w cenę'],
    ['zaliczka', 'część zapłaty przed rozpoczęciem pracy'],
    ['runda poprawek', 'jedna zebrana lista zmian, nie każda z osobna'],
  ],
  caution:
    'Zasady opodatkowania, składek i umów zmieniają się: sprawdź je w serwisie biznes.gov.pl i podatki.gov.pl. W nietypowej sprawie zapytaj księgowej lub prawnika.',
};

export const ecommerce: Topic = {
  ideas: [
    'Sklep internetowy zarabia na drugim zakupie. Pierwszy często ledwo pokrywa reklamę i wysyłkę, dlatego opakowanie, czas dostawy i odpowiedź na reklamację są częścią marketingu.',
    'Karta produktu zastępuje sprzedawcę. Musi odpowiedzieć na pytania, które klient zadałby w sklepie: jaki rozmiar, z czego, na kiedy, co, jeśli nie pasuje.',
    'Koszt dostawy jest ceną. Pokaż go, zanim klient wpisze adres; niespodzianka na ostatnim kroku to najczęstszy powód porzuconego koszyka.',
  ],
  example: {
    title: 'Ile zostaje ze 120 zł',
    steps: [
      'Produkt kosztuje 120 zł brutto. Umownie: zakup 48 zł, opakowanie 4 zł, płatność 2 zł, dostawa 12 zł.',
      'Reklama: 20 kliknięć po 1 zł prowadzi do 1 zamówienia, czyli 20 zł.',
      'Podatek od sprzedaży liczysz osobno; przyjmijmy dla rachunku 22 zł.',
      '120 − 48 − 4 − 2 − 12 − 20 − 22 = 12 zł. Zwroty potrafią zabrać z tego połowę, dlatego policz je od razu.',
    ],
  },
  figure: [
    'Opis produktu przed zmianą i po niej:',
    '| Element | Przed | Po |\n|---|---|---|\n| Tytuł | Kubek ceramiczny | Kubek ceramiczny 350 ml, do zmywarki |\n| Rozmiar | duży | wysokość 10 cm, mieści 350 ml |\n| Dostawa | szybka wysyłka | wysyłka w 24 godziny, dostawa 12 zł |\n| Zwrot | zgodnie z przepisami | 14 dni, adres i formularz na tej stronie |',
    'Po zmianie klient nie musi pytać. Gdy mimo to pyta dwa razy o to samo, brakuje wiersza w opisie.',
  ].join('\n\n'),
  mistakes: [
    '**Sto produktów na start.** Dziesięć dobrze opisanych sprzeda więcej i łatwiej je sfotografować.',
    '**Reklama przed pomiarem.** Najpierw sprawdź, czy zamówienie da się złożyć na telefonie w minutę.',
    '**Regulamin skopiowany od innych.** Może obiecywać coś, czego nie robisz. Dopasuj go i daj do sprawdzenia.',
  ],
  exercise: {
    task: 'Policz z przykładu, ile zostaje z jednego produktu, który chcesz sprzedawać. Wpisz koszty, których nie znasz, jako pytania do sprawdzenia.',
    check:
      'Jeśli wynik jest ujemny przy 20 zł reklamy, sprawdź, co zmienia większy koszyk: dwa produkty w jednej paczce mają jedną dostawę.',
  },
  terms: [
    ['współczynnik konwersji', 'jaki odsetek odwiedzin kończy się zakupem'],
    ['koszyk porzucony', 'zaczęte, niedokończone zamówienie'],
    ['marża jednostkowa', 'to, co zostaje z jednej sztuki'],
  ],
  caution:
    'Obowiązki sprzedawcy, podatki i terminy zwrotów zmieniają się: sprawdź je w serwisie biznes.gov.pl i podatki.gov.pl, a regulamin pokaż prawnikowi.',
};
