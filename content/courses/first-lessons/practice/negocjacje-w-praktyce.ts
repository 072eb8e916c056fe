import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Czego żądają, a do czego im to potrzebne',
  goal: 'Rozdzielisz w swoim sporze stanowiska od interesów i ułożysz pytania, które je odsłaniają.',
  leaves: 'Tabela stanowisk i interesów obu stron z dwoma pytaniami i rozwiązaniem z innej osi.',
  summary:
    'Stanowisko to żądanie, interes to potrzeba, obawa lub ograniczenie, które za nim stoi. Przykład: Ola z cateringu i pan Tadeusz z piekarni spierają się o godzinę dostawy bułek; wyjściem okazuje się krojenie w piekarni. Podano trzy pytania o interesy, parafrazę i granice metody.',
  terms: [
    { term: 'stanowisko', meaning: 'To, czego ktoś żąda wprost: kwota, termin, klauzula.' },
    {
      term: 'interes',
      meaning: 'Potrzeba, obawa lub ograniczenie, z powodu których ktoś zajmuje stanowisko.',
    },
    {
      term: 'parafraza',
      meaning: 'Powtórzenie cudzej wypowiedzi własnymi słowami, by sprawdzić, czy dobrze ją rozumiesz.',
    },
    {
      term: 'rozwiązanie z innej osi',
      meaning: 'Propozycja, która zaspokaja interesy obu stron, a nie leży między ich stanowiskami.',
    },
  ],
  questions: [
    {
      kind: 'multiple',
      text: 'Które zdania wyrażają interes, a nie stanowisko?',
      options: [
        'Chcę rabatu w wysokości dziesięciu procent.',
        'Mam jednego kierowcę i nie wyśle go dwa razy tą samą trasą.',
        'Umowa musi być podpisana do środy.',
        'Obawiam się, że wypożyczenie analityka znów potrwa kwartał.',
      ],
      right: [1, 3],
      why: 'Ograniczenie i obawa mówią, skąd bierze się żądanie. Rabat i środa to same żądania, bez powodu.',
    },
    {
      kind: 'single',
      text: 'Dlaczego dostawa o piątej czterdzieści pięć nie byłaby dobrym wyjściem dla Oli i pana Tadeusza?',
      options: [
        'Bo Ola ustąpiłaby bardziej niż pan Tadeusz',
        'Bo pomija krojenie i drugi kurs',
        'Bo kompromis zawsze oznacza słabość negocjatora',
      ],
      right: 1,
      why: 'Środek między stanowiskami pomija powody obu stron. O tej porze bułki wciąż byłyby za późno, a kierowca wciąż jechałby dwa razy.',
    },
    {
      kind: 'single',
      text: 'Wpisujesz do tabeli interes drugiej strony, którego nikt jeszcze nie wypowiedział. Co z nim robisz?',
      options: [
        'Traktujesz go jako fakt, bo wynika z logiki',
        'Skreślasz, bo zgadywanie szkodzi rozmowie',
        'Ujawniasz go na początku, żeby pokazać przewagę',
        'Oznaczasz jako hipotezę i sprawdzasz pytaniem',
      ],
      right: 3,
      why: 'Domysł pomaga się przygotować, ale dopóki nie padnie z ust rozmówcy, może być błędny.',
    },
  ],
  exercise: {
    task: 'Opisz spór lub uzgodnienie, które Cię czeka (bez nazwisk i poufnych kwot). Zapisz stanowisko każdej strony jednym zdaniem, a pod nim po trzy interesy, w tym jeden niepieniężny; domysły oznacz znakiem zapytania. Dodaj dwa pytania, którymi zaczniesz rozmowę, własne żądanie podane razem z powodem oraz jedno rozwiązanie leżące na innej osi niż obecny spór. Zakończ zdaniem o tym, czego jeszcze nie wiesz.',
    hint: 'Przy każdym żądaniu zapytaj: co się stanie, jeśli będzie inaczej? Odpowiedź jest zwykle interesem.',
    minutes: 25,
  },
  talk: {
    partner: 'Pan Tadeusz, właściciel piekarni',
    scene:
      'Kupujesz pieczywo dla firmy cateringowej. O siódmej kanapki mają wyjechać do szkół, a krojenie bułek trwa u Was półtorej godziny, więc chcesz dostaw na piątą. Dzwonisz do piekarni, która wozi je na szóstą trzydzieści. Znajdź wyjście, na które przystaną obie strony.',
    opening:
      'Piekarnia, słucham. Jeśli chodzi o tę piątą rano, to od razu mówię: najwcześniej szósta trzydzieści.',
    knows:
      'Mam jednego kierowcę i o piątej jest w szpitalu. Drugi kurs to dodatek nocny, a on zjadłby mi marżę. W piekarni stoi krajalnica, której rano nikt nie używa. Za samo krojenie wystarczy mi niewielka dopłata.',
    points: [
      'pytanie, do czego służy szósta trzydzieści albo co będzie, jeśli się zmieni',
      'własne żądanie podane razem z powodem',
      'powtórzenie powodu drugiej strony własnymi słowami',
      'propozycja z innej osi niż godzina dostawy',
    ],
  },
  state: {
    now: 'Przykład: Ola, zakupy w lubelskiej firmie cateringowej, i pan Tadeusz, właściciel piekarni dostarczającej bułki do szkół. Rozmowa w piątek: Ola chce od września dostaw na piątą rano, pan Tadeusz najwcześniej na szóstą trzydzieści; „Konkurencja obiecuje piątą” – „To proszę brać od konkurencji”.\nTabela (Stanowisko | Interes):\nOla | dostawa o piątej | kanapki mają wyjechać do szkół o siódmej, a krojenie bułek trwa półtorej godziny\nPan Tadeusz | dostawa o szóstej trzydzieści | jeden kierowca, który najpierw obsługuje szpital; dodatek nocny zjadłby marżę\nMożliwe wyjście z innej osi: piekarnia ma krajalnicę, bułki przyjeżdżają pokrojone o szóstej trzydzieści za niewielką dopłatą. Nie ustalono jeszcze zgody; dopłata może okazać się zbyt wysoka. Środek (piąta czterdzieści pięć) nie urządza nikogo.\nTrzy pytania: „Co się stanie, jeśli będzie inaczej?”, „Do czego jest Panu potrzebna ta godzina?”, „Gdyby nie dało się tego zmienić, co innego by pomogło?”.\nParafraza: „Czyli chodzi o to, żeby kierowca nie robił dwóch kursów, dobrze rozumiem?”.\nDrugi przykład: kierowniczka sąsiedniego działu nie chce oddać analityka na dwa tygodnie, bo poprzednim razem trwały kwartał; propozycja: zapisać dzień powrotu, zatwierdza dyrektor.\nArkusz czytelnika: tabela stanowisk i co najmniej trzech interesów w wierszu (jeden niepieniężny), hipotezy ze znakiem zapytania, dwa pytania na start, jedno rozwiązanie z innej osi. Zostanie uzupełniony o alternatywę i punkt odejścia.',
    concepts: [
      'stanowisko a interes',
      'trzy pytania, które schodzą piętro niżej',
      'pytanie o skutek zamiast „dlaczego?”',
      'parafraza',
      'własne żądanie podane z powodem',
      'rozwiązanie z innej osi',
      'potrzeby niepieniężne',
      'domysł jako hipoteza ze znakiem zapytania',
      'sprawy czysto dzielące – granica metody',
      'dwa warianty o tej samej wartości',
    ],
    words: [
      'stanowisko',
      'interes',
      'żądanie',
      'potrzeba',
      'obawa',
      'ograniczenie',
      'przeciąganie liny',
      'piętro niżej',
      'parafraza',
      'inna oś',
      'hipoteza',
      'przewidywalność',
      'twarz',
      'autonomia',
      'relacja',
      'sprawiedliwość',
      'arkusz przygotowania',
      'dopłata',
      'wariant',
      'sprawa czysto dzieląca',
    ],
  },
};
