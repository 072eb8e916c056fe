import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Domena i hosting bez niespodzianki po roku',
  goal: 'Porównasz dwie oferty domeny i hostingu na trzy lata i sprawdzisz, czy adres będzie naprawdę Twój.',
  leaves: 'Tabela kosztów dwóch ofert na trzy lata i nazwa domeny po próbie dyktowania.',
  summary:
    'Domena to adres, hosting to działka, WordPress to dom. Sprawdza się: nazwę do podyktowania, dane abonenta, kod AuthInfo, cenę odnowienia, SSL, kopie i pomoc. Na umownych kwotach oferta A (1261 zł) przegrała z B (790 zł) w rachunku na trzy lata. Przykład: pani Wiesława, zasłony, Suwałki.',
  terms: [
    {
      term: 'domena',
      meaning: 'Adres strony, do którego prawo opłaca się na kolejne okresy, zwykle roczne.',
    },
    { term: 'hosting', meaning: 'Miejsce na serwerze, w którym leżą pliki i baza danych strony.' },
    {
      term: 'abonent domeny',
      meaning: 'Osoba lub firma wpisana jako uprawniona do domeny; mają to być Twoje dane.',
    },
    { term: 'AuthInfo', meaning: 'Kod potrzebny do przeniesienia domeny do innego operatora.' },
    {
      term: 'cena odnowienia',
      meaning: 'Opłata za drugi i następne okresy, często dużo wyższa od promocyjnej.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Domena ma w pierwszym roku kosztować 1 zł i 100 zł w następnych, a hosting 50 zł i 200 zł. Ile wyniosą trzy lata?',
      options: ['51 zł', '153 zł', '651 zł', '900 zł'],
      right: 2,
      why: 'Domena: 1 + 100 + 100, hosting: 50 + 200 + 200. Pomnożenie ceny promocyjnej przez trzy pomija odnowienia.',
    },
    {
      kind: 'single',
      text: 'Hosting okazał się kiepski, a domena jest zarejestrowana na Twoje dane. Co się zmieni dla odwiedzających po przeprowadzce?',
      options: ['Adres zostanie ten sam', 'Trzeba im podać nowy adres', 'Strona przestanie być WordPressem'],
      right: 0,
      why: 'Adres, działka i dom to osobne rzeczy. Przenosisz dom na inną działkę, a domenę kierujesz w nowe miejsce.',
    },
    {
      kind: 'multiple',
      text: 'Co sprawdzić przed zapłatą za pakiet?',
      options: [
        'Czy gwarantuje pozycję w wyszukiwarce',
        'Czy przywrócenie kopii jest płatne',
        'Czy w cenie jest kilkanaście podobnych domen',
        'Czy w formularzu abonenta stoją Twoje dane',
      ],
      right: [1, 3],
      why: 'Kopia i prawo do domeny decydują o bezpieczeństwie strony. Pozostałe dwie rzeczy to dodatki z listy zbędnych na starcie.',
    },
  ],
  exercise: {
    task: 'Wymyśl trzy nazwy domeny dla siebie lub znajomej firmy i podyktuj je komuś przez telefon; zapisz, którą zanotowano bez błędu. Znajdź dwie prawdziwe oferty domeny z hostingiem i przepisz do tabeli: ceny pierwszego roku, ceny odnowienia, z VAT czy bez, kopie zapasowe, SSL, pomoc techniczną. Policz trzy lata. Zakończ decyzją w trzech zdaniach i listą dodatków, które odznaczasz w koszyku. Nazwy firm możesz zastąpić literami.',
    hint: 'Ceny odnowienia szukaj w pełnym cenniku, nie w banerze. Jeśli jej nie ma, wpisz „ukryta” i zapytaj pomoc techniczną.',
    minutes: 35,
  },
};
