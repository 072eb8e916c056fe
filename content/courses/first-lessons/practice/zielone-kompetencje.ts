import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Czajnik, klimat i trzy różne pytania',
  goal: 'Policzysz energię zwykłej czynności i odróżnisz wpływ na klimat, zasoby i bioróżnorodność.',
  leaves: 'Rachunek energii dla czajnika i trzy przedmioty opisane w trzech kolumnach ze źródłem wiedzy.',
  summary:
    'Na czajniku z biura pani Bożeny w Chełmie policzono energię (336 kJ, czyli ok. 0,093 kWh na litr od 20 do 100 stopni). Rozdzielono klimat, zasoby i bioróżnorodność, pokazano, że pomysł może pomagać jednemu, a szkodzić drugiemu. Trzy pytania: o czym, w porównaniu z czym, skąd wiemy.',
  terms: [
    { term: 'kilowatogodzina', meaning: 'Jednostka energii z rachunku za prąd, równa 3600 kilodżuli.' },
    {
      term: 'klimat a pogoda',
      meaning:
        'Pogoda to stan dzisiejszy; klimat mówi na podstawie lat obserwacji, czego można się spodziewać.',
    },
    {
      term: 'zasoby',
      meaning: 'Materiały, woda i paliwa: pytanie, z czego coś jest i na jak długo wystarczy.',
    },
    { term: 'bioróżnorodność', meaning: 'Rozmaitość gatunków, odmian i całych siedlisk.' },
  ],
  questions: [
    {
      kind: 'gap',
      text: 'Zagotowanie dwóch litrów wody od 20 stopni wymaga, bez strat, około ___ kWh (do setnych).',
      accepted: ['0,19', '0.19', '0,186', '0,187'],
      why: 'Litr to 336 kJ, czyli około 0,093 kWh. Dwa litry potrzebują dwa razy więcej, niezależnie od mocy czajnika.',
    },
    {
      kind: 'single',
      text: 'Firma wymienia działający czajnik na nowszy, zużywający trochę mniej prądu. Co najtrafniej opisuje skutek?',
      options: [
        'Korzyść pod każdym względem, bo nowszy sprzęt jest oszczędniejszy',
        'Drobny zysk dla klimatu i strata w zasobach',
        'Brak jakiegokolwiek skutku, bo czajnik jest mały',
      ],
      right: 1,
      why: 'Mniej prądu to trochę mniej emisji, ale wyrzucono sprawny sprzęt, a nowy wymagał materiałów. Te dwa wpływy ocenia się osobno.',
    },
    {
      kind: 'multiple',
      text: 'Które wypowiedzi podają, w porównaniu z czym i skąd to wiadomo?',
      options: [
        'Ten papier jest po prostu bardziej ekologiczny.',
        'Z odczytów licznika: w lutym zużyliśmy mniej niż w lutym rok temu.',
        'Według etykiet nowa lodówka zużywa rocznie mniej niż nasza obecna.',
        'Wszyscy wiedzą, że druk szkodzi przyrodzie.',
      ],
      right: [1, 2],
      why: 'Jest w nich punkt odniesienia i źródło: licznik albo etykieta. Pozostałe dwie to wrażenia podane jak pewniki.',
    },
  ],
  exercise: {
    task: 'Policz energię zagotowania takiej ilości wody, jaką naprawdę nalewasz, i takiej, jaką wypijasz; podaj różnicę na tydzień wraz z założeniami. Następnie opisz trzy przedmioty ze swojego miejsca pracy lub domu w trzech kolumnach: klimat, zasoby, bioróżnorodność. Przy każdej komórce dopisz: pomiar, rachunek czy wrażenie, albo znak zapytania i osobę, która wie. Zakończ jednym pomysłem, który pomaga jednemu, a może zaszkodzić drugiemu.',
    hint: 'Wodę zmierz kubkiem: cztery kubki po ćwierć litra to litr. Wzór: litry × różnica stopni × 4,2 / 3600.',
    minutes: 25,
  },
  state: {
    now: 'Przykład: biuro rachunkowe pani Bożeny w Chełmie, siedem osób, czajnik na 1,7 litra; każda osoba zalewa kubek (ćwierć litra), a wody nalewa się do pełna. Pan Ryszard – miejscowy sceptyk.\nRachunek w notesie:\n4,2 kJ × 80 = 336 kJ na litr (od 20 do 100 stopni)\n1 kWh = 3600 kJ\n336 / 3600 ≈ 0,093 kWh na litr\nKubek około 0,023 kWh, cały czajnik mniej więcej 0,16 kWh; przy zalaniu jednego kubka przepada blisko sześć siódmych energii (1,45 ÷ 1,7 ≈ 0,85), jeśli reszta ostygnie. Prawdziwy czajnik zużyje trochę więcej. Ogrzewanie biura zużywa wielokrotnie więcej niż czajnik.\nTrzy słowa: klimat (a pogoda), zasoby („z czego i na jak długo”), bioróżnorodność. Emisje na przeciętną kilowatogodzinę w Polsce podaje co roku KOBiZE; wskaźnik zapisuje się z rokiem (lekcja go nie podaje).\nTabela pomysłów (klimat / zasoby / bioróżnorodność):\nnowy, oszczędniejszy czajnik: drobny zysk / strata, jeśli stary działa / prawie bez zmian\ndruk dwustronny: drobny zysk / zysk / pośredni zysk\nłąka zamiast trawnika: drobny zysk / zysk na paliwie / wyraźny zysk\nobniżyć temperaturę na noc: wyraźny zysk / zysk na paliwie / zależy, czym się grzeje\n„Drobny” i „wyraźny” to przypuszczenia dla tego biura.\nZasada Bożeny, trzy pytania: 1. O którym z trzech mówimy? 2. W porównaniu z czym? 3. Skąd to wiemy: pomiar, rachunek czy wrażenie?\nNotes: pierwsza strona – rachunek dla czajnika, druga – trzy przedmioty czytelnika w trzech kolumnach, znak zapytania przy niewiadomych. Dalej tym samym sposobem: rachunek za prąd, budynek, kosz na śmieci.',
    concepts: [
      'energia ogrzania wody: 4,2 kJ na litr i stopień',
      'kilowatogodzina = 3600 kJ',
      'najpierw policz, ile czego jest',
      'klimat a pogoda',
      'emisje zależą od źródła prądu',
      'zasoby',
      'bioróżnorodność',
      'pomysł może pomagać jednemu, a szkodzić drugiemu',
      'trzy pytania w sporze',
      'pomiar, rachunek, wrażenie',
    ],
    words: [
      'kilodżul (kJ)',
      'kilowatogodzina (kWh)',
      'energia',
      'emisje',
      'dwutlenek węgla',
      'metan',
      'klimat',
      'pogoda',
      'zasoby',
      'bioróżnorodność',
      'siedlisko',
      'KOBiZE',
      'wskaźnik z rokiem',
      'pomiar',
      'rachunek',
      'wrażenie',
      'w porównaniu z czym',
      'drobny zysk',
      'wyraźny zysk',
      'notes z trzema kolumnami',
    ],
  },
};
