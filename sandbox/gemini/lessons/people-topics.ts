import type { Topic } from './topic.ts';

export const career: Topic = {
  ideas: [
    'Rekruter czyta pierwszą wersję CV kilkanaście sekund. Szuka odpowiedzi na jedno pytanie: czy ta osoba robiła coś podobnego. Wszystko, co jej nie wspiera, przeszkadza.',
    'Obowiązki mówią, po co było stanowisko, a rezultaty – co zmieniła na nim Twoja praca. Zamień więc „odpowiedzialność za raporty” na to, co się dzięki nim zmieniło.',
    'Zmiana pracy to projekt z etapami: rozpoznanie, rozmowy, materiały, zgłoszenia, decyzja. Wysyłanie stu CV przed rozpoznaniem jest jak budowanie domu od dachu.',
  ],
  example: {
    title: 'Jedno zdanie z CV',
    steps: [
      'Wersja wyjściowa: „Obsługa klienta i prowadzenie dokumentacji”.',
      'Pytanie pomocnicze: ile, jak często, co się poprawiło? Odpowiedź: 40 zgłoszeń dziennie, czas odpowiedzi spadł z 2 dni do 1.',
      'Wersja po zmianie: „40 zgłoszeń dziennie; nowy szablon odpowiedzi skrócił czas oczekiwania z 2 dni do 1”.',
      'Sprawdzenie: każdą liczbę umiesz obronić w rozmowie i powiedzieć, jak ją zmierzono.',
    ],
  },
  figure: [
    'Wzór odpowiedzi na pytanie o trudną sytuację:',
    '| Część | Co powiedzieć | Ile |\n|---|---|---|\n| Sytuacja | gdzie i kiedy to było | 1–2 zdania |\n| Zadanie | co zależało od Ciebie | 1 zdanie |\n| Działanie | trzy kroki, które robisz Ty | 3–4 zdania |\n| Rezultat | co się zmieniło i czego to uczy | 1–2 zdania |',
    'Powiedz odpowiedź na głos ze stoperem. Powyżej dwóch minut skracaj sytuację, nigdy działanie.',
  ].join('\n\n'),
  mistakes: [
    '**Jedno CV na wszystkie oferty.** Zmień przynajmniej profil i trzy pierwsze punkty.',
    '**Przymiotniki bez dowodu.** Zamiast „komunikatywność” opisz rozmowę, która coś rozwiązała.',
    '**Brak pytań na końcu.** Przygotuj dwa: o pierwsze trzy miesiące i o to, po czym poznaje się dobrą pracę.',
  ],
  exercise: {
    task: 'Wybierz jedną ofertę i podkreśl w niej trzy wymagania. Do każdego napisz jedno zdanie ze swojego doświadczenia, z liczbą albo rezultatem.',
    check:
      'Przeczytaj zdania komuś, kto nie zna Twojej pracy. Jeśli po każdym umie powiedzieć, co się zmieniło, są gotowe do CV.',
  },
  terms: [
    ['rezultat', 'zmiana, którą widać po Twoim działaniu'],
    ['kompetencja przenośna', 'przydaje się także w innej branży'],
    ['profil', 'trzy zdania na początku CV, pisane pod ofertę'],
  ],
};

export const softSkills: Topic = {
  ideas: [
    'Trudna rozmowa rzadko dotyczy tylko faktów. Obok tego, co się stało, toczy się rozmowa o tym, co kto czuje i czy jest traktowany poważnie. Pominięta warstwa wraca w tonie głosu.',
    'Słuchanie da się usłyszeć. Krótkie podsumowanie cudzymi słowami („Czyli najbardziej przeszkadza Ci termin?”) działa lepiej niż kiwanie głową, bo pozwala się poprawić.',
    'Przygotowanie zmienia przebieg rozmowy bardziej niż refleks. Zapisz przed nią: czego chcę, z czym mogę żyć, co zrobię, jeśli się nie uda.',
  ],
  example: {
    title: 'Rozmowa o spóźnionym raporcie',
    steps: [
      'Fakt bez oceny: „Raport był umówiony na wtorek, dziś jest czwartek”.',
      'Skutek: „Przez to Marta dwa razy przesuwała spotkanie z klientem”.',
      'Pytanie: „Co stało na przeszkodzie?”. Tu milczysz, aż druga osoba skończy.',
      'Ustalenie: „Następnym razem dzień wcześniej piszesz, jeśli termin jest zagrożony. Zgoda?”. Krótkie, sprawdzalne, na przyszłość.',
    ],
  },
  figure: [
    'To samo zdanie w dwóch wersjach:',
    '| Zamknięte | Otwierające |\n|---|---|\n| „Zawsze się spóźniasz” | „W tym tygodniu spotkanie zaczęło się później trzy razy” |\n| „Nie da się” | „Da się w piątek albo dziś bez załącznika” |\n| „Spokojnie!” | „Widzę, że to ważne. Od czego zaczniemy?” |',
    'Różnica nie polega na uprzejmości. Prawa kolumna zostawia drugiej stronie coś, na co można odpowiedzieć.',
  ].join('\n\n'),
  mistakes: [
    '**Słowo „zawsze”.** Wystarczy jeden wyjątek i rozmowa schodzi na niego. Mów o ostatnim przypadku.',
    '**Rada zamiast pytania.** Najpierw zapytaj, czego druga osoba już próbowała.',
    '**Ustalenie bez terminu.** „Wrócimy do tego” nie jest ustaleniem. Podaj dzień.',
  ],
  exercise: {
    task: 'Wybierz rozmowę, którą odkładasz. Zapisz cztery zdania: fakt, skutek, pytanie i propozycję ustalenia. Każde najwyżej piętnaście słów.',
    check:
      'Wykreśl każde słowo, które ocenia osobę, a nie zdarzenie. Przeczytaj na głos; jeśli brzmi jak czytanie, skróć.',
  },
  terms: [
    ['parafraza', 'powtórzenie cudzej myśli własnymi słowami'],
    ['BATNA', 'co zrobisz, jeśli się nie dogadacie'],
    ['komunikat „ja”', 'mówi o skutku dla Ciebie, nie o winie drugiej osoby'],
  ],
  caution:
    'Ćwiczenia nie zastąpią psychologa ani prawnika. Jeśli w grę wchodzi przemoc, mobbing albo zdrowie, poszukaj pomocy specjalisty.',
};

export const management: Topic = {
  ideas: [
    'Kierowanie to głównie usuwanie niejasności. Zespół, który wie, co jest najważniejsze w tym tygodniu i po czym pozna koniec pracy, nie potrzebuje ciągłych przypomnień.',
    'Plan jest hipotezą. Jego wartość nie leży w tym, że się spełni, ale w tym, że szybko widać, kiedy przestaje być prawdziwy. Dlatego sprawdza się go krótko i często.',
    'Odpowiedzialność ma jedno imię. Zadanie przypisane dwóm osobom często nie należy do żadnej. Pomagać może wiele osób, odpowiada jedna.',
  ],
  example: {
    title: 'Projekt, który „prawie się kończy”',
    steps: [
      'Zostało 12 zadań. Zespół kończy średnio 3 tygodniowo, więc potrzebuje 4 tygodni, a termin jest za 2.',
      'Pierwsze pytanie: bez których zadań klient nadal skorzysta? Okazuje się, że bez 5.',
      'Zostaje 7 zadań, czyli nieco ponad 2 tygodnie. Nadal ciasno, ale rozmowa dotyczy już jednego zadania, nie terminu.',
      'Klient wybiera dziś, a nie w dniu terminu. Pięć odłożonych zadań dostaje własną datę.',
    ],
  },
  figure: [
    'Krótka tablica na jedno spotkanie w tygodniu:',
    '| Zadanie | Kto odpowiada | Skończone, gdy | Ryzyko |\n|---|---|---|---|\n| Formularz zapisu | Ewa | klient wyśle próbne zgłoszenie | brak tekstu zgody |\n| Cennik | Tomek | księgowość potwierdzi kwoty | urlop w piątek |\n| Szkolenie | Ola | 10 osób przejdzie ćwiczenie | sala |',
    'Kolumna „skończone, gdy” jest najważniejsza. Jeśli trudno ją wypełnić, zadanie jest jeszcze życzeniem.',
  ].join('\n\n'),
  mistakes: [
    '**Spotkanie bez decyzji.** Zapisz na początku, co ma być na końcu rozstrzygnięte.',
    '**Procent ukończenia.** „90%” trwa tygodniami. Pytaj, co zostało i od czego zależy.',
    '**Pochwała ogólna.** „Dobra robota” nie mówi, co powtarzać. Nazwij konkretne zachowanie.',
  ],
  exercise: {
    task: 'Wypisz zadania swojego zespołu lub własne na ten tydzień. Każdemu dopisz jedno imię i zdanie „skończone, gdy…”.',
    check:
      'Pokaż listę drugiej osobie. Przy każdym zadaniu, o którego koniec musi dopytać, popraw zdanie, a nie tłumacz go ustnie.',
  },
  terms: [
    ['backlog', 'uporządkowana lista tego, co można zrobić'],
    ['zakres', 'to, co wchodzi do projektu, i to, co nie wchodzi'],
    ['retrospektywa', 'rozmowa o sposobie pracy, z jednym ustaleniem'],
  ],
};

export const selfDevelopment: Topic = {
  ideas: [
    'Pamięć wzmacnia się przy przypominaniu, nie przy czytaniu. Zamknięcie książki i odpowiedź na trzy pytania daje więcej niż trzecie podkreślanie tego samego akapitu.',
    'Powtórki rozłożone w czasie wygrywają z jedną długą. Ten sam kwadrans podzielony na trzy dni zostawia trwalszy ślad, choć w danej chwili wydaje się trudniejszy.',
    'Energia nie jest równo rozłożona w ciągu dnia. Zadanie wymagające myślenia postaw tam, gdzie masz jej najwięcej, a pocztę i drobiazgi tam, gdzie i tak jest jej mało.',
  ],
  example: {
    title: 'Dwadzieścia nowych pojęć w tydzień',
    steps: [
      'Poniedziałek: 20 minut, każde pojęcie zapisujesz jako pytanie na kartce, odpowiedź na odwrocie.',
      'Wtorek: odpowiadasz bez zaglądania. 12 z 20 dobrze, 8 odkładasz na osobny stos.',
      'Czwartek: zaczynasz od ośmiu, potem cała reszta. Teraz 17 z 20.',
      'Niedziela: ostatnia runda, 19 z 20. Razem około godziny, podzielonej na cztery dni zamiast jednego wieczoru.',
    ],
  },
  figure: [
    'Plan powtórek, który mieści się w kalendarzu:',
    '| Powtórka | Kiedy | Ile | Na czym polega |\n|---|---|---|---|\n| pierwsza | następnego dnia | 10 min | odpowiadasz z pamięci |\n| druga | po 3 dniach | 10 min | najpierw to, co nie wyszło |\n| trzecia | po tygodniu | 10 min | tłumaczysz komuś na głos |\n| czwarta | po miesiącu | 5 min | trzy pytania na wyrywki |',
    'Odstępy nie muszą być co do dnia. Ważne, żeby przed każdą powtórką trochę zapomnieć, bo właśnie wysiłek przypominania uczy.',
  ].join('\n\n'),
  mistakes: [
    '**Czytanie jeszcze raz.** Daje wrażenie znajomości. Zamiast tego zamknij tekst i pisz z pamięci.',
    '**Lista na dwadzieścia punktów.** Wybierz trzy na dziś, resztę zostaw na jutro bez poczucia winy.',
    '**Telefon na biurku.** Odłóż go do innego pokoju na czas jednego bloku pracy.',
  ],
  exercise: {
    task: 'Weź ostatnią rzecz, której się uczysz. Zapisz pięć pytań, na które powinna odpowiadać, i odpowiedz na nie bez zaglądania.',
    check:
      'Porównaj odpowiedzi ze źródłem. To, czego zabrakło, wpisz do kalendarza na jutro i za trzy dni, po dziesięć minut.',
  },
  terms: [
    ['przypominanie', 'wydobywanie wiedzy z pamięci bez zaglądania'],
    ['odstęp', 'czas między powtórkami'],
    ['blok pracy', 'umówiony czas na jedną rzecz'],
  ],
};

export const languages: Topic = {
  ideas: [
    'Język w pracy składa się z powtarzalnych sytuacji: prośba, termin, pytanie, odmowa, podziękowanie. Kilka gotowych zdań na każdą daje więcej swobody niż setka pojedynczych słów.',
    'Ucz się całych zwrotów, razem z przyimkiem i szykiem. Słowo zapamiętane samo trzeba w rozmowie dopiero obudować, a na to zwykle brakuje czasu.',
    'Mów na głos, także gdy w pokoju nie ma nikogo. Zdanie wypowiedziane trzy razy wraca w rozmowie samo; zdanie tylko przeczytane zostaje na kartce.',
  ],
  example: {
    title: 'Przesunięcie terminu – minidialog',
    steps: [
      '**A: Could we move our call to Thursday?** – Czy możemy przełożyć rozmowę na czwartek?',
      '**B: Thursday works for me. Would 10 a.m. suit you?** – Czwartek mi pasuje. Czy odpowiada Ci 10:00?',
      '**A: Perfect. I’ll send you an updated invitation.** – Świetnie. Wyślę nowe zaproszenie.',
      '**B: Thanks for letting me know in advance.** – Dziękuję za informację z wyprzedzeniem.',
    ],
  },
  figure: [
    'Te same zwroty po angielsku i po niemiecku. Wybierz kolumnę języka swojego kursu:',
    '| Po polsku | Angielski | Niemiecki |\n|---|---|---|\n| Czy możemy przełożyć termin? | **Could we reschedule?** | **Könnten wir den Termin verschieben?** |\n| To mi pasuje. | **That works for me.** | **Das passt mir gut.** |\n| Oddzwonię jutro. | **I’ll call you back tomorrow.** | **Ich rufe morgen zurück.** |\n| Dziękuję za cierpliwość. | **Thank you for your patience.** | **Vielen Dank für Ihre Geduld.** |',
    'Zasłoń kolumnę obcą i powiedz zdania z polskich, potem odwrotnie. Te, przy których się zawahasz, powtórz jutro.',
  ].join('\n\n'),
  mistakes: [
    '**Tłumaczenie słowo w słowo.** Zamiast **I have a question to you** powiedz **I have a question for you** (mam do Ciebie pytanie).',
    '**Prośba jak rozkaz.** **Send me the file** zamień na **Could you send me the file, please?** (czy możesz wysłać mi plik?).',
    '**Milczenie, gdy czegoś brakuje.** Przygotuj jedno zdanie: **Could you say that again, please?** (czy możesz powtórzyć?).',
  ],
  exercise: {
    task: 'Uzupełnij: 1. **Could we ___ our meeting?** 2. **That ___ for me.** 3. **I’ll call you ___ tomorrow.** Potem powiedz wszystkie trzy na głos.',
    check:
      'Klucz: 1. **move** albo **reschedule** (przełożyć), 2. **works** (pasuje), 3. **back** (oddzwonić). W kursie niemieckiego zrób to samo ze zdaniami z tabeli.',
  },
  terms: [
    ['zwrot', 'gotowe połączenie słów, którego uczysz się w całości'],
    ['rejestr', 'stopień uprzejmości i oficjalności'],
    ['fałszywy przyjaciel', 'słowo podobne do polskiego, o innym znaczeniu'],
  ],
};

export const environment: Topic = {
  ideas: [
    'Zielona zmiana zaczyna się od pomiaru. Rachunki za energię, ciepło, wodę i odpady z ostatnich dwunastu miesięcy pokazują, gdzie firma naprawdę zużywa, a nie gdzie się o tym mówi.',
    'Najpierw nie zużywać, potem zużywać mądrzej, na końcu zastępować. Ta kolejność zwykle odpowiada też kosztom: wyłączony kompresor jest tańszy od najnowszego.',
    'Liczba bez granicy nic nie znaczy. Zapisz, których budynków, pojazdów i miesięcy dotyczy, bo inaczej za rok nie da się jej z niczym porównać.',
  ],
  example: {
    title: 'Oświetlenie w małym magazynie',
    steps: [
      'Jest 40 opraw po 58 W, świecą 10 godzin przez 250 dni: 40 × 0,058 × 2 500 = 5 800 kWh rocznie.',
      'Po zmianie na oprawy 22 W: 40 × 0,022 × 2 500 = 2 200 kWh. Oszczędność 3 600 kWh.',
      'Przy umownej cenie 1 zł za kWh to 3 600 zł rocznie. Wymiana kosztuje 9 000 zł, zwraca się w 2,5 roku.',
      'Czujnik ruchu w rzadko używanej części skraca świecenie o jedną trzecią. Najpierw sprawdź, czy to nie wystarczy.',
    ],
  },
  figure: [
    'Wzór zestawienia, które zrozumie księgowość i hala:',
    '| Źródło | Skąd dane | Jednostka | Kto uzupełnia |\n|---|---|---|---|\n| Energia elektryczna | faktury | kWh | administracja |\n| Paliwo | karty paliwowe | litry | flota |\n| Odpady | karty przekazania | kg | magazyn |\n| Woda | licznik, co miesiąc | m³ | konserwator |',
    'Przy każdej liczbie zapisz dokument, z którego pochodzi. Zestawienie bez źródeł trzeba za rok robić od nowa.',
  ].join('\n\n'),
  mistakes: [
    '**Hasło bez danych.** „Jesteśmy eko” nie jest informacją. Podaj rok, jednostkę i granicę.',
    '**Mieszanie jednostek.** kW to moc, kWh to energia. Sprawdź, co stoi na fakturze.',
    '**Jednorazowa akcja.** Zmiana bez osoby, która pilnuje licznika, cofa się po kwartale.',
  ],
  exercise: {
    task: 'Weź jedną fakturę za energię z domu albo z pracy. Policz zużycie na dzień i na osobę, a potem znajdź jedno urządzenie, które działa bez potrzeby.',
    check:
      'Zmierz przez tydzień z tym urządzeniem wyłączonym, gdy nikt go nie używa. Porównaj odczyty licznika, nie wrażenia.',
  },
  terms: [
    ['ślad węglowy', 'suma emisji z określonego zakresu i czasu'],
    ['zakres', 'granica tego, co się liczy'],
    ['rok bazowy', 'rok, z którym porównujesz następne'],
  ],
  caution:
    'Obowiązki sprawozdawcze i środowiskowe zmieniają się: aktualny stan sprawdź w urzędowych serwisach, na przykład biznes.gov.pl, a w sprawie spornej zapytaj prawnika.',
};
