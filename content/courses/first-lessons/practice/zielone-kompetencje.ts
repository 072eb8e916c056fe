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
};
