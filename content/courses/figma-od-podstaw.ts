import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'figma-od-podstaw',
  title: 'Figma od podstaw: projekt, komponenty, prototyp',
  category: 'Projektowanie',
  tags: ['Figma', 'projektowanie interfejsów', 'auto layout', 'prototypowanie', 'design system'],
  imageUrl: 'https://images.unsplash.com/photo-1561070791-2526d30994b5?w=400',
  price: 189.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '2 dni',
  certificate: false,
  description:
    'W dwa dni pracy zaprojektujesz w Figmie aplikację mobilną: siedem ekranów, które rozciągają się jak trzeba, mają wspólne komponenty i zmienne oraz dają się przeklikać na telefonie. Oddasz plik, w którym ktoś inny odnajdzie się bez dzwonienia do Ciebie.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Konto, plik, strony: porządek od pierwszej minuty',
    'Ramki, kształty, tekst i skróty, które wchodzą w palce',
    'Siatki i odstępy na skali co cztery piksele',
    'Auto layout: przyciski, listy i karty, które same rosną',
    'Ograniczenia i rozmiary: jeden projekt, trzy szerokości',
    'Style tekstu, kolory i zmienne z trybem jasnym i ciemnym',
    'Komponenty, warianty, właściwości: biblioteka, której ufasz',
    'Ikony i obrazy: maski, eksport, prawa do użycia',
    'Prototyp: przejścia, nakładki, stany, podgląd na telefonie',
    'Kontrast, wielkość celu dotykowego i kolejność czytania',
    'Funkcje AI w Figmie: gdzie przyspieszają, a gdzie śmiecą',
    'Przekazanie programistom: nazwy, opisy, tryb Dev Mode',
  ],
  forWho: [
    'Zaczynasz w projektowaniu i chcesz opanować narzędzie, o które pytają niemal wszyscy.',
    'Przychodzisz z Photoshopa, Illustratora albo Canvy i brakuje Ci myślenia komponentami.',
    'Kodujesz i dostajesz projekty w Figmie, w których trudno Ci znaleźć wartości.',
    'Twoje pliki mają ekrany nazwane „Frame 417 kopia ostateczna”.',
  ],
  whatYouGet: [
    'Kompletny plik aplikacji: ekrany, biblioteka komponentów, klikalny prototyp.',
    'Mały design system ze zmiennymi, który przeniesiesz do kolejnego zlecenia.',
    'Tempo: dwadzieścia skrótów klawiszowych ćwiczonych do skutku.',
    'Listę porządków przed oddaniem pliku, od nazw warstw po opisy stanów.',
    'Pewność, kiedy odłączyć komponent, a kiedy dodać do niego właściwość.',
  ],
  faq: [
    {
      q: 'Czy trzeba kupić płatny plan Figmy?',
      a: 'Do wszystkich obowiązkowych ćwiczeń wystarcza plan bezpłatny. Funkcje zarezerwowane dla wyższych planów, na przykład pełny Dev Mode, opisujemy i wyraźnie oznaczamy jako opcjonalne.',
    },
    {
      q: 'Figmę mam po angielsku. Czy się pogubię?',
      a: 'Polecenia podajemy w brzmieniu z angielskiego interfejsu razem z wyjaśnieniem po polsku, bo tak samo nazywają się w dokumentacji i rozmowach w zespole.',
    },
    {
      q: 'Jak nauczyć się narzędzia graficznego z opisów?',
      a: 'Każda lekcja prowadzi krok po kroku przez plik otwarty obok i podaje, co ma wyjść na ekranie. Filmów nie ma, treść powstała z pomocą AI, a wracać do niej możesz, ile razy zechcesz.',
    },
  ],
};
