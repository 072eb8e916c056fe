import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'podstawy-ux',
  title: 'Podstawy UX: badania, makiety, testy z użytkownikami',
  category: 'Projektowanie',
  tags: ['UX', 'badania użytkowników', 'makiety', 'testy użyteczności', 'architektura informacji'],
  imageUrl: 'https://images.unsplash.com/photo-1581291518857-4e27b48ff24e?w=400',
  price: 279.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 22 godzin',
  certificate: true,
  description:
    'Przejdziesz pełną drogę projektanta na jednym problemie z Twojego otoczenia: od rozmów z pięcioma osobami, przez mapę podróży i makiety na papierze, po test, który pokaże, gdzie ludzie się gubią. Powstanie z tego studium przypadku, którym obronisz każdą decyzję.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Czym UX jest, a czym nie: ekran, usługa, kolejka w przychodni',
    'Problem wart rozwiązania i hipoteza, którą da się obalić',
    'Wywiad pogłębiony: scenariusz, pytania, zgoda uczestnika',
    'Ankieta i gotowe dane: jak nie pytać o to, co już wiesz',
    'Od notatek do wniosków: diagram pokrewieństwa i cytaty',
    'Persona czy potrzeba: opis, który naprawdę się przydaje',
    'Mapa podróży użytkownika i miejsca, w których utyka',
    'Architektura informacji: sortowanie kart i nazwy w menu',
    'Szkice i makiety: dziesięć pomysłów w dziesięć minut',
    'Klikalny prototyp w jedno popołudnie',
    'Słowa w interfejsie: przyciski, błędy, puste ekrany',
    'Dostępność według WCAG 2.2 od pierwszego szkicu',
    'Test użyteczności z pięcioma osobami: zadania, obserwacja, raport',
    'Studium przypadku: jak opowiedzieć o procesie i o pomyłkach',
  ],
  forWho: [
    'Myślisz o pracy w projektowaniu i chcesz poczuć ją na własnym projekcie, zanim zapiszesz się na studia.',
    'Jesteś grafikiem, analityczką albo testerem i uczestniczysz w rozmowach o „doświadczeniu użytkownika”.',
    'Prowadzisz produkt, sklep lub urzędową stronę i dostajesz wciąż te same pytania od ludzi.',
    'Programujesz i chcesz wiedzieć, skąd biorą się wymagania, które wdrażasz.',
  ],
  whatYouGet: [
    'Studium przypadku do portfolio: problem, badania, iteracje, wynik testu.',
    'Scenariusz wywiadu i scenariusz testu, które dostosujesz do następnych projektów.',
    'Raport z pięciu sesji z listą usterek uporządkowaną według wagi.',
    'Makiety w trzech wersjach z zapisanym powodem każdej zmiany.',
    'Umiejętność rozmowy o projekcie bez zdania „bo tak jest ładniej”.',
    'Wystawione przez Szlak zaświadczenie o ukończeniu podstaw UX.',
  ],
  faq: [
    {
      q: 'Czy muszę umieć rysować?',
      a: 'Prostokąty, strzałki i czytelne podpisy w zupełności wystarczą, a większość pracy to słuchanie, porządkowanie i pisanie.',
    },
    {
      q: 'Skąd wezmę ludzi do badań?',
      a: 'Z własnego otoczenia: pięć osób pasujących do problemu zwykle da się znaleźć w tydzień. Pokazujemy, jak je zaprosić, jak uzyskać zgodę i jak chronić ich dane.',
    },
    {
      q: 'Jakie oprogramowanie przyda się do makiet?',
      a: 'Zaczynasz na papierze, prototyp możesz złożyć w darmowym planie Figmy albo w programie do slajdów. Nauce samego narzędzia służy osobny kurs „Figma od podstaw”.',
    },
  ],
};
