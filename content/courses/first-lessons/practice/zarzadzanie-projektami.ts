import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Od „trzeba by” do pięciu zdań',
  goal: 'Rozpoznasz, czy sprawa jest projektem, i zapiszesz jej korzyść, cel, kryteria i osobę decydującą.',
  leaves: 'Kartka z pięcioma zdaniami o projekcie i imionami osób, które znają brakujące odpowiedzi.',
  summary:
    'Projekt odróżniają trzy pytania: koniec, nowość, kilka osób. Cel to stan do sprawdzenia, korzyść to powód wydatku, czynność może się zmienić. Hanna z Gliwic zamienia „trzeba by się przenieść” w pięć zdań: korzyść, cel z datą, kryteria tak/nie, co ważniejsze, kto decyduje i prowadzi.',
  terms: [
    {
      term: 'projekt',
      meaning:
        'Praca z końcem, robiona w tej postaci pierwszy raz, wymagająca kilku osób spoza codziennego układu.',
    },
    {
      term: 'korzyść',
      meaning: 'Powód, dla którego ktoś wyda na projekt pieniądze; sprawdza się ją zwykle już po jego końcu.',
    },
    {
      term: 'cel projektu',
      meaning: 'Stan, który da się osiągnąć i sprawdzić w podanym terminie; nie czynność.',
    },
    {
      term: 'kryterium sukcesu',
      meaning: 'Zdanie, na które po czasie odpowiada się „tak” lub „nie”, bez dyskusji.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Które zdanie jest kryterium sukcesu?',
      options: [
        'Przeprowadzka przebiegnie sprawnie i w dobrej atmosferze',
        'Zorganizujemy przewóz mebli, sprzętu i archiwum',
        'W dniu przenosin poczta nie działa najwyżej pół dnia',
        'Zespół będzie zadowolony z nowego biura',
      ],
      right: 2,
      why: 'Na to zdanie odpowiada się „tak” albo „nie”. „Sprawnie” i „zadowolony” każdy rozumie inaczej, a przewóz mebli to czynność.',
    },
    {
      kind: 'order',
      text: 'Ułóż wypowiedzi Hanny od parteru do najwyższego piętra.',
      items: [
        'Przeprowadzić biuro',
        'Mieć własną salę szkoleniową',
        'Prowadzić dwa szkolenia tygodniowo więcej',
      ],
      why: 'Czynność służy celowi, a cel korzyści. Czynność można wymienić, na przykład gdy zwolni się piętro w tym samym budynku.',
    },
    {
      kind: 'single',
      text: 'Comiesięczne fakturowanie pochłania pół działu. Dlaczego nie jest projektem?',
      options: ['Bo nie ma końca', 'Bo nie wymaga pieniędzy', 'Bo robi je zbyt mało osób'],
      right: 0,
      why: 'Praca powtarzana bez końca jest stałą pracą, choćby trudną i dużą. Projektem mogłaby być zmiana programu do faktur.',
    },
  ],
  exercise: {
    task: 'Wybierz sprawę, którą ktoś zlecił Ci słowami „trzeba by”, albo przeprowadzkę biura z lekcji. Odpowiedz na trzy pytania: koniec, nowość, kilka osób. Wejdź dwa piętra w górę pytaniem „po co?” i podaj jeden inny sposób na tę samą korzyść. Wypełnij pięć zdań, z dwoma do czterech kryteriów tak/nie. Puste miejsca oznacz rolą osoby, która zna odpowiedź, i napisz zdanie, którym zaczniesz rozmowę ze zleceniodawcą.',
    hint: 'Jeśli cel zaczyna się od „przeprowadzić”, „zorganizować”, „wdrożyć”, to jeszcze parter. Zapytaj: i co wtedy będzie inaczej?',
    minutes: 30,
  },
};
