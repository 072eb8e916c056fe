// Design and stage, words and collections.
import type { Field } from './field.ts';

export const CREATIVE_FIELDS: Field[] = [
  {
    codes: '216 265 3431 3432 3439 352 343',
    keywords:
      'rysow|rysun|rysuj|malar|malow|grafik|sztuk|fotogra|zdjec|design|projektow|film|muzyk|teatr|taniec|komiks|ilustr|moda|kolor|wnetrz|spiew|gitar|kwiat',
    day: [
      'Pomysł to tylko początek: większość czasu zabiera szkicowanie wersji, wybieranie i poprawianie, aż całość zacznie być spójna.',
      'Praca krąży między skupieniem nad formą a rozmową z kimś, kto ją zamawia i widzi ją inaczej.',
    ],
    reasons: [
      'Z takich zajęć powstaje portfolio, a ono w tej dziedzinie znaczy więcej niż świadectwo.',
      'To znak, że oko lub ucho ćwiczy się u Ciebie samo, także bez zleceń.',
      'Tutaj taki wątek nie jest dodatkiem, tylko materiałem, z którego się pracuje.',
      'Kto wraca do tego z przyjemnością, ten łatwiej zniesie dziesiątą poprawkę tej samej rzeczy.',
    ],
    against: [
      'Dochody bywają nierówne, szczególnie przy pracy na zlecenie.',
      'Zamawiający często ma ostatnie słowo, nawet gdy Twoja wersja wydaje się lepsza.',
      'Trzeba stale pokazywać swoje prace i przyjmować krytykę.',
      'Pod koniec projektów terminy się zagęszczają i wieczory przestają być wolne.',
    ],
    gap: [
      'Najpilniejsze jest portfolio: kilka dopracowanych rzeczy z opisem, po co powstały i jak przebiegała praca.',
      'Brakuje zwykle doświadczenia z cudzym zamówieniem: z ograniczeniem, terminem i uwagami.',
    ],
    tests: [
      [
        'Wykonaj jedną małą rzecz na zamówienie znajomej osoby: zapisz życzenie, oddaj dwie wersje i przyjmij jedną rundę uwag.',
        8,
        30,
      ],
      [
        'Przez pięć dni twórz codziennie jedną krótką pracę na zadany temat, a w szóstym dniu poproś dwie osoby o szczerą opinię.',
        9,
        20,
      ],
    ],
    steps: [
      [
        'Przegląd i wybór własnych prac',
        '1–2 tygodnie',
        'Zbierz wszystko, co już masz, i zostaw pięć rzeczy, które najlepiej pokazują kierunek. Do każdej dopisz trzy zdania.',
      ],
      [
        'Realizacja zlecenia na próbę',
        '3–4 tygodnie',
        'Znajdź organizację lub znajomą firmę i zrób dla niej jedną rzecz z jasnym terminem. Krok kończy się oddaniem i prośbą o opinię.',
      ],
      [
        'Opanowanie głównego narzędzia',
        '6–8 tygodni',
        'Wybierz jeden program, instrument lub technikę i odtwórz trzy podziwiane prace, żeby zrozumieć, jak są zrobione.',
      ],
      [
        'Publikacja portfolio',
        '2–3 tygodnie',
        'Umieść prace w jednym miejscu w sieci i wyślij odnośnik pięciu osobom z branży. Popraw to, o co zapytają.',
      ],
    ],
    growth: [
      'Z czasem można prowadzić własną pracownię, kierować projektami albo uczyć innych.',
      'Rozpoznawalny styl otwiera drogę do większych zleceń, współpracy z zespołami i specjalizacji.',
    ],
    benefits: [
      'Miejsce na własny pomysł i smak',
      'Różnorodne tematy i ludzie',
      'Możliwość budowania czegoś pod własnym nazwiskiem',
      'Narzędzia, których można uczyć się w domu',
    ],
    requirements: [
      'Portfolio z opisem procesu',
      'Biegłość w jednym podstawowym narzędziu',
      'Dotrzymywanie terminów',
      'Spokojne przyjmowanie uwag',
    ],
    skills: [
      [
        'Kompozycja i światło',
        'Rządzą odbiorem niezależnie od narzędzia. Codziennie rozłóż na części jedną pracę, która Ci się podoba.',
      ],
      [
        'Praca z zamówieniem',
        'Chroni przed nieporozumieniem. Spisuj życzenie własnymi słowami i proś o potwierdzenie.',
      ],
      [
        'Obróbka w programie graficznym lub montażowym',
        'Zamienia surowy materiał w skończoną rzecz. Zacznij od darmowego programu i jednego typu zadań.',
      ],
      [
        'Prezentowanie swoich prac',
        'Dobra praca źle opowiedziana przepada. Ćwicz dwuminutowe omówienia: cel, wybór, efekt.',
      ],
    ],
    related: ['Szkicowanie', 'Typografia', 'Prawo autorskie w podstawach', 'Wycena zleceń'],
    certificates: ['Adobe Certified Professional', 'Kurs kwalifikacyjny z grafiki i poligrafii (PGF)'],
    projects: [
      'Seria pięciu prac na jeden temat, od szkicu do wersji końcowej.',
      'Oprawa wydarzenia w Twojej okolicy: plakat, zapowiedź albo krótki film.',
    ],
  },
  {
    codes: '262 2632 264 3433 4413 4414',
    keywords:
      'pisa|pisze|ksiazk|czyta|blog|jezyk|poez|literat|opowiad|podcast|angielsk|tlumacz|histori|muze|archiw|dziennik|bibliotek',
    day: [
      'Dużo się tu czyta, sprawdza i układa na nowo, zanim powstanie tekst, opis albo wystawa, z których skorzysta ktoś inny.',
      'Praca jest spokojna z wierzchu, lecz pod spodem toczy się stałe szukanie: właściwego słowa, źródła i porządku.',
    ],
    reasons: [
      'Kto czyta i pisze z własnej woli, ten ma najtrudniejszą część nauki za sobą: wyczucie języka.',
      'To nawyk, który w tej pracy wraca codziennie, od notatki po gotowy tekst.',
      'Tu z takiego zamiłowania robi się warsztat: źródło, porządek i jasne zdanie.',
      'Podobna wrażliwość na słowo pomaga też w rozmowie z czytelnikiem lub gościem.',
    ],
    against: [
      'Stałych etatów jest niewiele, a część pracy rozlicza się od zlecenia.',
      'Narzędzia do automatycznego pisania i tłumaczenia zmieniają tę dziedzinę i trzeba się do tego dostosować.',
      'Wiele godzin spędza się w ciszy nad cudzym tekstem lub zbiorem.',
      'Instytucje kultury zmieniają się wolno i rzadko mają nowe miejsca.',
    ],
    gap: [
      'Najbardziej brakuje opublikowanych tekstów lub opisów, które ktoś zredagował i ocenił.',
      'Potrzebna jest znajomość warsztatu: źródeł, zasad redakcji i praw autorskich.',
    ],
    tests: [
      [
        'Napisz tekst na stronę o miejscu ze swojej okolicy, podaj trzy źródła i poproś kogoś o redakcję.',
        6,
        0,
      ],
      [
        'Skróć długi artykuł do dziesięciu zdań tak, by nie zgubić sensu, a potem porównaj swoją wersję z cudzą.',
        4,
        0,
      ],
    ],
    steps: [
      [
        'Regularne pisanie według planu',
        '4–6 tygodni',
        'Wybierz dwa dni w tygodniu i pisz krótki tekst za każdym razem. Po miesiącu zostaw trzy najlepsze i popraw je od nowa.',
      ],
      [
        'Współpraca z lokalną redakcją lub biblioteką',
        '4–8 tygodni',
        'Zaproponuj jeden temat lub pomoc przy wydarzeniu. Krok kończy się opublikowanym tekstem albo przeprowadzonym spotkaniem.',
      ],
      [
        'Nauka zasad redakcji i korekty',
        '3–4 tygodnie',
        'Przerób poradnik językowy i popraw pięć cudzych stron. Zapisz reguły, na których najczęściej się mylisz.',
      ],
      [
        'Zebranie próbek warsztatu',
        '2–3 tygodnie',
        'Przygotuj trzy różne teksty: informację, opis i rozmowę. Dołącz do każdego zdanie o tym, dla kogo powstał.',
      ],
    ],
    growth: [
      'Można specjalizować się w jednej dziedzinie, przejść do redagowania, wydawania albo prowadzenia projektów kultury.',
      'Dobre pióro i porządek w źródłach przydają się też w edukacji, promocji i badaniach.',
    ],
    benefits: [
      'Stały kontakt z nowymi tematami',
      'Praca, po której zostaje coś trwałego',
      'Możliwość łączenia kilku zajęć',
      'Cisza i skupienie przez część dnia',
    ],
    requirements: [
      'Bardzo dobra polszczyzna',
      'Rzetelne sprawdzanie źródeł',
      'Znajomość języka obcego',
      'Cierpliwość do poprawek',
    ],
    skills: [
      [
        'Redagowanie tekstu',
        'Czytelnik rzadko wraca do niejasnego zdania. Skracaj własne teksty o jedną czwartą i patrz, co tracą.',
      ],
      [
        'Praca ze źródłami',
        'Chroni przed powielaniem błędów. Przy każdej informacji zapisuj, skąd pochodzi i kto mógłby ją podważyć.',
      ],
      [
        'Prowadzenie rozmowy',
        'Dobre pytanie daje lepszy materiał niż długi research. Przygotuj pięć pytań, na które nie da się odpowiedzieć „tak”.',
      ],
      [
        'Opracowanie zbiorów i danych',
        'Porządek pozwala odnaleźć to, co ważne. Zacznij od katalogu własnych książek lub zdjęć.',
      ],
    ],
    related: ['Korekta', 'Język obcy', 'Notowanie', 'Wystąpienia publiczne'],
    certificates: [
      'Certyfikat językowy na poziomie B2 lub C1',
      'Kurs redakcji i korekty Polskiego Towarzystwa Wydawców Książek',
    ],
    projects: [
      'Cykl czterech krótkich tekstów o ludziach z Twojej okolicy.',
      'Mały katalog zdjęć lub pamiątek rodzinnych z opisami i datami.',
    ],
  },
];
