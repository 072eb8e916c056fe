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
};
