import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'java-i-spring-boot',
  title: 'Java i Spring Boot: aplikacja gotowa na produkcję',
  category: 'Backend',
  tags: [
    'Java',
    'Spring Boot',
    'Hibernate',
    'architektura aplikacji',
    'bezpieczeństwo',
    'testy integracyjne',
  ],
  imageUrl: 'https://images.unsplash.com/photo-1605379399642-870262d3d051?w=400',
  price: 399.0,
  currency: 'PLN',
  level: 'zaawansowany',
  duration: 'około 40 godzin',
  certificate: true,
  description:
    'System rezerwacji wizyt w przychodni, który zbudujesz w tym kursie, musi wytrzymać to, co prawdziwy: dwie osoby klikające ten sam termin, wolne zapytanie, zerwane połączenie z bazą. Nauczysz się projektować moduły w Spring Boot 4, testować je na prawdziwej bazie PostgreSQL i czytać metryki, gdy coś zwalnia.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Java 25 dla kogoś, kto zna starszą: rekordy, typy zapieczętowane, wzorce w switch',
    'Co Spring Boot ustawia sam i jak to podejrzeć, zamiast wierzyć na słowo',
    'Podział na moduły według dziedziny: wizyty, lekarze, pacjenci',
    'REST bez wycieków: DTO, walidacja, spójne odpowiedzi o błędach',
    'JPA i Hibernate: encje, relacje oraz problem N+1 złapany na gorącym uczynku',
    'Transakcje i blokady: jeden termin, dwoje chętnych',
    'Migracje schematu we Flywayu na bazie, która już ma dane',
    'Spring Security: role, OAuth 2.0, ochrona danych pacjenta',
    'JUnit i Testcontainers: testy na tej samej bazie co produkcja',
    'Wątki wirtualne, pamięć podręczna i kolejki: co przyspiesza, a co tylko komplikuje',
    'Wywołania do cudzych usług: limity czasu, ponowienia, idempotencja',
    'Actuator, metryki i śledzenie żądań w OpenTelemetry',
    'Obraz kontenera, konfiguracja środowisk, wdrożenie bez przerwy w działaniu',
  ],
  forWho: [
    'Programujesz w Javie od roku czy dwóch i chcesz rozumieć Springa, a nie tylko kopiować adnotacje.',
    'Utrzymujesz starszą aplikację i szykujesz ją do przejścia na nową Javę oraz Spring Boot 4.',
    'Przechodzisz z C# albo Kotlina i znasz już obiektowość, wzorce oraz SQL.',
    'Odpowiadasz za usługę, która w godzinach szczytu zachowuje się inaczej niż na Twoim laptopie.',
  ],
  whatYouGet: [
    'Aplikację z podziałem na moduły, którą da się rozbudować bez przepisywania od nowa.',
    'Testy integracyjne odtwarzające wyścig o ten sam termin i jego rozwiązanie.',
    'Listę pytań do przeglądu kodu: transakcje, zapytania, granice modułów, uprawnienia.',
    'Wprawę w szukaniu wąskiego gardła w metrykach, planie zapytania i zrzucie wątków.',
    'Potwierdzenie ukończenia zaawansowanego kursu Springa, wystawione przez Szlak.',
  ],
  faq: [
    {
      q: 'Czy poradzę sobie, jeśli Javę znam tylko ze studiów?',
      a: 'Podstawy języka zakładamy: kolekcje, wyjątki, strumienie, wyrażenia lambda, a do tego proste zapytania SQL. Jeżeli piszesz je z pamięci, dasz radę; jeśli zerkasz przy każdym do dokumentacji, odłóż ten kurs o kilka tygodni.',
    },
    {
      q: 'W pracy mamy jeszcze Spring Boot 3. Ma to sens?',
      a: 'Tak, bo transakcje, JPA, bezpieczeństwo i testy działają na tych samych zasadach. Różnice dotyczą głównie wersji bibliotek i usuniętych interfejsów, więc znając te zasady, łatwiej zaplanujesz migrację.',
    },
    {
      q: 'Jaki sprzęt jest potrzebny do ćwiczeń ze Springiem?',
      a: 'Komputer z 16 GB pamięci, darmowe IDE i Docker, w którym uruchomisz bazę. Płatne narzędzia nie są do niczego konieczne.',
    },
  ],
};
