import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Jedno zdanie zamiast „co trzeba, to zrobię”',
  goal: 'Wybierzesz jedną usługę dla jednego odbiorcy, ujmiesz ją w zdaniu i potwierdzisz listą piętnastu prawdziwych adresów.',
  leaves: 'Zdanie z ofertą i arkusz piętnastu możliwych klientów ze śladem potrzeby przy każdym.',
  summary:
    'Zawężanie oferty na przykładzie Igi, graficzki z Sopotu: skrzyżowanie listy usług z listą odbiorców, trzy pytania (czy boli, czy się płaci, czy dojdę), zdanie o kartach dań dla małych lokali nad morzem. Sprawdzian powtórzenia po dziesięciu minutach, umowa na trzydzieści dni i lista piętnastu szyldów.',
  terms: [
    {
      term: 'zawężenie oferty',
      meaning:
        'Wyjście do obcych z jedną usługą dla jednego odbiorcy; nie zabrania przyjmować innych zleceń.',
    },
    {
      term: 'ślad potrzeby',
      meaning: 'Widoczny z zewnątrz znak, że odbiorca ma dany kłopot, np. ceny poprawiane flamastrem.',
    },
    {
      term: 'odbiorca z szyldem',
      meaning: 'Grupa tak konkretna, że da się ją wypisać z nazwy i adresu.',
    },
    {
      term: 'warunek zmiany',
      meaning: 'Ustalone z góry zdarzenie, po którym porzucasz wybraną parę i bierzesz następną.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Który odbiorca nadaje się do zdania z ofertą?',
      options: [
        'Firmy, które stawiają na jakość i długofalową współpracę',
        'Małe i średnie przedsiębiorstwa',
        'Prywatne przedszkola w Bydgoszczy',
        'Każdy, kto potrzebuje tekstów',
      ],
      right: 2,
      why: 'Przedszkola mają szyldy, więc w godzinę powstanie ich lista. Pozostałych grup nie da się znaleźć na mapie.',
    },
    {
      kind: 'multiple',
      text: 'Które pytania służą do sprawdzenia pary usługa–odbiorca?',
      options: [
        'Czy ten kłopot boli odbiorcę?',
        'Czy ta usługa podoba się moim znajomym?',
        'Czy dojdę do tych ludzi?',
        'Czy nikt inny tego nie robi?',
      ],
      right: [0, 2],
      why: 'Obok nich liczy się jeszcze, czy za to się płaci. Inny wykonawca jest wtedy dobrym znakiem, a gust znajomych niczego nie dowodzi.',
    },
    {
      kind: 'order',
      text: 'Ułóż pracę nad ofertą w kolejności z lekcji.',
      items: [
        'Wypisać usługi i znanych odbiorców',
        'Sprawdzić pary trzema pytaniami',
        'Złożyć i skrócić zdanie',
        'Wypisać piętnaście konkretnych miejsc',
      ],
      why: 'Lista na końcu potwierdza, że zdanie opisuje prawdziwych ludzi. Jeśli nie powstaje, wracasz do par, zanim napiszesz do kogokolwiek.',
    },
  ],
  exercise: {
    task: 'Wypisz co najmniej cztery usługi i czterech odbiorców, a następnie oceń trzy pary odpowiedziami na trzy pytania. Podaj zwycięskie zdanie w pierwszej i ostatniej wersji oraz wynik sprawdzianu: co powtórzyła druga osoba po dziesięciu minutach. Dołącz listę piętnastu miejsc ze śladem potrzeby (nazwy możesz zastąpić opisem typu „piekarnia przy dworcu”). Zakończ warunkiem zmiany na najbliższe trzydzieści dni.',
    hint: 'Jeśli usługa zaczyna się od rzeczownika takiego jak „grafika”, dopisz, od czego zaczynasz i jaki plik oddajesz.',
    minutes: 40,
  },
  talk: {
    partner: 'Pan Zbyszek, właściciel smażalni',
    scene:
      'Robisz karty dań i tablice dla małych lokali nad morzem, od zdjęć po plik do druku, w dwa tygodnie. Na grillu u znajomych siada obok Ciebie właściciel smażalni i pyta, czym się zajmujesz. Powiedz to tak, żeby dało się powtórzyć, i sprawdź, czy ma ten kłopot. Bez wyceny.',
    opening: 'Zbyszek, mam smażalnię przy deptaku. A Ty czym się zajmujesz?',
    knows:
      'W każdym maju poprawiam ceny flamastrem i wstyd mi za to przed gośćmi. Za ostatnią kartę płaciłem drukarni, a ona obcięła litery. Bar Mleczny przy molo ma ten sam kłopot. Logo i stronę też bym chciał, o ile usłyszę, że ktoś je robi.',
    points: [
      'jedno zdanie: co robisz, dla kogo i w jaki czas',
      'pytanie, czy ten kłopot boli i co się stanie, jeśli nic się nie zmieni',
      'pytanie, kto robi to dziś i czy za to się płaci',
      'powrót do jednej usługi, gdy padają inne',
    ],
  },
  state: {
    now: 'Przykład: Iga z Sopotu, graficzka; przez rok mówiła „co trzeba, to zrobię” i nikt nie dzwonił.\nDwie listy Igi. Usługi: karty dań i tablice; posty do mediów społecznościowych; proste strony wizytówki; zdjęcia jedzenia. Odbiorcy: restauracje i smażalnie nad morzem; szkoły jogi; fizjoterapeuci; festiwale i domy kultury.\nTrzy pytania do pary: czy to boli; czy za to się płaci; czy dojdę do tych ludzi (piętnaście nazw z telefonem w godzinę).\nWynik: strony dla fizjoterapeutów odpadły na trzecim pytaniu (Iga zna dwoje), posty dla szkół jogi na drugim (instruktorki robią je same), karty dań przeszły całość.\nWzór zdania: Robię [rzecz] dla [konkretnych ludzi], żeby [skutek, który widzą], w [czas], od [początek] do [koniec].\nPierwsza wersja: „Oferuję kompleksową identyfikację menu dla gastronomii”. Ostatnia: „Robię karty dań i tablice dla małych lokali nad morzem, od zdjęć po plik do druku, w dwa tygodnie”.\nSprawdzian: osoba spoza branży powtarza zdanie po dziesięciu minutach rozmowy o czym innym.\nInne zlecenia (logo dla znajomej) Iga przyjmuje, a oferty nie zmienia.\nUmowa ze sobą na trzydzieści dni, przykład warunku zmiany: „jeżeli po rozmowie z piętnastoma lokalami nikt nie potwierdzi, że ma ten kłopot, biorę drugą parę z listy”.\nLista piętnastu miejsc ze śladem potrzeby, pokazane trzy wiersze:\nSmażalnia Fladra, deptak – ceny poprawione flamastrem, karta po polsku i tylko po polsku\nBar Mleczny Boja, przy molo – tablica nieczytelna z kolejki\nNaleśnikarnia U Ewy – zdjęcia dań z internetu, obce talerze\nDo nikogo jeszcze nie pisano i niczego nie wyceniano; na to przyjdą osobne lekcje.',
    concepts: [
      'zawężenie oferty',
      'usługa doprowadzona do końca',
      'dwie listy: usługi i odbiorcy',
      'trzy pytania: boli, płaci się, dojdę',
      'zdanie z ofertą według wzoru',
      'sprawdzian powtórzenia po dziesięciu minutach',
      'pozorne zawężenie',
      'odbiorca z szyldem',
      'umowa na trzydzieści dni i warunek zmiany',
      'lista piętnastu miejsc ze śladem potrzeby',
    ],
    words: [
      'oferta',
      'usługa',
      'odbiorca',
      'zawężenie',
      'para usługa–odbiorca',
      'szyld',
      'ślad potrzeby',
      'warunek zmiany',
      'zdanie z ofertą',
      'plik do druku',
      'karta dań',
      'zlecenie',
      'wycena',
      'skutek, który widzą',
      'spoza branży',
      'pozorne zawężenie',
    ],
  },
};
