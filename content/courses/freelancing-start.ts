import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'freelancing-start',
  title: 'Freelancing na start: zlecenia, wyceny i umowy',
  category: 'Freelancing',
  tags: ['freelancing', 'wycena', 'umowa', 'portfolio', 'pozyskiwanie klientów', 'Useme'],
  imageUrl: 'https://images.unsplash.com/photo-1499750310107-5fef28a66643?w=400',
  price: 179.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '22 lekcje',
  certificate: false,
  description:
    'Zamienisz to, co umiesz, w ofertę na jedną stronę, ustalisz stawkę, która obejmuje też urlop i poprawki, i wyślesz pierwsze dziesięć sensownych wiadomości do klientów. Dowiesz się, jak zapisać zakres w umowie, kiedy brać zaliczkę i jakie formy rozliczenia masz w Polsce do wyboru.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Jedna usługa, jeden odbiorca: zawężanie bez strachu',
    'Portfolio, gdy nie masz jeszcze klientów',
    'Stawka godzinowa od kosztów życia w górę',
    'Wycena projektu: zakres, założenia, liczba poprawek, bufor',
    'Gdzie szukać zleceń: znajomi, LinkedIn, grupy, platformy',
    'Wiadomość do klienta, która nie brzmi jak ulotka',
    'Rozmowa o potrzebach i brief zapisany własnymi słowami',
    'Zlecenie, dzieło, działalność nierejestrowana, JDG, platforma rozliczeniowa',
    'Umowa po ludzku: terminy, odbiór, zaliczka, prawa autorskie',
    'Praca nad projektem: kamienie milowe i zgoda na zmiany',
    'Faktura, opóźniony przelew, trzy stopnie przypomnień',
    'Podatki i składki: co odkładać z każdej wpłaty',
    'Klient trudny, klient stały, klient, któremu trzeba odmówić',
    'Plan na kwartał: zlecenia, nauka, odpoczynek',
  ],
  forWho: [
    'Piszesz, projektujesz, tłumaczysz, programujesz albo uczysz i chcesz brać pierwsze płatne zlecenia po pracy.',
    'Zlecenia „za dziękuję” już były i czas na inne warunki.',
    'Stawkę podajesz z głowy, a po projekcie wychodzi, że była połową tego, co trzeba.',
    'Po przerwie zawodowej wolisz zacząć od pojedynczych projektów, zanim zdecydujesz się na etat.',
  ],
  whatYouGet: [
    'Jednostronicową ofertę i trzy przykłady prac opisane tak, że klient widzi, co z nich ma.',
    'Kalkulator stawki, do którego wpiszesz własne koszty, urlop i dni bez zleceń.',
    'Wzór zakresu prac oraz listę punktów do sprawdzenia w każdej umowie.',
    'Dziesięć wysłanych wiadomości do wybranych firm i arkusz, w którym śledzisz odpowiedzi.',
    'Porównanie form rozliczenia na przykładzie tej samej kwoty, bez zastępowania księgowej.',
  ],
  faq: [
    {
      q: 'Czy na początek trzeba zakładać działalność gospodarczą?',
      a: 'Nie zawsze: bywa, że wystarczy umowa zlecenia lub o dzieło, działalność nierejestrowana albo platforma, która rozlicza zlecenie za Ciebie. Każde rozwiązanie ma warunki i limity, które omawiamy razem z miejscem, gdzie sprawdzisz je na dziś.',
    },
    {
      q: 'Po ilu tygodniach pojawi się pierwszy klient?',
      a: 'Tego uczciwie przewidzieć się nie da, bo zależy to od usługi, sieci kontaktów i wytrwałości. Kurs daje powtarzalny sposób szukania, a nie zlecenia.',
    },
    {
      q: 'Czy mogę skopiować umowę z lekcji i wysłać klientowi?',
      a: 'Potraktuj ją jako listę spraw do uregulowania, nie gotowy dokument. Pamiętaj zwłaszcza, że przeniesienie autorskich praw majątkowych wymaga formy pisemnej; przy większych kwotach pokaż tekst prawnikowi.',
    },
  ],
};
