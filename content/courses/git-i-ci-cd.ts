import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'git-i-ci-cd',
  title: 'Git i CI/CD: porządek w kodzie i automatyczne wdrożenia',
  category: 'DevOps',
  tags: ['Git', 'GitHub', 'CI/CD', 'GitHub Actions', 'praca zespołowa'],
  imageUrl: 'https://images.unsplash.com/photo-1556075798-4825dfaaf498?w=400',
  price: 219.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 9 godzin',
  certificate: false,
  description:
    'Przestaniesz trzymać foldery „projekt_ostateczny_3” i bać się słowa „konflikt”. Poznasz Gita tak, by cofnąć niemal każdą pomyłkę, a potem ustawisz w GitHub Actions taśmę, która po każdej zmianie sama uruchamia testy i publikuje stronę, jeśli wszystko jest w porządku.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Migawki zamiast kopii: co Git naprawdę zapisuje',
    'Pierwsze repozytorium, czyli strona z przepisami: add, commit, status, diff',
    'Opisy zmian, za które podziękujesz sobie za pół roku',
    'Gałęzie i scalanie, także wtedy, gdy pojawia się konflikt',
    'Cofanie: restore, revert, reset, a w ostateczności reflog',
    'GitHub: zdalne repozytorium, klucze SSH, pull request, przegląd',
    'Rebase i porządkowanie historii, zanim zobaczą ją inni',
    'Czego nie wolno wrzucać: hasła, klucze i plik .gitignore',
    'GitHub Actions: pierwszy przepływ, który uruchamia testy',
    'Szybciej i taniej: pamięć podręczna, macierz wersji, warunki',
    'Wdrożenie automatyczne: środowiska, sekrety, zgoda przed publikacją',
  ],
  forWho: [
    'Uczysz się programować i do tej pory kod wysyłasz sobie mailem.',
    'Dołączasz do zespołu, w którym wszyscy mówią o gałęziach, i nie chcesz nikomu nadpisać pracy.',
    'Piszesz dokumentację, analizy albo tłumaczenia i potrzebujesz historii zmian z prawdziwego zdarzenia.',
    'Używasz kilku poleceń na pamięć, a gdy coś pójdzie źle, klonujesz wszystko od nowa.',
  ],
  whatYouGet: [
    'Publiczne repozytorium z czytelną historią, które można dołączyć do portfolio.',
    'Działającą taśmę: testy przy każdym pull requeście i publikację po scaleniu.',
    'Mapę ratunkową: dziesięć typowych wpadek i polecenie na każdą z nich.',
    'Wprawę w rozwiązywaniu konfliktów, którą ćwiczysz na specjalnie zepsutych gałęziach.',
  ],
  faq: [
    {
      q: 'Terminal czy program z przyciskami?',
      a: 'Uczymy się w terminalu, bo działa wszędzie jednakowo i mówi wprost, co się stało. Kiedy zrozumiesz polecenia, przejście na panel Gita w edytorze zajmie Ci chwilę.',
    },
    {
      q: 'W firmie używamy GitLaba. Czy część o CI/CD się nie zmarnuje?',
      a: 'Sam Git jest identyczny, a pojęcia – zadanie, etap, artefakt, sekret – mają w GitLabie swoje odpowiedniki. Zmienia się zapis pliku konfiguracyjnego, nie sposób myślenia.',
    },
    {
      q: 'Czy potrzebuję własnego projektu, żeby ćwiczyć gałęzie?',
      a: 'Nie, zaczynasz od niewielkiej strony z przepisami, której pliki tworzysz według lekcji. Jeżeli masz coś swojego, możesz od razu pracować na tym.',
    },
  ],
};
