// Sentences and steps about the formal way into an occupation, four of each as in phrases.ts.
import type { Step } from './fields/field.ts';
import type { Four } from './phrases.ts';

export type WayKind = 'licence' | 'studies' | 'school' | 'open';

/** After the field's own gap. `{uprawnienie}`: the licence by its name. */
export const FORMAL_GAPS: Record<WayKind, Four<string>> = {
  licence: [
    'Od strony formalnej potrzebne będzie jeszcze: {uprawnienie}.',
    'Z dokumentów na liście do zdobycia jest: {uprawnienie}.',
    'Do samodzielnej pracy trzeba dołożyć: {uprawnienie}.',
    'Wśród formalności najważniejsze jest: {uprawnienie}.',
  ],
  studies: [
    'Formalnie najwięcej zależy od ukończenia odpowiednich studiów.',
    'Bez studiów w tym kierunku trudno o etat.',
    'Dyplom uczelni jest tu zwykle warunkiem wejścia.',
    'Trzeba też liczyć się z kilkoma latami studiów.',
  ],
  school: [
    'Pomoże szkoła lub kurs kwalifikacyjny z tej dziedziny.',
    'Świadectwo ukończenia szkoły o tym profilu ułatwi pierwszą rozmowę.',
    'Formalną stronę załatwi szkoła zawodowa albo kurs z egzaminem.',
    'Warto uzupełnić wykształcenie choćby krótkim kursem kwalifikacyjnym.',
  ],
  open: [
    'Dyplom nie jest tu warunkiem, liczy się to, co potrafisz pokazać.',
    'Formalnych przeszkód jest mało, więc o wejściu decyduje próba.',
    'Papiery schodzą na drugi plan wobec chęci do nauki na miejscu.',
    'Nie trzeba wracać do szkoły, wystarczy dobrze zacząć.',
  ],
};

/** The step of a path that leads through its formal way in. */
export const FORMAL_STEPS: Record<WayKind, Four<Step>> = {
  licence: [
    [
      'Sprawdzenie drogi do uprawnień',
      '1–2 tygodnie',
      'Ustal u źródła, kto wydaje dokument, czego wymaga i jak długo się czeka: {uprawnienie}. Krok kończy się listą terminów.',
    ],
    [
      'Plan zdobycia dokumentów',
      '2–3 tygodnie',
      'Rozpisz po kolei szkolenie, badania i egzamin, których wymaga ten zawód: {uprawnienie}. Zadzwoń w dwa miejsca i porównaj warunki.',
    ],
    [
      'Rozmowa o formalnościach',
      '1–2 tygodnie',
      'Zapytaj kogoś, kto już to ma, na co uważać po drodze: {uprawnienie}. Zapisz, co można załatwić wcześniej.',
    ],
    [
      'Zapis na szkolenie z egzaminem',
      '3–6 tygodni',
      'Wybierz uczciwy ośrodek po rozmowie z jego absolwentem i sprawdź, czy daje właśnie to: {uprawnienie}.',
    ],
  ],
  studies: [
    [
      'Porównanie programów studiów',
      '2–3 tygodnie',
      'Zestaw trzy uczelnie: przedmioty, praktyki i tryb nauki. Krok kończy się wyborem dwóch, na które warto złożyć dokumenty.',
    ],
    [
      'Rozmowa z osobą po tych studiach',
      '1–2 tygodnie',
      'Zapytaj, które przedmioty były najtrudniejsze i co z nich zostaje w pracy. Porównaj to ze swoimi mocnymi stronami.',
    ],
    [
      'Przygotowanie do rekrutacji',
      '6–10 tygodni',
      'Sprawdź, co liczy się przy przyjęciu, i rozłóż powtórkę na tygodnie. Poznasz postęp po próbnych zadaniach.',
    ],
    [
      'Udział w dniu otwartym uczelni',
      '1–2 tygodnie',
      'Pójdź na wykład próbny lub zajęcia w pracowni. Zapisz, czy wyobrażasz sobie tam kilka lat nauki.',
    ],
  ],
  school: [
    [
      'Wybór szkoły lub kursu kwalifikacyjnego',
      '2–3 tygodnie',
      'Sprawdź bezpłatne szkoły i kursy w okolicy oraz terminy naboru. Krok kończy się złożonym zgłoszeniem.',
    ],
    [
      'Wizyta na warsztatach szkolnych',
      '1–2 tygodnie',
      'Umów się na dzień otwarty i obejrzyj, na jakim sprzęcie odbywa się nauka. Porozmawiaj z kimś z ostatniej klasy.',
    ],
    [
      'Sprawdzenie kwalifikacji w ofertach',
      '1–2 tygodnie',
      'Przejrzyj dziesięć ogłoszeń i zaznacz, jakiego świadectwa naprawdę wymagają. Na tej podstawie wybierz najkrótszą drogę.',
    ],
    [
      'Rozłożenie nauki na wieczory',
      '3–4 tygodnie',
      'Ułóż tydzień tak, by zmieściły się zajęcia zaoczne i odpoczynek. Wypróbuj ten plan przed zapisaniem się.',
    ],
  ],
  open: [
    [
      'Pierwsze zgłoszenie do pracodawcy',
      '1–2 tygodnie',
      'Wybierz miejsce, które przyjmuje osoby bez doświadczenia, i napisz krótko, dlaczego właśnie tam. Umów się na rozmowę.',
    ],
    [
      'Pięć dopracowanych zgłoszeń',
      '2–4 tygodnie',
      'Przygotuj krótkie zgłoszenie pod każdą ofertę osobno. Po rozmowach zapisz pytania, które padły.',
    ],
    [
      'Ustalenie warunków próby',
      '1–2 tygodnie',
      'Zapytaj o okres próbny, szkolenie i umowę. Zgódź się dopiero, gdy wiesz, kto będzie Cię uczyć.',
    ],
    [
      'Poszukanie osoby, która wprowadzi w pracę',
      '2–3 tygodnie',
      'Zapytaj wśród znajomych i w lokalnych grupach o kogoś, kto pokaże początki. Zaproponuj pomoc w zamian za naukę.',
    ],
  ],
};

export const EDUCATION: Record<string, Four<string>> = {
  bez_wymogow: [
    'Bez wymogu wykształcenia',
    'Gotowość do nauki na miejscu zamiast dyplomu',
    'Chęci i rzetelność cenione wyżej niż szkoła',
    'Dowolne wykształcenie',
  ],
  podstawowe: [
    'Ukończona szkoła podstawowa',
    'Świadectwo szkoły podstawowej',
    'Wykształcenie co najmniej podstawowe',
    'Szkoła podstawowa jako minimum',
  ],
  branzowe: [
    'Szkoła branżowa lub kurs kwalifikacyjny',
    'Kwalifikacja zawodowa potwierdzona egzaminem',
    'Przyuczenie albo szkoła branżowa',
    'Świadectwo szkoły zawodowej mile widziane',
  ],
  srednie: [
    'Wykształcenie średnie',
    'Technikum, liceum lub szkoła branżowa drugiego stopnia',
    'Świadectwo szkoły średniej',
    'Ukończona szkoła ponadpodstawowa',
  ],
  policealne: [
    'Szkoła policealna',
    'Dyplom szkoły policealnej',
    'Nauka w szkole policealnej po średniej',
    'Policealny dyplom zawodowy',
  ],
  licencjat_inzynier: [
    'Studia pierwszego stopnia',
    'Dyplom licencjata lub inżyniera',
    'Ukończone studia licencjackie albo inżynierskie',
    'Wykształcenie wyższe pierwszego stopnia',
  ],
  magister: [
    'Studia magisterskie',
    'Dyplom magistra',
    'Jednolite lub dwustopniowe studia wyższe',
    'Wykształcenie wyższe magisterskie',
  ],
};
