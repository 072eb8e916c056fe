import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'zmiana-branzy',
  title: 'Zmiana branży krok po kroku: plan na pół roku',
  category: 'Kariera',
  tags: ['zmiana branży', 'przekwalifikowanie', 'planowanie kariery', 'networking', 'rynek pracy'],
  imageUrl: 'https://images.unsplash.com/photo-1551836022-d5d88e9218df?w=400',
  price: 159.0,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: 'około 12 godzin',
  certificate: false,
  description:
    'Zamiast rzucać papierami albo marzyć kolejny rok, sprawdzisz nową branżę małym kosztem. Przełożysz dotychczasowe doświadczenie na jej język, porozmawiasz z ludźmi, którzy w niej pracują, zrobisz jeden próbny projekt i ułożysz plan przejścia z datami, budżetem i wyjściem awaryjnym.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Dosyć pracy czy dosyć szefa: diagnoza przed przeprowadzką',
    'Inwentarz umiejętności: co zabierasz ze sobą, a co zostaje',
    'Trzy kierunki i wspólna skala do ich porównania',
    'Rynek bez plotek: ogłoszenia, Barometr Zawodów, dane o płacach',
    'Rozmowy z praktykami: jak prosić o dwadzieścia minut i o co pytać',
    'Próba na małą skalę: weekend, zlecenie, wolontariat, projekt',
    'Luka kompetencyjna: czego uczyć się teraz, a czego już w nowej pracy',
    'Kurs, studia podyplomowe, dofinansowanie: jak wybrać i nie przepłacić',
    'Pieniądze na przejście: ile miesięcy, skąd, co z kredytem',
    'Nowa opowieść o sobie: CV, profil i odpowiedź na „dlaczego zmiana”',
    'Pierwsze wejście: staż, stanowisko pośrednie, przejście wewnątrz firmy',
    'Odejście z klasą: wypowiedzenie, przekazanie spraw, referencje',
    'Pierwsze 90 dni w roli osoby, która znowu najmniej wie',
  ],
  forWho: [
    'Od kilku lub kilkunastu lat pracujesz w jednym zawodzie i coraz częściej czytasz ogłoszenia z innego.',
    'Twoja branża się kurczy albo automatyzuje i wolisz wyprzedzić tę zmianę.',
    'Wiesz, od czego chcesz odejść, ale nie wiesz jeszcze dokąd.',
    'Nie możesz sobie pozwolić na pół roku bez dochodu, więc potrzebujesz przejścia na raty.',
  ],
  whatYouGet: [
    'Porównanie trzech kierunków oparte na rozmowach i danych, nie na filmikach z internetu.',
    'Mapę umiejętności przenośnych przetłumaczoną na słownik nowej branży.',
    'Jeden ukończony projekt próbny, który możesz pokazać i o którym umiesz opowiedzieć.',
    'Budżet przejścia oraz próg, przy którym zawracasz bez poczucia klęski.',
    'Półroczny kalendarz z zadaniami na około cztery godziny tygodniowo.',
  ],
  faq: [
    {
      q: 'Czy po czterdziestce to jeszcze ma sens?',
      a: 'Ma, choć droga bywa inna: częściej prowadzi przez stanowisko, które łączy stare doświadczenie z nowym. Dlatego w planie są stanowiska pośrednie i zmiana roli wewnątrz tej samej firmy.',
    },
    {
      q: 'Czy ten kurs powie mi, jaki zawód wybrać?',
      a: 'Nie poda jednej nazwy. Prowadzi przez porównanie i próbę, po których decyzję podejmiesz na podstawie własnych doświadczeń. Jeśli chcesz zacząć od podpowiedzi kierunków, zrób wcześniej analizę w Szlaku.',
    },
    {
      q: 'Ile trwa przejście całego planu?',
      a: 'Same lekcje to około dwunastu godzin czytania i ćwiczeń, a plan rozpisujesz na sześć miesięcy. Dostęp nie wygasa, więc możesz do niego wracać po każdym etapie.',
    },
  ],
};
