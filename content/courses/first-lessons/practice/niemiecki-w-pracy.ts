import type { FirstLessonPractice } from '#domain/courses/practice/practice.ts';

export const practice: FirstLessonPractice = {
  title: 'Dwadzieścia zdań z Twojego stanowiska',
  goal: 'Sprawdzisz, co rozumiesz od ręki, i zbierzesz dwadzieścia niemieckich zdań potrzebnych w Twojej pracy.',
  leaves: 'Notes z dwudziestoma zdaniami w czterech kieszeniach: proszę, pytam, zgłaszam, obiecuję.',
  summary:
    'Sprawdzian z ośmiu zdań z pracy (A2/B1) i słownik stanowiska z pełnych zdań w czterech kieszeniach: proszę, pytam, zgłaszam, obiecuję. Przykład: Marek z magazynu i dialog przy rampie („Hier fehlt ein Karton”). Zdania mają okno na wymienne słowo i są nagrywane z trzysekundową przerwą.',
  terms: [
    {
      term: 'zuständig',
      meaning:
        'Odpowiedzialny za sprawę, właściwy; „Wer ist dafür zuständig?” to pytanie, kto się tym zajmuje.',
    },
    {
      term: 'Bescheid geben',
      meaning: 'Dać znać, poinformować: „Ich gebe Ihnen Bescheid” znaczy „dam Państwu znać”.',
    },
    {
      term: 'Hier fehlt …',
      meaning: 'Tu brakuje…: krótkie zgłoszenie braku, na przykład kartonu, faktury albo podpisu.',
    },
    { term: 'verschieben', meaning: 'Przełożyć, przesunąć: „den Termin verschieben” to przełożyć termin.' },
    {
      term: 'okno w zdaniu',
      meaning: 'Podkreślone słowo, które wymieniasz, a reszta konstrukcji zostaje bez zmian.',
    },
  ],
  questions: [
    {
      kind: 'single',
      text: 'Klientka pisze: „Bitte geben Sie mir bis Freitag Bescheid”. Czego oczekuje?',
      options: [
        'Odpowiedzi najpóźniej w piątek',
        'Spotkania w piątek rano',
        'Przełożenia sprawy na przyszły piątek',
      ],
      right: 0,
      why: '„Bescheid geben” to dać znać, a „bis Freitag” wyznacza granicę: do piątku. O spotkaniu ani o przełożeniu nie ma tu mowy.',
    },
    {
      kind: 'gap',
      text: 'Uzupełnij zgłoszenie braku podpisu: „Hier fehlt ___ Unterschrift.”',
      accepted: ['eine'],
      why: '„Unterschrift” jest rodzaju żeńskiego, dlatego „ein” z przykładu o kartonie zamienia się w „eine”.',
    },
    {
      kind: 'multiple',
      text: 'Które wpisy pasują do słownika stanowiska budowanego tą metodą?',
      options: [
        'fehlen – brakować',
        'Hier fehlt eine Rechnung. – Tu brakuje faktury.',
        'die Palette – paleta',
        'Ich rufe Sie morgen zurück. – Oddzwonię jutro.',
      ],
      right: [1, 3],
      why: 'Zbierasz pełne zdania, w których wymienia się jedno słowo. Pojedynczy rzeczownik można pokazać palcem, a sam czasownik nie załatwi sprawy na zmianie.',
    },
  ],
  exercise: {
    task: 'Wypisz po polsku osiem zdań, których brakuje Ci w pracy po niemiecku (po dwa na każdą kieszeń: proszę, pytam, zgłaszam, obiecuję), a obok ich niemieckie wersje. W każdym zaznacz wielkimi literami słowo, które można wymienić. Z czterech wybranych zdań ułóż minidialog na swoim stanowisku, pięć kwestii z polskim tłumaczeniem. Na końcu napisz, ile z ośmiu zdań sprawdzianu udało Ci się zrozumieć i które wymaga powtórki.',
    hint: 'Przypomnij sobie najgorszą rozmowę ostatniego miesiąca: czego wtedy zabrakło? Zamiast nazwisk klientów wpisz zmyślone.',
    minutes: 35,
  },
};
