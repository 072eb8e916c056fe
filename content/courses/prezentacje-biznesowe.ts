import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'prezentacje-biznesowe',
  title: 'Prezentacje biznesowe, które prowadzą do decyzji',
  category: 'Umiejętności miękkie',
  tags: ['prezentacje', 'PowerPoint', 'wystąpienia publiczne', 'storytelling', 'wizualizacja danych'],
  imageUrl: 'https://images.unsplash.com/photo-1557804506-669a67965ba0?w=400',
  price: 209.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 10 godzin',
  certificate: true,
  description:
    'Przygotujesz prezentację, po której zarząd, klient albo zespół wie, co ma postanowić. Zaczniesz od jednego zdania, ułożysz argumenty w logiczną opowieść, zamienisz tabele w wykresy z wnioskiem w tytule, a potem wystąpisz bez czytania ze slajdów i odpowiesz na pytania z sali.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Jedno zdanie, po którym widać, czego chcesz od słuchaczy',
    'Kto siedzi po drugiej stronie: decydent, sceptyk, ekspert, przypadkowy gość',
    'Układ od wniosku: zasada piramidy i szkic na karteczkach',
    'Tytuł slajdu jako teza, a nie etykieta',
    'Slajd bez tłoku: siatka, kontrast, krój pisma, zdjęcie z prawem do użycia',
    'Wykres z wnioskiem: słupki, linie i pułapki osi',
    'Wzorzec w PowerPoincie i Prezentacjach Google: pracujesz raz, używasz latami',
    'Otwarcie i zakończenie, które pamięta się po lunchu',
    'Głos, tempo, pauza: ćwiczenia z telefonem w ręku',
    'Prezentacja zdalna i dokument do przeczytania bez Ciebie',
    'Pytania, ataki, cisza: dziesięć trudnych minut po ostatnim slajdzie',
  ],
  forWho: [
    'Przygotowujesz raporty, oferty lub rekomendacje i masz poczucie, że giną w trzydziestu slajdach.',
    'Wiesz dużo o swoim temacie, ale na sali mówisz szybciej, ciszej i dwa razy dłużej, niż było w planie.',
    'Awansujesz i po raz pierwszy będziesz przekonywać ludzi wyżej postawionych.',
    'Prezentujesz głównie przez ekran, do wyłączonych kamer.',
  ],
  whatYouGet: [
    'Prezentację na Twój prawdziwy temat, przebudowaną od szkicu po ostatni slajd.',
    'Własny wzorzec slajdów z układami, których używasz najczęściej.',
    'Trzy przeróbki wykresów „przed i po” wykonane na danych z Twojej pracy.',
    'Plan próby generalnej: co ćwiczyć na tydzień, dzień i godzinę przed wystąpieniem.',
    'Spis dwudziestu pytań, które mogą paść, z krótkimi odpowiedziami.',
    'Zaświadczenie o ukończeniu kursu prezentacji biznesowych wydane przez Szlak.',
  ],
  faq: [
    {
      q: 'W jakim programie pracujemy?',
      a: 'Przykłady opisujemy dla PowerPointa i Prezentacji Google, a większość zasad przeniesiesz do Keynote czy Canvy. Do ćwiczeń wystarczy wersja bezpłatna, działająca w przeglądarce.',
    },
    {
      q: 'Czy da się pokonać tremę, czytając?',
      a: 'Samo czytanie nie wystarczy, dlatego wiele zadań polega na mówieniu: do lustra, do dyktafonu, do dwóch znajomych. Trema raczej nie zniknie, ale przestanie Tobą kierować.',
    },
    {
      q: 'Czy mogę pracować na poufnych danych firmy?',
      a: 'Możesz, bo plików nigdzie nie wysyłasz: ćwiczenia robisz na własnym komputerze. Jeśli korzystasz przy nich z zewnętrznych narzędzi AI, najpierw zastąp liczby i nazwy zmyślonymi.',
    },
  ],
};
