import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'rozmowa-kwalifikacyjna',
  title: 'Rozmowa kwalifikacyjna: od telefonu do oferty',
  category: 'Kariera',
  tags: [
    'rozmowa kwalifikacyjna',
    'metoda STAR',
    'negocjowanie wynagrodzenia',
    'autoprezentacja',
    'rekrutacja online',
  ],
  imageUrl: 'https://images.unsplash.com/photo-1565688534245-05d6b5be184a?w=400',
  price: 119.99,
  originalPrice: 159.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 8 godzin',
  certificate: false,
  description:
    'Przygotujesz się do rozmowy tak, żeby trudne pytania były już tylko pytaniami. Ułożysz osiem historii z własnej pracy, przećwiczysz odpowiedzi na głos, przygotujesz własne pytania do pracodawcy, a gdy przyjdzie oferta, spokojnie omówisz stawkę, umowę i termin.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Pierwszy telefon: co powiedzieć, gdy zastanie Cię w tramwaju',
    'Wywiad o firmie w godzinę: produkt, klienci, kłopoty, ludzie',
    '„Proszę opowiedzieć o sobie”: dwie minuty, które ustawiają resztę',
    'Bank ośmiu historii metodą STAR',
    'Pytania podchwytliwe: słabe strony, konflikty, powód odejścia',
    'Zadania rekrutacyjne i rozmowa techniczna: ile pracy za darmo to za dużo',
    'Rozmowa przez kamerę: światło, dźwięk, cisza między pytaniami',
    'Pytania niedozwolone i jak z klasą na nie nie odpowiedzieć',
    'O co zapytać na koniec, żeby się czegoś dowiedzieć',
    'Pieniądze: przedział, kontrpropozycja, benefity zamiast złotówek',
    'Umowa przed podpisem: okres próbny, zakaz konkurencji, praca zdalna',
    'Po rozmowie: wiadomość, czekanie, odmowa, z której coś wynika',
  ],
  forWho: [
    'CV działa, zaproszenia przychodzą, a po rozmowie zapada cisza.',
    'Na pytanie o oczekiwania finansowe podajesz pierwszą kwotę, jaka przyjdzie Ci do głowy.',
    'Masz przed sobą pierwszą rozmowę od lat i nie pamiętasz, jak się mówi o własnych sukcesach.',
    'Stresujesz się tak, że zapominasz przykładów, które znasz na pamięć.',
  ],
  whatYouGet: [
    'Osiem gotowych historii z pracy, szkoły lub domu, którymi odpowiesz na kilkadziesiąt pytań.',
    'Dwuminutową autoprezentację w wersji na telefon, na kamerę i na spotkanie przy stole.',
    'Kwotę minimalną, docelową i otwierającą, policzone przed rozmową, a nie w jej trakcie.',
    'Zestaw pytań do pracodawcy, po których wiesz, czy to miejsce dla Ciebie.',
    'Arkusz oceny oferty: pensja, dojazd, umowa, szef, nauka, czas wolny.',
  ],
  faq: [
    {
      q: 'Czy muszę zdradzić, ile zarabiam teraz?',
      a: 'Od 24 grudnia 2025 r. pracodawca nie może żądać od kandydata informacji o obecnym ani poprzednim wynagrodzeniu, a sam musi z wyprzedzeniem podać swoją kwotę lub przedział. Ćwiczysz, jak uprzejmie się na to powołać.',
    },
    {
      q: 'Jak ćwiczyć rozmowę, czytając tekst?',
      a: 'Na głos. Zadania każą mówić: do dyktafonu, do znajomego albo do asystenta AI w roli rekrutera, a potem sprawdzić odpowiedź według podanych kryteriów. Same lekcje to teksty, dostępne bez daty końcowej w zakładce „Moje kursy”.',
    },
  ],
};
