import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Dosyć pracy, firmy czy szefa',
  goal: 'Ustalisz, na której z pięciu warstw pracy leży kłopot, i zapiszesz diagnozę z warunkiem zmiany zdania.',
  leaves: 'Tabela chwil na plus i minus z numerami warstw oraz akapit diagnozy z warunkiem.',
  summary:
    'Pracę dzieli się na pięć warstw: warunki, ludzie, firma, treść zajęć, branża. Iwona (dyrektor), Paweł (nocki) i Renia (treść zajęć farmaceutki) mówią to samo, a potrzebują czego innego. Tydzień notatek +/−, próba różdżki, uwaga na przeciążenie i diagnoza z warunkiem zmiany zdania.',
  terms: [
    {
      term: 'pięć warstw pracy',
      meaning:
        'Warunki, ludzie, firma, treść zajęć, branża: od najłatwiejszej do wymiany do najtrudniejszej.',
    },
    {
      term: 'próba różdżki',
      meaning:
        'Wyobrażenie, że warstwa 1, 2 albo 3 jest naprawiona, i pytanie, czy chce się wtedy wracać do pracy.',
    },
    { term: 'diagnoza z warunkiem', meaning: 'Wniosek z podanym zdarzeniem, po którym zmienisz zdanie.' },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Księgowa lubi swoje zajęcia, a męczy ją sprzedaż mebli i rytm tej branży. Jaka najmniejsza zmiana usunie kłopot?',
      options: [
        'Nauka nowego zawodu od podstaw',
        'Rozmowa z szefem o godzinach pracy',
        'Księgowość w innej branży',
        'Długi urlop i powrót na to samo miejsce',
      ],
      right: 2,
      why: 'Kłopot leży w piątej warstwie, a czwarta jest w porządku. Treść zajęć można zabrać ze sobą.',
    },
    {
      kind: 'single',
      text: 'W notatkach minusy są we wszystkich warstwach, a plusów brak, także poza pracą. Co to najpewniej znaczy?',
      options: [
        'Może to być przeciążenie i nie czas na decyzje',
        'Branża jest źle dobrana i trzeba ją zmienić od razu',
        'Notatki prowadzono zbyt dokładnie',
      ],
      right: 0,
      why: 'Przemęczenie odbiera smak wszystkiemu naraz, więc nie wskazuje warstwy. Najpierw odpoczynek i rozmowa ze specjalistą, potem nowe notatki.',
    },
    {
      kind: 'order',
      text: 'Ułóż warstwy od najłatwiejszej do najtrudniejszej w wymianie.',
      items: ['warunki', 'ludzie', 'firma', 'treść zajęć', 'branża'],
      why: 'Godziny zmieni czasem jedna rozmowa, a szefa i zwyczaje firmy inny pracodawca. Dwie ostatnie warstwy każą myśleć o innym zawodzie albo rynku.',
    },
  ],
  exercise: {
    task: 'Zapisz co najmniej osiem chwil z ostatnich dni pracy (albo ostatniej pracy): pora, plus lub minus, jedno zdanie, numer warstwy. Policz minusy i plusy w warstwach, wykonaj próbę różdżki i opisz jej wynik w dwóch zdaniach. Ułóż akapit diagnozy według wzoru z lekcji, z dwiema chwilami na każdą tezę i warunkiem, przy którym zmienisz zdanie. Nie podawaj nazw firm ani nazwisk.',
    hint: 'Jeśli wszystkie chwile to minusy, poszukaj drobiazgów: kiedy ostatnio czas minął szybciej, niż się wydawało?',
    minutes: 30,
  },
  state: {
    now: 'Trzy osoby mówią „Mam tego dosyć, idę do IT”: Iwona, nauczycielka z Ełku (lubi lekcje, dosyć ma dyrektora; przeszła do szkoły dwie ulice dalej); Paweł, logistyk spod Wrocławia (lubi zawód i zespół, nie znosi pracy w nocy; w innej firmie nocek nie ma); Renia, farmaceutka (miła kierowniczka, dobry grafik, od trzech lat liczy minuty przy okienku; o zegarku zapomina przy układaniu danych o zamówieniach).\nPięć warstw: 1 warunki, 2 ludzie, 3 firma, 4 treść zajęć, 5 branża; im wyżej na liście kłopot, tym tańsze wyjście.\nPoczątek notatek Reni (Chwila | Znak | Co się działo | Warstwa):\npn 9:15 | − | czwarty raz ta sama kolejka do okienka | 4\npn 14:00 | + | tabela zamówień wreszcie się zgadza | 4\nwt 11:30 | − | nowy system bez szkolenia | 3\nśr 8:00 | + | kawa i rozmowa z kierowniczką | 2\nPróba różdżki: Renia z wymarzonym grafikiem i podwyżką czuje ulgę, ale w poniedziałek nie chce jej się wstać – kłopot leży niżej.\nWzór diagnozy:\nNajwięcej energii odbiera mi warstwa [numer i nazwa], na przykład gdy [dwie chwile z notatek].\nNajwięcej daje mi [co], na przykład gdy [dwie chwile].\nDlatego zaczynam od [rozmowy / zmiany firmy / sprawdzania innej branży].\nZmienię zdanie, jeśli przez miesiąc [co się wydarzy].\nRenia: „Dlatego zaczynam od sprawdzania pracy z danymi w ochronie zdrowia. Zmienię zdanie, jeśli przez miesiąc układania raportów po godzinach ani razu nie stracę poczucia czasu”.\nCzytelnik notuje przez pięć dni pracy. Przy minusach wszędzie i bez plusów: lekarz lub psycholog, odpoczynek, potem tydzień notatek od nowa.\nZapowiedź: od plusów zacznie się inwentarz umiejętności.',
    concepts: [
      'pięć warstw pracy',
      'im wyżej kłopot, tym tańsze wyjście',
      'treść zajęć a branża',
      'tydzień notatek plus/minus',
      'liczenie minusów w warstwach',
      'próba różdżki',
      'ulga bez ciekawości',
      'zmęczenie, które udaje odpowiedź',
      'diagnoza z warunkiem zmiany zdania',
      'plan ucieczki a kierunek',
    ],
    words: [
      'warunki',
      'ludzie',
      'firma',
      'treść zajęć',
      'branża',
      'warstwa',
      'plus',
      'minus',
      'chwila',
      'energia',
      'próba różdżki',
      'ulga',
      'ciekawość',
      'przeciążenie',
      'diagnoza',
      'warunek',
      'zmienię zdanie, jeśli',
      'byle nie tam',
      'zmiana pracodawcy',
    ],
  },
};
