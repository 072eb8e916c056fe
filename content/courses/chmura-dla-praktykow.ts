import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'chmura-dla-praktykow',
  title: 'Chmura dla praktyków: AWS, Azure i Google Cloud',
  category: 'Chmura',
  tags: ['AWS', 'chmura', 'Azure', 'Google Cloud', 'Terraform', 'bezpieczeństwo'],
  imageUrl: 'https://images.unsplash.com/photo-1451187580459-43490279c0fa?w=400',
  price: 349.99,
  originalPrice: 429.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: '3 dni',
  certificate: false,
  description:
    'Przeniesiesz do chmury zwykłą aplikację internetową z bazą i plikami: najpierw ręcznie, żeby zrozumieć, potem w Terraformie, żeby dało się to powtórzyć. Pracujesz w AWS, a przy każdej usłudze poznajesz jej odpowiednik w Azure i Google Cloud oraz to, za co naprawdę nalicza się opłata.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Konto bez wpadki: MFA, budżet, alerty kosztów, usuwanie zasobów',
    'Regiony, strefy i model wspólnej odpowiedzialności',
    'IAM: kto, co i na jakiej podstawie może zrobić',
    'Sieć w chmurze: VPC, podsieci, grupy zabezpieczeń',
    'Maszyny wirtualne, kontenery czy funkcje – jak wybierać',
    'Magazyn obiektów: pliki użytkowników, kopie, strona statyczna',
    'Zarządzana baza danych: kopie zapasowe i próba odtworzenia',
    'Równoważenie ruchu, skalowanie i CDN przed aplikacją',
    'Terraform: ta sama infrastruktura zapisana w plikach',
    'Dzienniki, metryki i alarm, który budzi tylko wtedy, gdy trzeba',
    'Czytanie rachunku: gdzie uciekają pieniądze i jak to zatrzymać',
    'Słownik przejścia: AWS – Azure – Google Cloud, usługa po usłudze',
  ],
  forWho: [
    'Administrujesz serwerami w firmie i słyszysz, że „idziemy w chmurę”, a nikt nie mówi jak.',
    'Programujesz i chcesz umieć wdrożyć swoją aplikację bez proszenia o pomoc.',
    'Znasz pojedyncze usługi, ale brakuje Ci obrazu całości: sieci, tożsamości, kosztów.',
    'Podejmujesz decyzje o wyborze dostawcy i chcesz porównywać rzeczy porównywalne.',
  ],
  whatYouGet: [
    'Infrastrukturę w kodzie, którą postawisz jednym poleceniem i równie łatwo usuniesz.',
    'Przećwiczone odtwarzanie bazy z kopii, bo dopiero ono dowodzi, że kopia istnieje.',
    'Arkusz szacowania kosztów zrobiony dla własnej aplikacji.',
    'Zasady uprawnień, przy których wyciek jednego klucza nie oddaje całego konta.',
    'Orientację w nazwach trzech dostawców, potrzebną przy czytaniu cudzej dokumentacji.',
  ],
  faq: [
    {
      q: 'Czy ćwiczenia mogą mnie kosztować coś ponad cenę kursu?',
      a: 'Mogą, jeśli zostawisz włączone zasoby, dlatego alert budżetowy ustawiasz, zanim cokolwiek uruchomisz, a zaraz potem uczysz się zasoby usuwać. Pamiętaj, że alert ostrzega, ale sam niczego nie wyłącza; aktualne pule darmowe sprawdź u dostawcy.',
    },
    {
      q: 'Pracuję w Azure. Skorzystam z przykładów w AWS?',
      a: 'Tak. Sieci, tożsamość i kopie zapasowe rządzą się wszędzie podobnymi regułami, a na końcu masz moduł z odpowiednikami usług.',
    },
    {
      q: 'Czy po kursie mogę podejść do egzaminu dostawcy?',
      a: 'Praktyka Ci się przyda, ale program nie jest ułożony pod żaden egzamin i nie zastępuje oficjalnych materiałów. Przed zapisem porównaj zakres egzaminu z planem kursu.',
    },
  ],
};
