import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Na którym etapie odpadła Twoja strona',
  goal: 'Rozpoznasz, czy podstrona ma kłopot ze znalezieniem, zrozumieniem czy ułożeniem w wynikach.',
  leaves: 'Karta diagnozy trzech podstron: etap, dowód z datą, pierwsza rzecz do sprawdzenia.',
  summary:
    'Wyszukiwarka działa w trzech etapach: znalezienie (linki, mapa witryny, robots.txt), zrozumienie i zapis w indeksie (noindex, kopie), ułożenie wyników. Przykład: sklep z herbatą Czajniczek i kategoria „oolong” bez żadnego linku. Diagnoza trzech podstron w Search Console i ręcznie.',
  terms: [
    {
      term: 'crawlowanie',
      meaning: 'Pobieranie stron przez robota wyszukiwarki, zwykle po linkach i mapie witryny.',
    },
    {
      term: 'indeks',
      meaning: 'Baza stron, które wyszukiwarka przeczytała i zapisała; tylko z niej wybiera wyniki.',
    },
    {
      term: 'robots.txt',
      meaning: 'Plik, który mówi robotom, gdzie wolno wchodzić; nie usuwa stron z indeksu.',
    },
    {
      term: 'noindex',
      meaning: 'Znacznik, który prosi o niezapisywanie strony w indeksie; robot musi móc go przeczytać.',
    },
  ],
  questions: [
    {
      kind: 'order',
      text: 'Ułóż etapy, przez które przechodzi strona, zanim ktoś ją zobaczy w wynikach.',
      items: [
        'Wyszukiwarka poznaje adres',
        'Robot pobiera stronę',
        'Treść trafia do indeksu',
        'Wyniki układają się pod zapytanie',
      ],
      why: 'Każdy etap korzysta z poprzedniego. Strona bez żadnego linku i bez mapy witryny odpada już na początku.',
    },
    {
      kind: 'single',
      text: 'Podstrona jest w indeksie, ale pokazuje się bardzo daleko. Która praca ma teraz sens?',
      options: [
        'Dopisanie jej do mapy witryny',
        'Usunięcie blokady z pliku robots.txt',
        'Porównanie jej treści z tym, co stoi wysoko',
      ],
      right: 2,
      why: 'Dwa pierwsze etapy są za nią, skoro jest w indeksie. Zostaje ułożenie, a tam liczy się dopasowanie do zamiaru pytających.',
    },
    {
      kind: 'single',
      text: 'Chcesz, żeby strona z noindex zniknęła z wyników. Dlaczego nie wolno jej przy tym zablokować w robots.txt?',
      options: [
        'Bo robot nie wejdzie i nie przeczyta noindex',
        'Bo Google karze za używanie obu naraz niższą pozycją',
        'Bo robots.txt działa tylko na stronę główną',
        'Bo noindex usuwa wpisy z robots.txt',
      ],
      right: 0,
      why: 'Znacznik stoi wewnątrz strony, więc robot musi ją pobrać. Zakaz wejścia zatrzymuje go za drzwiami, a adres może dalej tkwić w wynikach.',
    },
  ],
  exercise: {
    task: 'Wybierz witrynę, do której masz dostęp, albo dowolną publiczną. Zbadaj trzy podstrony: dobrą, słabą i nową. Dla każdej zapisz: liczbę kliknięć od strony głównej, czy w źródle jest noindex, co mówi Search Console lub zapytanie site: oraz datę sprawdzenia. Wskaż etap, na którym tkwi kłopot, i jeden dowód. Na końcu napisz, jakiej pracy na pewno teraz nie zlecisz i dlaczego nic by nie dała.',
    hint: 'Brak wyniku po site: to tylko poszlaka. Poszukaj drugiego dowodu, na przykład drogi klikania.',
    minutes: 35,
  },
  state: {
    now: 'Przykład: wymyślony sklep z herbatą „Czajniczek” z Zamościa i jego właścicielka. Podstrona (kategoria „oolong”) nie pokazywała się w Google od pół roku, bo nie prowadził do niej żaden link; właścicielka trzy razy przepisała opis, dodała słowa kluczowe i zamówiła artykuł na blogu, bez skutku.\nTrzy etapy: znalezienie (linki, mapa witryny, robots.txt, crawlowanie); zrozumienie i zapis (indeks, noindex, kopie); ułożenie (kolejność wyników). Błąd na wcześniejszym etapie unieważnia pracę na późniejszym.\nTrzy kłopoty Czajniczka (Objaw | Etap | Co sprawdzić najpierw):\nkategorii „oolong” nie ma w indeksie, robot jej nie pobrał | znalezienie | czy jakaś strona do niej linkuje i czy nie blokuje jej robots.txt\nstrona produktu pobrana, lecz niezapisana | zrozumienie | czy nie ma noindex, czy to nie kopia innego produktu\nprzewodnik „jak parzyć zieloną” jest w indeksie, ale daleko | ułożenie | co czytają ludzie na pierwszych wynikach i czego u nas brakuje\nStan na koniec: właścicielka dodała do menu kategorię „oolong”; czy i kiedy pojawi się w wynikach, nie wiadomo. Pozostałe dwa kłopoty czekają.\nŚledztwo na trzech podstronach (dobra, słaba, nowa): sprawdzanie adresu w Search Console; site: z adresem; dojście klikaniem ze strony głównej; szukanie noindex w źródle. Każdy krok to zdanie w notatkach: co widać, kiedy, gdzie; zrzut z datą.\nCzytelnik ma kartę diagnozy: trzy podstrony, przy każdej etap, dowód i pierwsza rzecz do sprawdzenia; to początek audytu, który rośnie przez kurs: najpierw o Search Console, potem o przegląd całej witryny.',
    concepts: [
      'trzy etapy: znalezienie, zrozumienie i zapis, ułożenie',
      'crawlowanie i robot',
      'mapa witryny',
      'robots.txt nie usuwa z indeksu',
      'indeks',
      'noindex',
      'objaw wskazuje etap',
      'sprawdzanie adresu w Search Console',
      'site: jako poszlaka, nie dowód',
      'fałszywe tropy',
    ],
    words: [
      'wyszukiwarka',
      'robot',
      'crawlowanie',
      'link',
      'mapa witryny',
      'robots.txt',
      'indeks',
      'noindex',
      'kopia podstrony',
      'Search Console',
      'site:',
      'źródło strony',
      'adres uznany za główny',
      'podstrona',
      'kategoria',
      'zapytanie',
      'słowa kluczowe',
      'pozycja',
      'prośba o indeksowanie',
      'karta diagnozy',
    ],
  },
};
