import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'inteligencja-emocjonalna-w-pracy',
  title: 'Inteligencja emocjonalna w pracy na co dzień',
  category: 'Umiejętności miękkie',
  tags: [
    'inteligencja emocjonalna',
    'informacja zwrotna',
    'rozwiązywanie konfliktów',
    'asertywność',
    'empatia',
  ],
  imageUrl: 'https://images.unsplash.com/photo-1573497491208-6b1acb260507?w=400',
  price: 149.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '24 lekcje',
  certificate: false,
  description:
    'Nauczysz się zauważać, co się w Tobie dzieje, zanim odpiszesz na ten mail. Nazwiesz emocje dokładniej niż „stres”, przekażesz krytykę, po której da się dalej pracować, przyjmiesz ją bez obrony i przeprowadzisz rozmowę o konflikcie, zamiast omijać kogoś na korytarzu.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Emocja to informacja: co mówi złość, lęk, wstyd i nuda',
    'Słownik większy niż „okej” i „stres”',
    'Zapalniki: dziennik dwóch tygodni i powtarzające się wzory',
    'Przerwa między bodźcem a odpowiedzią: oddech, notatka, noc na przemyślenie',
    'Słuchanie, po którym ktoś czuje się usłyszany',
    'Informacja zwrotna: fakt, wpływ, prośba',
    'Przyjmowanie krytyki, także tej niezręcznie podanej',
    'Odmawianie i stawianie granic bez pięciu usprawiedliwień',
    'Konflikt krok po kroku: przygotowanie, rozmowa, umowa',
    'Trudni rozmówcy: wybuchowy szef, wieczny pesymista, ktoś, kto milczy',
    'Emocje na czacie i w mailu: kropka, która brzmi jak złość',
    'Kiedy to już przeciążenie i do kogo zwrócić się po pomoc',
  ],
  forWho: [
    'Po trudnych spotkaniach odgrywasz je w głowie do wieczora.',
    'Słyszysz, że jesteś „za ostra”, „za miękki” albo „nie do odczytania”, i nie wiesz, co z tym zrobić.',
    'Odkładasz rozmowę z kimś z zespołu od kilku tygodni.',
    'Pracujesz zdalnie i coraz częściej domyślasz się tonu zamiast o niego zapytać.',
  ],
  whatYouGet: [
    'Dziennik emocji z pracy, krótki na tyle, że naprawdę go wypełnisz.',
    'Przygotowaną rozmowę, którą odkładasz: pierwsze zdania, pytania, granice.',
    'Trzy sposoby na uspokojenie się w minutę, sprawdzone na sobie.',
    'Zdania na start: do odmowy, do przeprosin, do powrotu po kłótni.',
    'Osobisty kodeks komunikacji na piśmie, do pokazania zespołowi.',
  ],
  faq: [
    {
      q: 'Czym to się różni od terapii?',
      a: 'To ćwiczenia komunikacji i samoobserwacji w sytuacjach zawodowych. Jeśli od tygodni nie śpisz, boisz się iść do pracy albo doświadczasz mobbingu, ostatni moduł wskazuje, gdzie szukać wsparcia.',
    },
    {
      q: 'Czy emocji da się uczyć z tekstu?',
      a: 'Tekst daje słowa i plan, resztę robi tydzień w pracy. Po lekturze masz małe zadanie do wykonania wśród ludzi i pytania, na które odpowiadasz dzień później.',
    },
    {
      q: 'A jeśli moja firma wcale tak nie rozmawia?',
      a: 'Zaczynasz od tego, na co masz wpływ: własnych reakcji, maili i rozmów w cztery oczy. Część lekcji zakłada wręcz, że druga strona nie zna żadnych zasad.',
    },
  ],
};
