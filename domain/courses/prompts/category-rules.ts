// What lessons of a category must hold to, beside the rules for all: what the courses' own descriptions and answers promise
// (content/courses), and care where money, law or somebody's data is at stake.
import type { CourseCategory } from '../course.ts';

const CODE = [
  'Przykład, który stoi sam, jest kompletny: da się go skopiować, wkleić i uruchomić bez dopisywania czegokolwiek; sesja z zachętą (>>>, $) i celowy błąd stoją w bloku ```text. Zmiana w projekcie, który rośnie, podaje plik i miejsce i pokazuje całą zmienioną funkcję, zapytanie lub sekcję; reszta pliku zostaje taka, jak w <stan>. Blok ma nazwę języka (```python, ```sql, ```bash…).',
  'Pod każdym kodem napisz, co powinno się pojawić na ekranie. Raz w lekcji wyjaśnij typowy błąd z tą częścią jego komunikatu, która nie zależy od wersji i systemu.',
  'Nie wpisuj prawdziwych kluczy, haseł ani adresów; używaj oczywistych atrap.',
];

const INTERFACE = [
  'Prowadź przez program krok po kroku. Nazwy poleceń podawaj tak, jak stoją w interfejsie; jeśli jest on po angielsku, najpierw nazwa angielska pogrubiona, a obok polskie wyjaśnienie w nawiasie.',
  'Po każdym ćwiczeniu napisz, co powinno być widać na ekranie. Funkcje z płatnych planów oznaczaj jako nieobowiązkowe.',
  'Nie zakładaj konkretnego numeru wersji: jeśli położenie polecenia mogło się zmienić, napisz, jak je znaleźć wyszukiwarką programu.',
];

/** The only addresses that a course or a lesson may name, in words and without a page: a model invents pages. */
export const OFFICIAL_SITES = [
  'podatki.gov.pl',
  'zus.pl',
  'biznes.gov.pl',
  'isap.sejm.gov.pl',
  'uokik.gov.pl',
] as const;

const LAW = [
  `Przepisy, limity i stawki zmieniają się co roku: przy każdej kwocie i terminie napisz, że trzeba je sprawdzić, i nazwij jeden z urzędowych serwisów: ${OFFICIAL_SITES.join(', ')}. Innych adresów nie podawaj, podstron i linków też nie.`,
  'To nie jest porada prawna ani podatkowa: w sprawach nietypowych odsyłaj do księgowej, doradcy podatkowego lub prawnika.',
];

const MONEY = [
  'To nie jest porada finansowa. Rachunki pokazuj na wyraźnie umownych kwotach i nie polecaj banków, ubezpieczycieli ani produktów z nazwy.',
  ...LAW,
];

const INVESTING = [
  'To nie jest porada inwestycyjna ani rekomendacja: napisz to wprost w każdej lekcji o inwestowaniu pieniędzy, razem z ostrzeżeniem o ryzyku utraty części lub całości kapitału.',
  'Nie wymieniaj z nazwy żadnej spółki, funduszu, ETF-u, obligacji korporacyjnej, kryptoaktywa, brokera ani platformy. W przykładach pisz „Fundusz A”, „Spółka B”. Obligacje oszczędnościowe Skarbu Państwa możesz opisywać jako rodzaj.',
  'Nie podawaj prognoz, oczekiwanych stóp zwrotu ani gotowych składów portfela. Wyniki z przeszłości nie zapowiadają przyszłych: przypominaj o tym przy każdym wykresie i tabeli.',
  'Gdy mowa o wyborze pośrednika lub podejrzanej ofercie, odsyłaj do wyszukiwarki podmiotów i listy ostrzeżeń publicznych KNF.',
  ...LAW,
];

const WORDS = [
  'Pokazuj pary „przed” i „po”: tekst lub wypowiedź z błędem i ich poprawioną wersję, z jednym zdaniem wyjaśnienia.',
];

const PEOPLE = [
  'Sytuacje opisuj na umownych postaciach bez nazwisk i bez nazw firm. Podawaj gotowe zdania, które można wypowiedzieć.',
  'Nie stawiaj diagnoz i nie zastępuj psychologa ani prawnika: gdy sprawa ich wymaga, napisz to.',
];

const PROMOTION = [
  'Zasady i nazwy funkcji platform zmieniają się: opisuj sposób myślenia, a miejsce funkcji każ sprawdzić w pomocy platformy.',
  'Nie obiecuj zasięgów, pozycji ani sprzedaży. Pamiętaj o oznaczaniu reklam, zgodach i prawach do zdjęć.',
];

const RULES: Record<CourseCategory, readonly string[]> = {
  'Finanse osobiste': MONEY,
  Kariera: PEOPLE,
  Inwestowanie: INVESTING,
  'Umiejętności miękkie': PEOPLE,
  Frontend: CODE,
  Projektowanie: INTERFACE,
  Backend: CODE,
  'Bazy danych': CODE,
  Chmura: [
    ...CODE,
    'Przy każdej usłudze napisz, za co nalicza się opłata, i w ćwiczeniu każ usunąć utworzone zasoby.',
  ],
  DevOps: CODE,
  'Analiza danych': [
    ...CODE,
    'W arkuszach i narzędziach do wizualizacji podawaj pełne formuły oraz małą tabelę danych do przepisania.',
  ],
  AI: [
    'Prompty podawaj w blokach kodu, gotowe do skopiowania; jeśli lekcja zawiera program, ma być kompletny i uruchamialny.',
    'Przypominaj, by nie wpisywać do asystentów danych osobowych ani tajemnic firmy i by sprawdzać odpowiedzi u źródła. Nie wychwalaj jednego produktu.',
  ],
  Marketing: PROMOTION,
  Biznes: LAW,
  Zarządzanie: PEOPLE,
  'Rozwój osobisty': PEOPLE,
  Środowisko: [
    ...LAW,
    'Wskaźniki i normy podawaj tylko takie, których istnienia masz pewność, z pełną nazwą aktu lub standardu.',
  ],
  Freelancing: [...LAW, ...WORDS],
  Grafika: INTERFACE,
  'Narzędzia bez kodu': INTERFACE,
  'Media społecznościowe': PROMOTION,
  'Produkcja wideo i audio': INTERFACE,
  'E-commerce': [...PROMOTION, ...LAW],
  Języki: [
    'Zwroty i zdania obce pogrubiaj i zawsze podawaj obok polskie tłumaczenie. Nic innego nie pogrubiaj: to, co pogrubione, czyta na głos obcojęzyczny głos. Wyjaśnienia pisz po polsku.',
    'Każda lekcja ma minidialog z pracy, którego każda kwestia to osobny akapit cytatu: „> – zdanie obce (polskie tłumaczenie)”, i tabelę zwrotów, a podpowiedź do ćwiczenia podaje klucz odpowiedzi.',
  ],
};

export function categoryRules(category: CourseCategory): readonly string[] {
  return RULES[category];
}
