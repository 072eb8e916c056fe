import type { Topic } from './topic.ts';

export const frontend: Topic = {
  ideas: [
    'Przeglądarka czyta stronę w trzech warstwach: HTML mówi, czym coś jest, CSS – jak wygląda, a JavaScript – co się dzieje po kliknięciu. Gdy warstwy się mieszają, każda zmiana wyglądu grozi zepsuciem działania.',
    'Zacznij zawsze od znaczenia. Nagłówek jest nagłówkiem, przycisk przyciskiem, a lista listą, jeszcze zanim dostaną kolor. Taką stronę rozumie czytnik ekranu, wyszukiwarka i osoba, która przejmie kod po Tobie.',
    'Mały ekran to najlepszy sprawdzian. Układ, który mieści się na 360 pikselach, łatwo rozszerzyć; odwrotna droga prawie zawsze kończy się poziomym paskiem przewijania.',
  ],
  example: {
    title: 'Lista zadań w trzech krokach',
    steps: [
      'Wypisz zadania jako listę `ul` z trzema elementami `li`. Już teraz strona ma sens bez żadnego stylu.',
      'Dodaj style: odstęp 1rem między elementami i szerokość tekstu najwyżej 40rem, żeby wiersz dało się przeczytać jednym ruchem oka.',
      'Dodaj przycisk „Gotowe” i skrypt, który po kliknięciu przełącza klasę. Bez skryptu lista nadal jest czytelna.',
      'Zmniejsz okno do 360 pikseli i przejdź stronę samym klawiszem Tab. Jeśli widać, gdzie jesteś, przykład działa.',
    ],
  },
  figure: [
    'Kompletny plik, który możesz zapisać jako `lista.html` i otworzyć w przeglądarce:',
    '```html\n<!doctype html>\n<html lang="pl">\n  <head>\n    <meta charset="utf-8">\n    <title>Lista zadań</title>\n    <style>\n      li { margin-block: 1rem; }\n      .gotowe { text-decoration: line-through; }\n    </style>\n  </head>\n  <body>\n    <h1>Lista zadań</h1>\n    <ul>\n      <li>Kupić chleb <button type="button">Gotowe</button></li>\n    </ul>\n    <script>\n      document.querySelector("button").addEventListener("click", (event) => {\n        event.target.parentElement.classList.toggle("gotowe");\n      });\n    </script>\n  </body>\n</html>\n```',
    'Po kliknięciu tekst powinien zostać przekreślony. Komunikat „Cannot read properties of null” oznacza, że skrypt szuka elementu, którego nie ma jeszcze na stronie: przenieś go na koniec `body`.',
  ].join('\n\n'),
  mistakes: [
    '**Przycisk zrobiony z `div`.** Nie da się go nacisnąć klawiaturą. Użyj `button`, a wygląd zmień stylem.',
    '**Stała szerokość w pikselach.** Na telefonie treść ucieka poza ekran. Ustaw `max-width` i pozwól jej się zwężać.',
    '**Kolor jako jedyna informacja.** Do czerwonej ramki dodaj zdanie, co trzeba poprawić.',
  ],
  exercise: {
    task: 'Zbuduj od zera stronę z nagłówkiem, akapitem i formularzem z jednym polem. Najpierw sam HTML, potem najwyżej dziesięć wierszy stylu.',
    check:
      'Odłącz mysz i wyślij formularz samą klawiaturą. Potem zwęż okno do 360 pikseli: nic nie może wystawać poza ekran.',
  },
  terms: [
    ['semantyka', 'znaczenie elementu, niezależne od jego wyglądu'],
    ['responsywność', 'układ dopasowuje się do szerokości ekranu'],
    ['zdarzenie', 'coś, na co strona może zareagować, na przykład kliknięcie'],
  ],
};

export const backend: Topic = {
  ideas: [
    'Serwer przyjmuje żądanie, sprawdza je, wykonuje regułę i odpowiada. Gdy te cztery czynności stoją w kodzie osobno, każdą można przeczytać i przetestować bez pozostałych.',
    'Nie ufaj niczemu, co przychodzi z zewnątrz. Cena, identyfikator i rola wpisane przez klienta są życzeniem, a nie faktem. Faktem jest dopiero to, co serwer sam odczytał ze swojej bazy.',
    'Błąd też jest odpowiedzią. Kod 400 mówi „popraw dane”, 404 – „nie ma tego”, 500 – „to nasza wina”. Dobry komunikat pozwala naprawić problem bez telefonu do autora programu.',
  ],
  example: {
    title: 'Zamówienie na 3 kubki',
    steps: [
      'Klient wysyła: produkt „kubek”, liczba 3, cena 1 zł. Cenę od razu odrzucasz, bo zna ją serwer.',
      'Sprawdzasz liczbę: ma być całkowita, od 1 do 20. Dla 0 i 21 odpowiadasz kodem 400 i jednym zdaniem wyjaśnienia.',
      'Z bazy bierzesz prawdziwą cenę 35 zł i liczysz 3 × 35 = 105 zł.',
      'Zapisujesz zamówienie i odpowiadasz kodem 201 razem z jego numerem. Powtórzone żądanie z tym samym kluczem nie tworzy drugiego zamówienia.',
    ],
  },
  figure: [
    'Ta sama reguła jako kompletny program w Pythonie, gotowy do uruchomienia:',
    '```python\nPRICES = {"kubek": 35, "talerz": 42}\n\n\ndef total(product: str, count: int) -> int:\n    if product not in PRICES:\n        raise ValueError("Nie ma takiego produktu.")\n    if not 1 <= count <= 20:\n        raise ValueError("Zamów od 1 do 20 sztuk.")\n    return PRICES[product] * count\n\n\nprint(total("kubek", 3))\n```',
    'Na ekranie pojawi się `105`. Wywołanie `total("kubek", 0)` skończy się błędem `ValueError: Zamów od 1 do 20 sztuk.`, i o to chodzi: reguła odmawia, zamiast policzyć bzdurę.',
  ].join('\n\n'),
  mistakes: [
    '**Reguła ukryta w obsłudze żądania.** Przenieś ją do osobnej funkcji, a przetestujesz ją bez uruchamiania serwera.',
    '**Pusty `except`.** Połknięty błąd wróci w gorszym miejscu. Łap tylko to, co umiesz obsłużyć.',
    '**Hasło w kodzie.** Trzymaj je w zmiennej środowiskowej, a w repozytorium najwyżej oczywistą atrapę.',
  ],
  exercise: {
    task: 'Dopisz rabat: od 10 sztuk cena spada o 5 procent, zaokrąglona do pełnych złotych. Zacznij od zapisania trzech przypadków: 9, 10 i 11 sztuk.',
    check:
      'Dla 9 kubków wynik to 315, dla 10 – 332 lub 333 zależnie od przyjętego zaokrąglenia. Zapisz w komentarzu, które zaokrąglenie wybierasz i dlaczego.',
  },
  terms: [
    ['żądanie', 'to, co klient wysyła do serwera'],
    ['idempotencja', 'powtórzenie żądania nie zmienia wyniku'],
    ['walidacja', 'sprawdzenie danych przed ich użyciem'],
  ],
};

export const databases: Topic = {
  ideas: [
    'Baza danych nie zgaduje. Odpowiada dokładnie na to pytanie, które zadasz, dlatego najpierw zapisz je zwykłym zdaniem: z jakich tabel, które wiersze i co ma być w wyniku.',
    'Każdy fakt mieszka w jednym miejscu. Adres klienta stoi w tabeli klientów, a zamówienie pamięta tylko jego numer. Dzięki temu zmiana adresu to jeden wiersz, a nie sto.',
    'NULL znaczy „nie wiadomo”, a nie „zero” i nie „puste”. Porównanie z nieznanym daje nieznane, więc warunek `= NULL` nigdy niczego nie znajdzie. Pytaj `IS NULL`.',
  ],
  example: {
    title: 'Ile książek kupił każdy klient',
    steps: [
      'Pytanie zdaniem: „Dla każdego klienta pokaż imię i sumę sztuk, od największej”.',
      'Tabele: klienci oraz zamówienia. Łączy je numer klienta.',
      'Anna ma zamówienia na 2 i 3 sztuki, Jan na 1. Suma dla Anny to 5, dla Jana 1.',
      'Ola nie kupiła nic. Zwykły JOIN ją zgubi, LEFT JOIN pokaże z zerem. Wybór zależy od pytania, nie od przyzwyczajenia.',
    ],
  },
  figure: [
    'Kompletny przykład: tworzy tabele, wstawia dane i odpowiada na pytanie.',
    "```sql\nCREATE TABLE klienci (id INTEGER PRIMARY KEY, imie TEXT NOT NULL);\nCREATE TABLE zamowienia (klient_id INTEGER NOT NULL, sztuk INTEGER NOT NULL);\nINSERT INTO klienci VALUES (1, 'Anna'), (2, 'Jan'), (3, 'Ola');\nINSERT INTO zamowienia VALUES (1, 2), (1, 3), (2, 1);\n\nSELECT k.imie, COALESCE(SUM(z.sztuk), 0) AS razem\nFROM klienci AS k\nLEFT JOIN zamowienia AS z ON z.klient_id = k.id\nGROUP BY k.id, k.imie\nORDER BY razem DESC;\n```",
    'Wynik to trzy wiersze: Anna 5, Jan 1, Ola 0. Komunikat o kolumnie, która „must appear in the GROUP BY clause”, oznacza, że w SELECT stoi coś, czego nie grupujesz ani nie sumujesz.',
  ].join('\n\n'),
  mistakes: [
    '**UPDATE bez WHERE.** Zmienia całą tabelę. Najpierw uruchom SELECT z tym samym warunkiem i policz wiersze.',
    '**`SELECT *` w raporcie.** Wypisz kolumny z nazwy, a raport przetrwa zmianę tabeli.',
    '**Sklejanie zapytania z tekstu.** Użyj parametrów, bo inaczej cudzy apostrof stanie się poleceniem.',
  ],
  exercise: {
    task: 'Dopisz do przykładu kolumnę z datą zamówienia i policz sumę sztuk w każdym miesiącu. Najpierw zapisz pytanie jednym zdaniem po polsku.',
    check:
      'Suma wszystkich miesięcy musi się równać sumie całej tabeli. Jeśli jest większa, któreś złączenie powiela wiersze.',
  },
  terms: [
    ['klucz główny', 'kolumna, która jednoznacznie wskazuje wiersz'],
    ['złączenie', 'połączenie wierszy dwóch tabel według warunku'],
    ['agregacja', 'jedna wartość policzona z wielu wierszy'],
  ],
};

export const cloud: Topic = {
  ideas: [
    'Chmura to cudze komputery wynajęte na minuty. Zyskujesz szybkość i elastyczność, a w zamian pilnujesz rachunku: każda usługa ma licznik, także wtedy, gdy nikt z niej nie korzysta.',
    'Zanim cokolwiek utworzysz, zdecyduj, kto ma do tego dostęp. Domyślna odpowiedź brzmi: nikt. Uprawnienia dodajesz po jednym, gdy okażą się potrzebne, a nie na zapas.',
    'To, co klikasz ręcznie, trudno powtórzyć. Opis infrastruktury w pliku można przeczytać, porównać i cofnąć, dlatego ręczne kroki traktuj jak szkic.',
  ],
  example: {
    title: 'Rachunek za mały serwis',
    steps: [
      'Załóżmy umownie: maszyna kosztuje 0,10 zł za godzinę, a dysk 0,40 zł za gigabajt miesięcznie.',
      'Maszyna włączona stale: 730 godzin × 0,10 zł = 73 zł. Dysk 20 GB: 8 zł. Razem 81 zł miesięcznie.',
      'Serwis jest potrzebny tylko w dni robocze po 10 godzin: 22 × 10 × 0,10 zł = 22 zł. Z dyskiem 30 zł.',
      'Różnica to 51 zł na jednej maszynie. Przy dziesięciu opłaca się poświęcić godzinę na automatyczne wyłączanie.',
    ],
  },
  figure: [
    'Krótki program liczy to samo dla Twoich stawek. Zapisz go jako `koszt.py` i uruchom:',
    '```python\nHOUR_PRICE = 0.10\nDISK_PRICE = 0.40\n\n\ndef monthly(hours: int, disk_gb: int) -> float:\n    return round(hours * HOUR_PRICE + disk_gb * DISK_PRICE, 2)\n\n\nprint("stale:", monthly(730, 20))\nprint("w godzinach pracy:", monthly(220, 20))\n```',
    'Zobaczysz `stale: 81.0` oraz `w godzinach pracy: 30.0`. Stawki są umowne: prawdziwe sprawdź w cenniku dostawcy dla swojego regionu. Opłata za dysk nalicza się także przy wyłączonej maszynie.',
  ].join('\n\n'),
  mistakes: [
    '**Brak alarmu budżetu.** Ustaw go pierwszego dnia, zanim powstanie pierwszy zasób.',
    '**Wspólne konto administratora.** Każda osoba i każdy program dostaje własną tożsamość z najmniejszym zestawem uprawnień.',
    '**Zasoby po ćwiczeniu.** Zapomniana maszyna kosztuje tyle samo co potrzebna. Usuń wszystko tego samego dnia.',
  ],
  exercise: {
    task: 'Wypisz zasoby małej aplikacji: maszyna, baza, dysk, ruch wychodzący. Przy każdym zapisz, za co nalicza się opłata i kiedy można go wyłączyć.',
    check:
      'Porównaj dwa warianty: stałe działanie i godziny pracy. Jeśli coś zostało utworzone naprawdę, usuń to i sprawdź listę zasobów jeszcze raz.',
  },
  terms: [
    ['region', 'miejsce, w którym stoją maszyny dostawcy'],
    ['skalowanie', 'dodawanie i odejmowanie zasobów według ruchu'],
    ['najmniejsze uprawnienia', 'dostęp tylko do tego, co potrzebne do pracy'],
  ],
};

export const devops: Topic = {
  ideas: [
    'Celem automatyzacji nie jest szybkość, lecz powtarzalność. Wdrożenie, które zawsze przebiega tak samo, przestaje być wydarzeniem i można je robić w środku dnia.',
    'Mała zmiana jest łatwa do sprawdzenia i łatwa do cofnięcia. Gdy po wdrożeniu coś się psuje, wśród dziesięciu wierszy winny znajdzie się od razu, wśród tysiąca – po nocy.',
    'Obraz kontenera powinien być taki sam na Twoim komputerze, w testach i na serwerze. Różnią się tylko zmienne środowiskowe, nigdy zawartość.',
  ],
  example: {
    title: 'Poprawka literówki od zgłoszenia do serwera',
    steps: [
      'Tworzysz gałąź o nazwie mówiącej, co naprawia, i zmieniasz jeden wiersz.',
      'Testy ruszają same i trwają 4 minuty. Czerwony wynik zatrzymuje zmianę, zielony pozwala ją przejrzeć drugiej osobie.',
      'Po złączeniu powstaje obraz oznaczony skrótem zmiany, na przykład `a1b2c3d`.',
      'Wdrożenie podmienia najpierw 1 z 3 kopii. Po minucie bez błędów podmienia resztę; inaczej wraca do poprzedniego obrazu.',
    ],
  },
  figure: [
    'Najprostszy skrypt sprawdzający zmianę, do zapisania jako `sprawdz.sh`:',
    '```bash\n#!/usr/bin/env bash\nset -euo pipefail\n\necho "Sprawdzam pliki..."\nfiles=$(find . -name "*.sh" -not -path ".git/*")\nfor file in $files; do\n  bash -n "$file"\n  echo "ok: $file"\ndone\necho "Wszystko w porządku."\n```',
    'Na końcu powinno pojawić się „Wszystko w porządku.”. Komunikat „Permission denied” oznacza, że plikowi brakuje prawa wykonywania: nadaj je poleceniem `chmod +x sprawdz.sh`.',
  ].join('\n\n'),
  mistakes: [
    '**Poprawki na serwerze.** Znikną przy następnym wdrożeniu. Zmieniaj repozytorium, serwer nadąży.',
    '**Znacznik `latest`.** Nie wiadomo, co naprawdę działa. Oznaczaj obrazy skrótem zmiany.',
    '**Testy, które czasem przechodzą.** Po tygodniu nikt im nie wierzy. Napraw albo usuń je tego samego dnia.',
  ],
  exercise: {
    task: 'Opisz wdrożenie swojego projektu w siedmiu punktach, od zmiany w kodzie po sprawdzenie na serwerze. Zaznacz, które robi człowiek, a które maszyna.',
    check:
      'Przy każdym ręcznym punkcie dopisz, co się stanie, gdy ktoś o nim zapomni. Pierwszy do automatyzacji jest ten z najgorszą odpowiedzią.',
  },
  terms: [
    ['potok', 'ciąg kroków, przez które przechodzi każda zmiana'],
    ['obraz', 'niezmienny zapis programu i jego otoczenia'],
    ['wycofanie', 'powrót do poprzedniej działającej wersji'],
  ],
};

export const dataScience: Topic = {
  ideas: [
    'Analiza zaczyna się od pytania, a nie od danych. „Co jest w tej tabeli?” prowadzi donikąd. „Czy rabat z marca zwiększył liczbę zamówień?” mówi od razu, których kolumn potrzebujesz.',
    'Zanim policzysz średnią, popatrz na wartości. Jedna literówka w kwocie potrafi podnieść ją dwukrotnie, a medianę zostawi w spokoju. Dlatego zawsze sprawdzaj najmniejszą, największą i brakujące.',
    'Wykres odpowiada na jedno pytanie. Jeśli potrzebuje legendy z ośmioma kolorami, to są to trzy wykresy. Tytuł powinien być zdaniem z wnioskiem, nie nazwą kolumny.',
  ],
  example: {
    title: 'Średnia czy mediana',
    steps: [
      'Pięć zamówień: 80, 90, 100, 110 i 120 zł. Średnia i mediana wynoszą 100 zł.',
      'Do ostatniego ktoś dopisał zero: 1 200 zł. Suma rośnie do 1 580 zł, a średnia do 316 zł.',
      'Mediana nadal wynosi 100 zł. Rozjazd między nimi jest sygnałem: sprawdź wartości skrajne.',
      'Po poprawieniu literówki obie miary znów się zgadzają, a w notatkach zostaje ślad, co zostało zmienione i dlaczego.',
    ],
  },
  figure: [
    'Dane do przepisania do arkusza, od komórki A1:',
    '| Dzień | Zamówienia | Kwota |\n|---|---:|---:|\n| poniedziałek | 4 | 320 |\n| wtorek | 5 | 450 |\n| środa | 3 | 330 |\n| czwartek | 6 | 540 |',
    'Średnia kwota na zamówienie to suma kwot przez sumę zamówień: `=SUMA(C2:C5)/SUMA(B2:B5)`, czyli 1 640 / 18, w przybliżeniu 91,11 zł. Średnia z czterech dziennych ilorazów dałaby co innego, bo traktuje dzień z 3 zamówieniami tak samo jak dzień z 6. Wynik `#DZIEL/0!` oznacza, że suma zamówień jest pusta.',
  ].join('\n\n'),
  mistakes: [
    '**Wniosek z pięciu wierszy.** Napisz, ile danych za nim stoi, i nie udawaj pewności.',
    '**Oś, która nie zaczyna się od zera.** W słupkach zamienia różnicę 2 procent w przepaść. Zacznij od zera albo użyj punktów.',
    '**Poprawianie danych w oryginale.** Zachowaj plik źródłowy, a zmiany rób w kopii z opisem.',
  ],
  exercise: {
    task: 'Przepisz tabelę, dodaj piątek z 2 zamówieniami za 150 zł i policz średnią na zamówienie oraz medianę dziennych kwot.',
    check:
      'Średnia to 1 790 / 20 = 89,50 zł, a mediana kwot 330 zł. Jeśli wychodzi inaczej, sprawdź zakres formuły.',
  },
  terms: [
    ['mediana', 'wartość środkowa po ułożeniu od najmniejszej'],
    ['wartość odstająca', 'taka, która wyraźnie różni się od pozostałych'],
    ['agregat', 'jedna liczba zamiast wielu wierszy, na przykład suma'],
  ],
};

export const ai: Topic = {
  ideas: [
    'Model językowy przewiduje, jaki tekst będzie pasował do poprzedniego. Nie sprawdza faktów, dopóki ktoś mu ich nie da. Dlatego brzmi pewnie także wtedy, gdy się myli.',
    'Dobre polecenie ma cztery części: rolę, zadanie, dane i kształt odpowiedzi. Gdy odpowiedź rozczarowuje, zwykle brakuje danych albo kształtu, a nie „magicznego” słowa.',
    'Odpowiedź modelu to szkic. Liczby, nazwy, daty i cytaty sprawdzasz u źródła, a do narzędzia nie wpisujesz danych osobowych ani tajemnic firmy.',
  ],
  example: {
    title: 'Od „napisz maila” do użytecznego polecenia',
    steps: [
      'Wersja pierwsza: „Napisz maila o opóźnieniu”. Model zgaduje, kto pisze, do kogo i dlaczego.',
      'Dodajesz dane: dostawa 40 krzeseł miała być w środę, będzie w piątek, klient otwiera salę w sobotę.',
      'Dodajesz kształt: najwyżej 90 słów, bez przepraszania w każdym zdaniu, na końcu konkretna propozycja.',
      'Sprawdzasz wynik: czy podał tylko Twoje fakty. Każdą dopisaną obietnicę usuwasz, bo odpowiadasz za nią Ty.',
    ],
  },
  figure: [
    'Gotowe polecenie do skopiowania i dopasowania:',
    '```text\nRola: pomagasz w obsłudze klientów małej firmy meblowej.\nZadanie: napisz wiadomość o przesunięciu dostawy.\nDane: 40 krzeseł, miało być w środę, będzie w piątek do 12:00.\nKształt: najwyżej 90 słów, trzy krótkie akapity, bez obietnic\nspoza danych. Jeśli czegoś brakuje, zadaj pytanie zamiast zgadywać.\n```',
    'Ostatnie zdanie jest najważniejsze: pozwala modelowi zapytać, zamiast wymyślać. Uruchom polecenie dwa razy i porównaj odpowiedzi. Różnice pokażą, które fragmenty są dowolne.',
  ].join('\n\n'),
  mistakes: [
    '**Wklejenie całej umowy.** Usuń nazwiska, numery i kwoty albo użyj wzoru bez danych.',
    '**Jedno polecenie na wszystko.** Podziel zadanie: najpierw plan, potem tekst, na końcu sprawdzenie.',
    '**Wiara w przypisy.** Model potrafi wymyślić źródło. Otwórz każde, zanim je podasz dalej.',
  ],
  exercise: {
    task: 'Wybierz wiadomość, którą i tak masz dziś napisać. Ułóż polecenie z czterech części i poproś o dwie wersje: krótką i uprzejmą.',
    check:
      'Podkreśl każde zdanie, którego nie da się oprzeć na Twoich danych. Jeśli jest ich więcej niż dwa, dopisz dane i spróbuj jeszcze raz.',
  },
  terms: [
    ['prompt', 'polecenie razem z danymi, które dostaje model'],
    ['halucynacja', 'zmyślony fakt podany z pewnością'],
    ['kontekst', 'wszystko, co model widzi, zanim odpowie'],
  ],
};
