import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'zarzadzanie-czasem',
  title: 'Zarządzanie czasem i energią bez wyścigu z listą',
  category: 'Rozwój osobisty',
  tags: ['zarządzanie czasem', 'priorytety', 'planowanie tygodnia', 'nawyki', 'prokrastynacja'],
  imageUrl: 'https://images.unsplash.com/photo-1506784983877-45594efa4cbe?w=400',
  price: 129.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 6 godzin',
  certificate: false,
  description:
    'Najpierw przez tydzień zapiszesz, dokąd naprawdę uciekają godziny, potem zdecydujesz, z czego zrezygnować. Ułożysz jedną listę zamiast pięciu, zaplanujesz tydzień w pół godziny, obronisz czas na pracę wymagającą myślenia i zostawisz miejsce na odpoczynek oraz nieprzewidziane telefony.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Dziennik siedmiu dni: fakty zamiast poczucia winy',
    'Twoje godziny szczytu i godziny mgły',
    'Jedno miejsce na wszystko: zbieranie spraw z głowy, poczty i karteczek',
    'Ważne, pilne, cudze: macierz Eisenhowera na żywym materiale',
    'Trzy cele tygodnia i kalendarz z blokami',
    'Szacowanie, które uwzględnia, że zawsze coś wypadnie',
    'Poczta i komunikatory o stałych porach',
    'Odkładanie na później: mały pierwszy krok i rozmowa z własnym lękiem',
    'Odmowa, negocjacja terminu, oddanie zadania',
    'Nawyki: zaczep, ułatwienie, powrót po przerwie',
    'Sen, przerwy, weekend: odpoczynek wpisany w plan',
    'Piątkowy przegląd i reguły na gorsze tygodnie',
  ],
  forWho: [
    'Kończysz dzień ze zmęczeniem i bez odpowiedzi na pytanie, co właściwie udało się zrobić.',
    'Łączysz etat z dziećmi, studiami albo opieką nad kimś bliskim i każda godzina jest czyjaś.',
    'Masz trzy aplikacje do zadań, a rzeczy ważne i tak notujesz na dłoni.',
    'Sprawy trudne zaczynasz dopiero wtedy, gdy termin świeci na czerwono.',
  ],
  whatYouGet: [
    'Obraz własnego tygodnia w liczbach i listę trzech rzeczy do odpuszczenia.',
    'System zadań na kartce lub w dowolnej aplikacji, utrzymywany w dziesięć minut dziennie.',
    'Szablon planowania tygodnia z zapasem na to, czego nie da się przewidzieć.',
    'Pięć uprzejmych odmów dopasowanych do szefowej, klienta i rodziny.',
    'Rytuał zamykania dnia, po którym praca zostaje w pracy.',
  ],
  faq: [
    {
      q: 'Pracuję na zmiany. Czy da się planować przy takim grafiku?',
      a: 'Da się, tylko jednostką jest wtedy cykl grafiku, a nie tydzień od poniedziałku. Moduły o energii i blokach zawierają wariant dla dyżurów oraz nocek.',
    },
    {
      q: 'Jaką aplikację do zadań trzeba zainstalować?',
      a: 'Żadnej. Zasady działają w zeszycie, Todoist, Microsoft To Do czy Notion; doradzamy jedynie, żeby nie zmieniać narzędzia w trakcie pierwszego miesiąca.',
    },
    {
      q: 'A jeśli obowiązków jest po prostu za dużo?',
      a: 'Wtedy żadna metoda nie rozciągnie doby i mówimy to wprost. Nauczysz się pokazać przełożonemu na liczbach, co się nie mieści, a przy objawach wypalenia wskazujemy, gdzie szukać pomocy.',
    },
  ],
};
