import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Mapa aktów, która przeżyje nowelizację',
  goal: 'Rozdzielisz obowiązek prawny od oczekiwań kontrahentów i założysz mapę aktów ze stanem na dzień.',
  leaves: 'Arkusz z mapą aktów: piętro, zastosowanie, miejsce sprawdzenia, trzy daty i stan na dzień.',
  summary:
    'Pisma o ESG dzieli się na przepis, umowę i dobrą wolę. Obowiązek ma cztery piętra: dyrektywa (CSRD zmienia 2013/34/UE), ustawa o rachunkowości, rozporządzenie delegowane z ESRS, zalecenia (VSME). Omówiono numer CELEX, tekst skonsolidowany i trzy daty. Przykład: Pudełex, producent opakowań.',
  terms: [
    {
      term: 'dyrektywa',
      meaning: 'Akt unijny wskazujący państwom cel; spółka stosuje zwykle ustawę, która go wdraża.',
    },
    {
      term: 'rozporządzenie delegowane',
      meaning: 'Akt Komisji stosowany bezpośrednio, bez polskiej ustawy; w tej formie przyjęto ESRS.',
    },
    {
      term: 'tekst skonsolidowany',
      meaning: 'Wersja aktu z wprowadzonymi zmianami i datą stanu; wygodna w pracy, bez mocy prawnej.',
    },
    {
      term: 'CELEX',
      meaning: 'Numer aktu w EUR-Lex; 3 na początku to akt ogłoszony, 0 to wersja ujednolicona.',
    },
    {
      term: 'data stosowania',
      meaning: 'Informacja, od którego roku obrotowego i kogo przepis po raz pierwszy dotyczy.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Duży odbiorca przysłał Pudełeksowi ankietę powołującą się na VSME. Co z tego wynika?',
      options: [
        'Spółka ma ustawowy obowiązek raportowania od bieżącego roku',
        'Ankietę można zignorować, bo VSME nie jest aktem prawnym',
        'Wymóg może wynikać z umowy, choć standard jest dobrowolny',
        'Odbiorca narusza przepisy, bo pyta mniejszą firmę o dane',
      ],
      right: 2,
      why: 'Dobrowolny standard nie tworzy obowiązku, ale umowa może się na nie powołać. Trzeba więc sprawdzić umowę, a nie ustawę.',
    },
    {
      kind: 'multiple',
      text: 'Które stwierdzenia o tekście skonsolidowanym w EUR-Lex są prawdziwe?',
      options: [
        'Nie trzeba zapisywać jego daty',
        'Zawiera zmiany wprowadzone po przyjęciu aktu',
        'Ma moc prawną większą niż akt ogłoszony',
        'Jego numer CELEX zaczyna się od zera',
      ],
      right: [1, 3],
      why: 'To wygodny tekst roboczy z datą stanu. W razie wątpliwości rozstrzyga Dziennik Urzędowy, dlatego data i akt ogłoszony też trafiają do mapy.',
    },
    {
      kind: 'order',
      text: 'Ułóż piętra od celu unijnego do materiałów bez mocy wiążącej, tak jak w lekcji.',
      items: ['dyrektywa', 'ustawa krajowa', 'rozporządzenie delegowane z ESRS', 'zalecenia i wytyczne'],
      why: 'Dyrektywa wyznacza cel, ustawa mówi, kto i od kiedy, ESRS określa treść, a zalecenia pomagają lub wchodzą do umów.',
    },
  ],
  exercise: {
    task: 'Załóż mapę aktów dla Pudełeksu albo znanej Ci firmy (bez danych poufnych). Otwórz w oficjalnych bazach co najmniej trzy akty i zapisz przy każdym: piętro, po co jest firmie, numer CELEX lub pozycję w Dzienniku Ustaw, datę ogłoszenia, wejścia w życie, stosowania oraz „stan na dzień”. Dodaj jeden projekt zmiany w osobnej kolumnie i jedno pytanie do prawnika lub rewidenta. Zakończ trzema zdaniami odpowiedzi na pytanie dyrektorki finansowej.',
    hint: 'Zacznij od ustawy o rachunkowości: znajdź tekst jednolity, a potem sprawdź zmiany ogłoszone po nim.',
    minutes: 45,
  },
  state: {
    now: 'Przykład: Pudełex, wymyślony producent opakowań kartonowych z okolic Świecia; spółka zależna, kredyt inwestycyjny, dwóch dużych odbiorców z sieci handlowych. Na biurku trzy pisma: ankieta z banku, ankieta od odbiorcy (umowa albo własne potrzeby), notatka zarządu „czy my musimy mieć ESG?” (obowiązek ustawowy). Trzy stosy: przepis, umowa, dobra wola.\nCztery piętra: dyrektywa (CSRD, (UE) 2022/2464, zmienia głównie 2013/34/UE); ustawa krajowa (o rachunkowości); rozporządzenie delegowane ((UE) 2023/2772, pierwszy zestaw ESRS); zalecenia i wytyczne (EFRAG, VSME). Obok taksonomia (UE) 2020/852. Omnibus to zbiór zmian w tych aktach, nie piąte piętro.\nCELEX: 3 2022 L 2464 i 3 2023 R 2772 – akty ogłoszone; 0 2013 L 0034-RRRRMMDD – wersja ujednolicona. Tekst skonsolidowany bez mocy prawnej, rozstrzyga Dziennik Urzędowy.\nArkusz, karta aktów (Akt | Piętro | Po co nam | Gdzie sprawdzam | Stan na dzień):\nustawa o rachunkowości | krajowe | kto i od kiedy raportuje | system aktów prawnych Sejmu | …\ndyrektywa 2013/34/UE | unijne | cel i definicje progów | EUR-Lex, wersja ujednolicona | …\nrozporządzenie 2023/2772 | delegowane | treść ujawnień | EUR-Lex, wersja ujednolicona | …\nDodatkowa kolumna „co w toku”. Stan na dzień wypełnia osoba, która otworzyła dokument; bez daty wiersz niesprawdzony.\nTrzy daty osobno: ogłoszenie, wejście w życie, stosowanie; przy dyrektywie także termin transpozycji. Przerwę między piętrami oznacza się i zanosi do biegłego rewidenta albo prawnika.\nCzy i od kiedy Pudełex raportuje, jeszcze nie ustalono. Następny krok: progi, tylko tam, gdzie pyta prawo.',
    concepts: [
      'przepis, umowa, dobra wola',
      'cztery piętra obowiązku',
      'dyrektywa a ustawa krajowa',
      'rozporządzenie delegowane z ESRS',
      'zalecenia (VSME) nie tworzą obowiązku',
      'Omnibus jako zbiór zmian',
      'numer CELEX',
      'tekst skonsolidowany i jednolity',
      'trzy daty i termin transpozycji',
      'karta aktu ze stanem na dzień',
    ],
    words: [
      'CSRD',
      'dyrektywa 2013/34/UE',
      'ustawa o rachunkowości',
      'rozporządzenie delegowane',
      'ESRS',
      'EFRAG',
      'VSME',
      'taksonomia',
      'Omnibus',
      'CELEX',
      'EUR-Lex',
      'wersja ujednolicona',
      'tekst jednolity',
      'ogłoszenie',
      'wejście w życie',
      'stosowanie',
      'transpozycja',
      'stan na dzień',
      'co w toku',
      'przerwa między piętrami',
    ],
  },
};
