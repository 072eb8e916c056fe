import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Co zostaje z Twojego CV po trzydziestu sekundach',
  goal: 'Sprawdzisz próbą półminutową, co widać w Twoim CV, i poprawisz nagłówek oraz pierwszy punkt pod stanowiskiem.',
  leaves: 'Zapis próby z czterema odpowiedziami i górna połowa CV po dwóch poprawkach.',
  summary:
    'Jak czyta się CV: sortowanie przed czytaniem i jedno pytanie „czy ta osoba sobie poradzi”. Przykład rekrutacji na koordynację zmiany w magazynie w Strykowie i góra CV Jolanty Mazur przed zmianą i po niej. Pięć przystanków wzroku, próba z czterema pytaniami, poprawka nagłówka i pierwszego punktu.',
  terms: [
    {
      term: 'sortowanie zgłoszeń',
      meaning:
        'Pierwszy, szybki przegląd CV z podziałem na „do rozmowy”, „może” i „nie”, przed uważnym czytaniem.',
    },
    {
      term: 'nagłówek zawodowy',
      meaning: 'Jedna linijka pod nazwiskiem mówiąca, kim zawodowo jesteś, słowami bliskimi ogłoszeniu.',
    },
    {
      term: 'próba półminutowa',
      meaning: 'Pokazanie CV na 30 sekund i cztery pytania o to, co czytelnik zapamiętał i czego zabrakło.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Jakie pytanie ma w głowie osoba, która sortuje zgłoszenia?',
      options: [
        'Czy ten człowiek poradzi sobie z tą pracą?',
        'Czy to najciekawszy życiorys ze wszystkich nadesłanych?',
        'Czy dokument mieści się na jednej stronie?',
        'Czy kandydat wypisał wszystkie kursy i szkolenia?',
      ],
      right: 0,
      why: 'Sortowanie polega na szukaniu kilku rzeczy z ogłoszenia. Długość i kompletność liczą się tylko o tyle, o ile pomagają je znaleźć.',
    },
    {
      kind: 'order',
      text: 'Ułóż przebieg próby z drugą osobą.',
      items: [
        'Pokazać ogłoszenie na minutę',
        'Pokazać CV na pół minuty',
        'Schować oba dokumenty',
        'Zadać pytania i zapisać odpowiedzi dosłownie',
      ],
      why: 'Bez ogłoszenia nie byłoby z czym porównać, a przy otwartym CV ktoś odczyta odpowiedź, zamiast ją pamiętać.',
    },
    {
      kind: 'multiple',
      text: 'Co zmieniło się w CV Jolanty?',
      options: [
        'Doszły osiągnięcia, których w rzeczywistości nie było',
        'Na górę trafił fakt, że zastępuje brygadzistkę',
        'Zniknęły data urodzenia i stan cywilny',
        'Cel zawodowy został rozwinięty do całego akapitu',
      ],
      right: [1, 2],
      why: 'Przebudowa wydobyła prawdę, której brakowało na papierze, i usunęła to, co nie odpowiada na pytanie rekruterki. Niczego nie zmyślono.',
    },
  ],
  exercise: {
    task: 'Wybierz jedno prawdziwe ogłoszenie i zapisz z niego cztery rzeczy, których rekruter będzie szukać. Przeprowadź próbę półminutową i wpisz dosłowne odpowiedzi na cztery pytania. Potem wklej górę swojego CV w wersji przed zmianą i po niej: nagłówek zawodowy, dwa lub trzy zdania oraz pierwszy punkt pod ostatnim stanowiskiem. W trzech zdaniach wyjaśnij, które słowa odpowiadają teraz na wymagania. Dane osobowe pomiń albo zmień.',
    hint: 'Nie masz stanowiska? Wpisz praktyki, wolontariat albo projekt i zapytaj, co z nich dowodzi, że sobie poradzisz.',
    minutes: 30,
  },
  state: {
    now: 'Przykład: Joanna rekrutuje do magazynu w Strykowie na koordynację zmiany; szuka w CV: kierowania ludźmi, skanera i systemu magazynowego, pracy zmianowej, możliwości dojazdu. Kandydatka: Jolanta Mazur, sześć lat w magazynie.\nGóra CV przed zmianą: „CURRICULUM VITAE”, data urodzenia 12.03.1987, stan cywilny: mężatka, cel „rozwijać się w dynamicznej firmie o ugruntowanej pozycji”, 2020–obecnie Magazynier: odpowiedzialna za realizację powierzonych zadań; kompletacja zamówień.\nGóra CV po zmianie:\nJolanta Mazur\nStarsza magazynierka, zastępuję brygadzistkę zmiany (8 osób)\nSześć lat w magazynie części samochodowych, od dwóch prowadzę zmianę pod nieobecność brygadzistki. Wdrażam nowe osoby, znam system WMS i skanery, pracuję w trybie trzyzmianowym. Dojeżdżam z Głowna autem.\nDOŚWIADCZENIE\n2020–obecnie  Starsza magazynierka, magazyn części, Zgierz\n- pod nieobecność brygadzistki rozdzielam pracę 8 osobom i odpowiadam za wysyłkę\n- wdrożenie nowych osób skróciłam z 10 do 6 dni, układając listę czynności\nPięć przystanków wzroku: nagłówek pod nazwiskiem; dwa, trzy zdania u góry; ostatnie stanowisko, firma i daty; pierwszy punkt pod nim; lista umiejętności.\nPróba: ogłoszenie przez minutę, CV przez 30 sekund, cztery pytania: Do jakiej pracy nadaje się ten człowiek? Jaki konkret zapadł Ci w pamięć? Czego w CV zabrakło w porównaniu z ogłoszeniem? Co było niezrozumiałe?\nDwie poprawki: nagłówek zawodowy zamiast „Curriculum vitae” i najmocniejszy punkt na pierwszym miejscu pod ostatnim stanowiskiem. Wynik próby zapisuje się przed poprawkami i po nich. Całe CV i układ czytelny dla systemów – w następnych modułach.',
    concepts: [
      'sortowanie zgłoszeń przed czytaniem',
      'pytanie: czy ta osoba poradzi sobie z tą pracą?',
      'pięć przystanków wzroku',
      'próba półminutowa',
      'cztery pytania próby',
      'nagłówek zawodowy słowami z ogłoszenia',
      'pierwszy punkt pod stanowiskiem',
      'wymaganie z ogłoszenia na górze pierwszej strony',
      'system rekrutacyjny czyta tekst, nie grafikę',
      'dwie strony na ogół wystarczają',
    ],
    words: [
      'ogłoszenie',
      'wymaganie',
      'sortowanie',
      'nagłówek zawodowy',
      'przystanek wzroku',
      'próba półminutowa',
      'stoper',
      'pierwszy punkt',
      'konkret',
      'góra strony',
      'cel zawodowy',
      'powierzone zadania',
      'system rekrutacyjny',
      'WMS',
      'skaner',
      'tryb trzyzmianowy',
      'koordynacja zmiany',
      'brygadzistka',
      'co widać?',
      'do rozmowy, może, nie',
    ],
  },
};
