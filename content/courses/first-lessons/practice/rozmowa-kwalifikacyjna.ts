import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Gdy rekruterka zastanie Cię w tramwaju',
  goal: 'Odbierzesz niespodziewany telefon jednym zdaniem, które umawia rozmowę na konkretną godzinę.',
  leaves: 'Zdanie ratunkowe i notatka z trzema wierszami na każde wysłane zgłoszenie.',
  summary:
    'Pierwszy telefon sprawdza dostępność, warunki i sposób rozmowy. Zdanie ratunkowe ma trzy części: radość, przeszkoda, konkretna propozycja. Agnieszka z Kielc prowadzi notatkę (hurtownia Wolt): po trzy wiersze na ogłoszenie, a po oddzwonieniu używa wejścia, dwudziestu sekund o sobie i pytania o następny krok.',
  terms: [
    {
      term: 'zdanie ratunkowe',
      meaning: 'Odpowiedź na telefon nie w porę: radość, przeszkoda, propozycja konkretnej godziny.',
    },
    {
      term: 'twarde warunki',
      meaning: 'Miejsce, wymiar, termin rozpoczęcia i uprawnienia, które rekruter sprawdza na początku.',
    },
    {
      term: 'notatka zgłoszeń',
      meaning: 'Spis wysłanych aplikacji z faktami, terminem i jednym pytaniem, zawsze pod ręką.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Która odpowiedź w zatłoczonym sklepie jest najlepsza?',
      options: [
        'Teraz trochę nie mogę, proszę spróbować później, najlepiej po południu.',
        'Oczywiście, mogę rozmawiać, tylko będę mówić głośniej, bo jestem w sklepie.',
        'Cieszę się, że Pan dzwoni. Stoję w kolejce, mogę oddzwonić o szesnastej?',
      ],
      right: 2,
      why: 'Jest radość, przeszkoda i godzina. „Później” nie trafi do niczyjego kalendarza, a rozmowa w hałasie szkodzi treści.',
    },
    {
      kind: 'order',
      text: 'Ułóż przebieg od dzwonka do końca rozmowy.',
      items: [
        'Zdanie ratunkowe',
        'Ustalenie nazwiska, numeru i firmy',
        'Oddzwonienie i przypomnienie, kto mówi',
        'Dwadzieścia sekund o sobie',
        'Pytanie o następny krok',
      ],
      why: 'Najpierw umawiasz rozmowę i zbierasz dane, potem ją prowadzisz. Pytanie o dalszy krok zamyka całość, żeby było wiadomo, na co czekasz.',
    },
    {
      kind: 'multiple',
      text: 'Co rekruterka zwykle chce ustalić już przez pierwszy telefon?',
      options: [
        'Referencje od poprzedniego szefa',
        'Czy kandydat pamięta ogłoszenie',
        'Głębokość wiedzy fachowej',
        'Czy termin i miejsce pracy pasują',
      ],
      right: [1, 3],
      why: 'Pierwszy telefon oddziela zgłoszenia aktualne od nieaktualnych. Wiedzę i referencje sprawdza się na dalszych etapach.',
    },
  ],
  exercise: {
    task: 'Zapisz własne zdanie ratunkowe w dwóch wersjach: gdy nie możesz rozmawiać i gdy potrzebujesz pół minuty. Wypełnij notatkę dla trzech ogłoszeń (prawdziwych lub znalezionych dziś na próbę), po trzy wiersze na każde. Ułóż dwudziestosekundową odpowiedź „o sobie” do jednego z nich, nagraj ją i zapisz czas. Na końcu dodaj, co powiedziała osoba, która zadzwoniła znienacka, albo co słychać na nagraniu.',
    hint: 'Dwadzieścia sekund to około czterdziestu słów. Jeśli wychodzi więcej, zostaw jeden fakt zamiast trzech.',
    minutes: 30,
  },
  talk: {
    partner: 'Głos z nieznanego numeru',
    scene:
      'Jedziesz zatłoczonym tramwajem. Dziesięć dni temu poszło Twoje CV na stanowisko do spraw zamówień. Dzwoni nieznany numer. Najpierw przełóż rozmowę na konkretną godzinę. Potem uznaj, że ta godzina wybiła: oddzwoń, powiedz o sobie w dwóch zdaniach i zapytaj, co dalej.',
    opening: 'Dzień dobry, dzwonię w sprawie wysłanego CV. Czy to dobry moment?',
    knows:
      'Nazywam się Marta Lis i dzwonię z hurtowni elektrycznej. Mogę rozmawiać dziś o czternastej albo jutro przed dziesiątą. Muszę ustalić, czy ogłoszenie jest jeszcze aktualne dla tej osoby i od kiedy może zacząć. Następny krok to spotkanie z kierownikiem w czwartek.',
    points: [
      'radość z telefonu, przeszkoda i propozycja konkretnej godziny',
      'ustalenie, kto dzwoni i z jakiej firmy',
      'jeden fakt o sobie, który pasuje do tego stanowiska',
      'pytanie o następny krok i jego termin',
    ],
  },
  state: {
    now: 'Przykład: Agnieszka z Kielc. Na telefon nie w porę powiedziała „Teraz nie bardzo, może później?”; rekruterka odpowiedziała „dobrze, zadzwonię” i przeszła do następnego nazwiska.\nZdanie ratunkowe (radość, przeszkoda, propozycja): „Dzień dobry, cieszę się, że Pani dzwoni. Jestem w tramwaju i nie chcę czegoś przegapić. Czy mogę oddzwonić o czternastej albo woli Pani inną porę?”. Przed rozłączeniem: imię i nazwisko, numer, nazwa firmy lub stanowiska; powtórzyć godzinę. Wersja krótsza: „Chętnie, proszę o pół minuty, wyjdę w cichsze miejsce”.\nWzór notatki, trzy wiersze na ogłoszenie:\n[firma, stanowisko] – wysłane [data], CV wersja [jaka]\nDlaczego ja: [dwa fakty, które pasują do wymagań]\nMogę od: [data]. Dojazd/zdalnie: [jak]. Pytam o: [jedna rzecz]\nWpis Agnieszki: „Hurtownia elektryczna Wolt, specjalistka ds. zamówień – wysłane 4 marca, CV handlowe. Dlaczego ja: sześć lat zamówień w aptece, znam ten sam rodzaj programu magazynowego. Mogę od 1 maja. Pytam o: jak duży jest zespół”.\nPierwszy telefon sprawdza: czy nadal szukasz, twarde warunki, czy da się rozmawiać, czy wyobrażenia o pieniądzach są na tej samej mapie.\nOddzwonienie: wejście „Dzień dobry, tu [imię i nazwisko], oddzwaniam o umówionej czternastej w sprawie zamówień w hurtowni”; o sobie w dwudziestu sekundach; zakończenie „Jaki jest następny krok i do kiedy mogę spodziewać się wiadomości?”.\nO pieniądze: „Jaki przedział przewidziano na to stanowisko?”. Bez odpowiedzi: „Nie chcę zgadywać, sprawdzę i napiszę dziś do siedemnastej”.\nZapowiedź: zaraz potem sprawdzenie firmy; później dwuminutowa wersja o sobie i osobna lekcja o pieniądzach.',
    concepts: [
      'cele pierwszego telefonu',
      'twarde warunki',
      'zdanie ratunkowe: radość, przeszkoda, propozycja',
      'konkretna godzina zamiast „później”',
      'notatka: trzy wiersze na zgłoszenie',
      'fakty zamiast przymiotników',
      'wejście przy oddzwanianiu',
      'o sobie w dwudziestu sekundach',
      'pytanie o następny krok i termin',
      'pytanie o przewidziany przedział płacy',
    ],
    words: [
      'rekruterka',
      'zgłoszenie',
      'ogłoszenie',
      'zdanie ratunkowe',
      'radość',
      'przeszkoda',
      'propozycja',
      'oddzwonić',
      'twarde warunki',
      'widełki',
      'przedział',
      'kartka przy telefonie',
      'dlaczego ja',
      'mogę od',
      'pytam o',
      'wejście',
      'dwadzieścia sekund o sobie',
      'następny krok',
      '„nie chcę zgadywać”',
      'wersja CV',
    ],
  },
};
