import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'nodejs-i-api',
  title: 'Node.js w praktyce: własne REST API z testami',
  category: 'Backend',
  tags: ['Node.js', 'REST API', 'TypeScript', 'PostgreSQL', 'programowanie', 'testy automatyczne'],
  imageUrl: 'https://images.unsplash.com/photo-1629654297299-c8506221ca97?w=400',
  price: 329.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 24 godzin',
  certificate: false,
  description:
    'Napiszesz od zera serwer wypożyczalni rowerów, z którego skorzysta i strona, i aplikacja mobilna: z bazą PostgreSQL, logowaniem, uprawnieniami i testami. Po drodze nauczysz się czytać błędy asynchronicznego kodu, zamiast je zgadywać, a na końcu wdrożysz całość na serwer z Linuksem.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Jak działa Node.js: pętla zdarzeń, moduły, npm i wersje LTS',
    'Od modułu http do Fastify (i jak czytać cudzy kod w Expressie)',
    'TypeScript po stronie serwera: tyle typów, ile trzeba',
    'Zasoby, metody, kody odpowiedzi: projekt API na kartce',
    'Walidacja danych schematem i błędy, z których klient coś zrozumie',
    'PostgreSQL: pula połączeń, migracje, zapytania z parametrami',
    'Logowanie: skróty haseł, sesje w ciasteczkach, tokeny JWT',
    'Uprawnienia: skąd serwer wie, czyja to rezerwacja',
    'Zadania w tle: e-maile, pliki i wszystko, co trwa dłużej niż żądanie',
    'Testy w node:test: trasa, baza danych, przypadki brzegowe',
    'OpenAPI, czyli dokumentacja, z której skorzysta ktoś poza Tobą',
    'Dzienniki, limity zapytań i wdrożenie z możliwością wycofania',
  ],
  forWho: [
    'Piszesz w JavaScripcie dla przeglądarki i chcesz wiedzieć, co dzieje się po drugiej stronie żądania.',
    'Znasz Node.js z poradników, ale Twój jedyny serwer to wciąż jeden plik na trzysta wierszy.',
    'Masz pomysł na aplikację i potrzebujesz do niej zaplecza, którego kod pokażesz innym bez wstydu.',
    'Na co dzień pracujesz w PHP albo Pythonie i chcesz poznać drugi ekosystem bez zaczynania od zmiennych.',
  ],
  whatYouGet: [
    'Kompletne API wypożyczalni – rezerwacje, konta, cennik – w Twoim własnym repozytorium.',
    'Testy, które powiedzą Ci o zepsutej trasie wcześniej niż użytkownik.',
    'Nawyk sprawdzania uprawnień przy każdym odczycie z bazy, a nie tylko przy logowaniu.',
    'Jasność, kiedy wystarczy zwykła sesja, a kiedy potrzebny jest token.',
    'Opis wdrożenia i cofnięcia wersji, według którego powtórzysz je przy następnym projekcie.',
  ],
  faq: [
    {
      q: 'Jak dobrze trzeba znać JavaScript, żeby nadążyć za serwerem?',
      a: 'Swobodnie: funkcje, obiekty, tablice oraz async i await. Jeżeli to ostatnie jest jeszcze zagadką, zacznij od kursu JavaScriptu dla początkujących i wróć tutaj.',
    },
    {
      q: 'Dlaczego Fastify, skoro w ogłoszeniach widzę Expressa?',
      a: 'Fastify ma walidację schematem w standardzie i dobrze dogaduje się z TypeScriptem, więc szybciej dochodzisz do sedna. W drugim module porównujesz te same trasy w obu bibliotekach, dzięki czemu odnajdziesz się też w starszym projekcie.',
    },
    {
      q: 'Kto sprawdzi mój kod?',
      a: 'Testy, które piszesz razem z nim, oraz polecenia na końcu ćwiczeń, po których od razu widać wynik. Indywidualnego przeglądu kodu przez człowieka kurs nie obejmuje.',
    },
  ],
};
