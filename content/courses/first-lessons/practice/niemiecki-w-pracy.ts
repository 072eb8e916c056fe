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
  state: {
    now: 'Przykład: Marek pracuje w magazynie pod Zieloną Górą, który wysyła części do Saksonii. Po trzech dniach zapisywania miał siedemnaście zdań, do dwudziestu dobił, przypominając sobie najgorszy telefon miesiąca. Jego polskie zdania: „nie dojechało”, „brakuje jednej sztuki”, „kto to podpisał?”, „oddzwonię za dziesięć minut”.\nSprawdzian, osiem zdań: Könnten Sie das bitte noch einmal wiederholen? / Die Lieferung verspätet sich um zwei Stunden. / Wer ist bei Ihnen dafür zuständig? / Bitte geben Sie mir bis Freitag Bescheid. / Ich bin heute krankgeschrieben. / Das habe ich schon erledigt. / Können wir den Termin auf Donnerstag verschieben? / Die Maschine läuft seit heute Morgen nicht mehr.\nCztery kieszenie: proszę – Könnten Sie mir kurz helfen? pytam – Wo finde ich die Unterlagen? zgłaszam – Hier fehlt ein Karton. obiecuję – Ich rufe Sie in zehn Minuten zurück.\nDialog przy rampie:\n– Guten Morgen, hier fehlt ein Karton.\n– Sind Sie sicher? Auf dem Lieferschein stehen zwölf.\n– Ja, ich habe zweimal gezählt. Es sind nur elf.\n– Wer ist bei Ihnen dafür zuständig?\n– Frau Lange. Ich gebe ihr sofort Bescheid.\nZamiany: Hier fehlt eine Rechnung (biuro), Hier fehlt eine Unterschrift (oddział); przy rodzaju żeńskim ein → eine.\nNotes: zeszyt z czterema stronami po pięć zdań, po polsku i po niemiecku, według zasad: krótko, z oknem (podkreślone słowo do wymiany, np. zehn), sprawdzone. Notes urośnie do trzystu zwrotów.\nNagranie dwudziestki: polskie zdanie, trzy sekundy ciszy, niemieckie zdanie; słuchane codziennie do końca tygodnia z zamianą okna w trzech zdaniach.',
    concepts: [
      'sprawdzian: intencja, nie słowo w słowo',
      'pełne zdanie zamiast rzeczownika',
      'cztery kieszenie: proszę, pytam, zgłaszam, obiecuję',
      'okno w zdaniu',
      'Hier fehlt ein / eine…',
      'ein → eine przy rodzaju żeńskim',
      'dialog: zgłoszenie, wątpliwość, dowód, osoba',
      'notes stanowiska',
      'nagranie z trzysekundową przerwą',
      'zasady: krótko, z oknem, sprawdzone',
    ],
    words: [
      'Könnten Sie das bitte noch einmal wiederholen?',
      'Könnten Sie mir kurz helfen?',
      'Wo finde ich die Unterlagen?',
      'Hier fehlt ein Karton.',
      'Hier fehlt eine Unterschrift.',
      'Hier fehlt eine Rechnung.',
      'Ich rufe Sie in zehn Minuten zurück.',
      'Es sind nur elf.',
      'Wer ist bei Ihnen dafür zuständig?',
      'Ich gebe ihr sofort Bescheid.',
      'Bitte geben Sie mir bis Freitag Bescheid.',
      'Die Lieferung verspätet sich um zwei Stunden.',
      'Können wir den Termin auf Donnerstag verschieben?',
      'Das habe ich schon erledigt.',
      'Ich bin heute krankgeschrieben.',
      'Die Maschine läuft seit heute Morgen nicht mehr.',
      'Lieferschein (dowód dostawy)',
      'Ich habe zweimal gezählt.',
      'Sind Sie sicher?',
      'noch – jeszcze, schon – już, nicht – nie',
    ],
  },
};
