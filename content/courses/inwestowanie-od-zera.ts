import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'inwestowanie-od-zera',
  title: 'Inwestowanie od zera: spokojnie i ze zrozumieniem',
  category: 'Inwestowanie',
  tags: ['inwestowanie', 'obligacje skarbowe', 'akcje', 'fundusze', 'ryzyko', 'podatek Belki'],
  imageUrl: 'https://images.unsplash.com/photo-1611974789855-9c2a0a7236a3?w=400',
  price: 199.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 15 godzin',
  certificate: false,
  description:
    'Zrozumiesz, czym różni się oszczędzanie od inwestowania, ile kosztują prowizje i dlaczego obietnica zysku bez ryzyka powinna Cię zaniepokoić. Poznasz obligacje, akcje, fundusze i ETF-y, policzysz podatek i spiszesz własne zasady, zanim zainwestujesz pierwszą złotówkę. To wiedza, nie porada inwestycyjna.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Zanim zaczniesz: długi, poduszka i pieniądze, których nie ruszysz',
    'Inflacja i procent składany na prawdziwych liczbach',
    'Ryzyko po ludzku: zmienność, strata trwała, horyzont',
    'Lokata i obligacje skarbowe: rodzaje, odsetki, wcześniejszy wykup',
    'Akcje: co kupujesz, gdy kupujesz kawałek spółki',
    'Fundusze inwestycyjne i ETF-y: kto zarządza i ile za to bierze',
    'Złoto, nieruchomości, kryptoaktywa: co obiecują, a czego nie mówią',
    'Rachunek maklerski: otwarcie, zlecenia, opłaty, bezpieczeństwo',
    'Podatek od zysków kapitałowych i PIT-38 bez paniki',
    'IKE i IKZE jako opakowanie na inwestycje',
    'Psychologia inwestora: strach, chciwość i grupy na komunikatorach',
    'Oszustwa inwestycyjne: lista ostrzeżeń KNF i dziesięć sygnałów alarmowych',
    'Twoje zasady inwestowania na jednej kartce',
  ],
  forWho: [
    'Masz odłożone kilka pensji i widzisz, że na koncie tracą na wartości.',
    'Słyszysz o ETF-ach i obligacjach, kiwasz głową, a po cichu sprawdzasz w wyszukiwarce.',
    'Ktoś namawia Cię na „pewny zysk”, a Ty chcesz umieć ocenić to samodzielnie.',
    'Pierwsze zlecenie na giełdzie dopiero przed Tobą i boisz się zacząć od błędu.',
  ],
  whatYouGet: [
    'Umiejętność przeczytania dokumentu KID i znalezienia w nim opłat oraz poziomu ryzyka.',
    'Kalkulator w arkuszu, który pokazuje wynik po prowizjach, podatku i inflacji.',
    'Spisane zasady: cel, horyzont, dopuszczalna strata i to, czego nie kupujesz nigdy.',
    'Własny słownik pojęć, w którym każde opisujesz jednym zdaniem i przykładem.',
    'Procedurę sprawdzania firmy w rejestrach i na liście ostrzeżeń publicznych KNF.',
  ],
  faq: [
    {
      q: 'Czy wskażecie konkretne papiery do kupienia?',
      a: 'Nie. To nie jest porada inwestycyjna ani rekomendacja, a przykłady służą wyłącznie nauce liczenia i porównywania. Decyzje i ich ryzyko, łącznie z utratą części lub całości pieniędzy, pozostają po Twojej stronie.',
    },
    {
      q: 'Od jakiej kwoty warto zacząć?',
      a: 'Żadnej nie trzeba, żeby ukończyć kurs, bo ćwiczysz na przykładach liczonych w arkuszu. Obligację oszczędnościową Skarbu Państwa można kupić za 100 zł, ale jeden z pierwszych modułów mówi wprost, kiedy lepiej najpierw spłacić kartę.',
    },
    {
      q: 'Czy lekcje obejmują handel krótkoterminowy?',
      a: 'Wyjaśniamy, czym są dźwignia, CFD i day trading, oraz dlaczego większość osób prywatnych traci na nich pieniądze. Strategii spekulacyjnych nie uczymy.',
    },
  ],
};
