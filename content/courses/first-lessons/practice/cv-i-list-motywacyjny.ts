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
};
