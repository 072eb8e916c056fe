import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'finanse-osobiste-bez-tajemnic',
  title: 'Finanse osobiste bez tajemnic: kredyt, podatki, emerytura',
  category: 'Finanse osobiste',
  tags: ['kredyt hipoteczny', 'podatki', 'IKE i IKZE', 'PPK', 'planowanie finansowe', 'oszczędzanie'],
  imageUrl: 'https://images.unsplash.com/photo-1579621970563-ebec7560ff3e?w=400',
  price: 169.99,
  originalPrice: 209.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 16 godzin',
  certificate: true,
  description:
    'Budżet już masz, teraz pora na decyzje liczone w dziesiątkach tysięcy. Ocenisz dwa kredyty po RRSO i całkowitym koszcie, rozliczysz PIT z ulgami, które Ci przysługują, porównasz IKE, IKZE i PPK oraz spiszesz plan finansowy na dziesięć lat, do którego wraca się raz w roku.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Twój bilans: majątek, długi i jedna liczba, którą warto śledzić',
    'Od brutto do netto: etat, zlecenie, dzieło i faktura na tych samych danych',
    'PIT bez strachu: skala, ulgi, wspólne rozliczenie, Twój e-PIT',
    'Kredyt gotówkowy i raty 0%: jak czytać RRSO i formularz informacyjny',
    'Kredyt hipoteczny: zdolność, wkład własny, oprocentowanie stałe i zmienne',
    'Nadpłata czy oszczędzanie: rachunek, który rozstrzyga spór',
    'Zadłużenie: kolejność spłaty, rozmowa z wierzycielem, bezpłatna pomoc',
    'Lokaty, konta oszczędnościowe i gwarancje BFG',
    'Ubezpieczenia: przed czym się chronić, a czego nie dublować',
    'Emerytura z ZUS: skąd bierze się prognoza i co ją zmienia',
    'IKE, IKZE i PPK: limity, podatek, warunki wypłaty',
    'Gdyby Cię zabrakło: dyspozycje bankowe, uposażeni, testament',
    'Plan finansowy na jednej stronie i doroczny przegląd',
  ],
  forWho: [
    'Stoisz przed kredytem, refinansowaniem albo umową, której druk jest drobniejszy od obietnic.',
    'Przechodzisz z etatu na B2B lub odwrotnie i chcesz porównać, co zostaje w kieszeni.',
    'Dostajesz z działu kadr deklarację PPK i nie wiesz, czy zostać, czy zrezygnować.',
    'Prowadzisz budżet od dawna, ale dalej niż na rok do przodu jeszcze nie patrzysz.',
  ],
  whatYouGet: [
    'Arkusz porównania kredytów, w którym widać koszt całkowity, a nie tylko ratę.',
    'Zestawienie ulg podatkowych z warunkami, które odhaczasz przed kolejnym rozliczeniem.',
    'Uzasadniony wybór konta emerytalnego i kwotę wpłaty, na którą Cię stać.',
    'Teczkę dla bliskich: spis kont, polis i dokumentów wraz z miejscem ich przechowywania.',
    'Dziesięcioletni plan finansowy z trzema scenariuszami, także tym gorszym.',
    'Zaświadczenie Szlaku o ukończeniu całego programu finansów osobistych.',
  ],
  faq: [
    {
      q: 'Limity i progi zmieniają się co rok. Czy wiedza się nie zestarzeje?',
      a: 'Mechanizmy zmieniają się rzadko, kwoty często. Dlatego przy każdej z nich uczysz się, gdzie sprawdzić aktualną: w serwisie podatki.gov.pl, w ZUS, w BFG albo w komunikacie ministerstwa.',
    },
    {
      q: 'Czy kurs zastąpi doradcę podatkowego lub kredytowego?',
      a: 'Nie zastąpi. Porządkuje wiedzę ogólną, żeby łatwiej było Ci zadać właściwe pytania; przy spadku, sporze z bankiem czy dochodach z zagranicy wskazujemy, do kogo pójść.',
    },
    {
      q: 'Czy dowiem się, w co inwestować?',
      a: 'Tu kończymy na lokatach i kontach emerytalnych jako opakowaniu na oszczędności. O akcjach, obligacjach i funduszach mówią osobne kursy w kategorii Inwestowanie.',
    },
  ],
};
