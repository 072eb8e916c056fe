import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'scrum-w-praktyce',
  title: 'Scrum w praktyce: backlog, sprint, retrospektywa',
  category: 'Zarządzanie',
  tags: ['Scrum', 'Product Owner', 'Scrum Master', 'backlog', 'Jira', 'praca zespołowa'],
  imageUrl: 'https://images.unsplash.com/photo-1531403009284-440f080d1e12?w=400',
  price: 259.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 14 godzin',
  certificate: true,
  description:
    'Przejdziesz przez trzy sprinty zespołu, który buduje aplikację do rezerwacji wizyt, i w każdym coś pójdzie nie tak. Nauczysz się ciąć duże pomysły na małe kawałki, planować tyle, ile da się zrobić, prowadzić retrospektywę zakończoną zmianą i odróżniać Scruma od codziennego tłumaczenia się szefowi.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Kiedy Scrum pomaga, a kiedy tylko dokłada spotkań',
    'Przewodnik po Scrumie czytany z ołówkiem: filary, wartości, trzy zobowiązania',
    'Product Owner, Scrum Master, Developerzy: kto za co odpowiada',
    'Cel produktu i backlog, który mieści się w głowie',
    'Historyjki użytkownika, kryteria akceptacji i cięcie w pionie',
    'Szacowanie bez wróżenia: punkty, koszulki, liczenie elementów',
    'Planowanie sprintu wokół celu, nie wokół pojemności',
    'Daily Scrum: piętnaście minut dla zespołu, nie dla przełożonego',
    'Definicja ukończenia i dług, który rośnie bez niej',
    'Przegląd sprintu jako rozmowa z użytkownikami, a nie pokaz slajdów',
    'Retrospektywa: pięć formatów i jedna zmiana na dwa tygodnie',
    'Tablica w Jirze, wykres spalania, miary przepływu',
    'Scrum pozorny: siedem objawów i pierwsze kroki naprawcze',
  ],
  forWho: [
    'Siedzisz na planowaniach i retrospektywach, ale nikt Ci nie wyjaśnił, po co one są.',
    'Przejmujesz backlog po kimś i widzisz w nim trzysta zgłoszeń bez właściciela.',
    'Testujesz, projektujesz albo analizujesz i chcesz mieć realny wpływ na zakres sprintu.',
    'Znasz zarządzanie kaskadowe i przechodzisz do firmy, która pracuje w sprintach.',
  ],
  whatYouGet: [
    'Uporządkowany backlog przykładowego produktu z celem, kolejnością i kryteriami akceptacji.',
    'Scenariusze wszystkich wydarzeń: pytania, przebieg, czas, typowe wpadki.',
    'Definicję ukończenia napisaną dla Twojego zespołu i gotową do przedyskutowania.',
    'Zestaw pięciu retrospektyw dobranych do nastroju: po sukcesie, po awarii, w ciszy.',
    'Argumenty na rozmowę z kimś, kto chce dorzucić zadanie w środku sprintu.',
    'Potwierdzenie ukończenia kursu Scruma wystawione przez Szlak.',
  ],
  faq: [
    {
      q: 'Czy po tych lekcjach mogę podejść do egzaminu PSM I?',
      a: 'Omawiamy ten sam Przewodnik po Scrumie, na którym opiera się egzamin Scrum.org, więc będzie Ci łatwiej. Certyfikat wydaje jednak wyłącznie organizacja, która egzaminuje, i tam też opłaca się podejście.',
    },
    {
      q: 'Nie pracuję w IT. Czy przykłady będą zrozumiałe?',
      a: 'Główny przykład to aplikacja, ale ani jedno zadanie nie wymaga programowania. Przy cięciu pracy i retrospektywach pokazujemy też zespół marketingu oraz przygotowanie konferencji.',
    },
    {
      q: 'Jak ćwiczyć wydarzenia zespołowe w pojedynkę?',
      a: 'Dostajesz stenogramy spotkań z błędami do znalezienia i decyzjami do podjęcia. Scenariusze możesz potem przenieść do własnego zespołu; zajęć na żywo w kursie nie ma.',
    },
  ],
};
