import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'canva-w-pracy',
  title: 'Canva w pracy: grafiki spójne z Twoją marką',
  category: 'Grafika',
  tags: ['Canva', 'grafika', 'identyfikacja wizualna', 'prezentacje', 'media społecznościowe'],
  imageUrl: 'https://images.unsplash.com/photo-1572044162444-ad60f128bdea?w=400',
  price: 99.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: 'około 5–6 godzin',
  certificate: false,
  description:
    'Szablon z Canvy rozpoznaje dziś każdy, dlatego nauczysz się przerabiać go tak, żeby wyglądał jak Twój. Zbudujesz zestaw kolorów i krojów, a na nim post, karuzelę, ulotkę, prezentację i CV, poprawnie wyeksportowane i zgodne z licencją.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Konto, foldery, nazwy: porządek, zanim powstanie setny projekt',
    'Cztery zasady układu, po których widać, że ktoś się zastanowił',
    'Kolory i kroje pisma: mały zestaw marki na jednej planszy',
    'Przerabianie szablonu, aż przestanie przypominać szablon',
    'Post, relacja i karuzela w kilku rozmiarach naraz',
    'Ulotka i wizytówka: spady, marginesy, PDF do druku',
    'Prezentacja oraz dokument na wspólnym wzorcu',
    'Wykresy i infografika bez przekłamań',
    'Zdjęcia i usuwanie tła: co jest za darmo, a co w planie Pro',
    'Narzędzia AI w Canvie: pomocne szkice, ograniczenia, prawa do obrazów',
    'Praca w zespole: komentarze, uprawnienia, blokowanie elementów',
  ],
  forWho: [
    'Tworzysz grafiki „przy okazji”, a Twoje właściwe stanowisko nazywa się zupełnie inaczej.',
    'Prowadzisz gabinet, kawiarnię lub szkołę i każdy post wygląda jak z innej firmy.',
    'Chcesz oddać projekt do druku i nie usłyszeć, że plik jest zły.',
    'Potrzebujesz narzędzia prostszego niż Photoshop, żeby przygotować materiały w jeden wieczór.',
  ],
  whatYouGet: [
    'Miniksięgę znaku: paletę, kroje, zasady użycia logo.',
    'Siedem własnych szablonów do codziennego użytku, od posta po prezentację.',
    'Ulotkę w pliku, który przyjmie drukarnia.',
    'Tabelę rozmiarów i formatów eksportu dla najpopularniejszych zastosowań.',
    'Wyczulenie na drobiazgi: odstępy, wyrównanie, kontrast tekstu z tłem.',
  ],
  faq: [
    {
      q: 'Czy bezpłatna Canva wystarczy?',
      a: 'Tak, wszystkie projekty zrobisz w planie darmowym. Przy funkcjach płatnych, takich jak usuwanie tła jednym kliknięciem, podpowiadamy obejście; organizacje społeczne i szkoły mogą też wystąpić o specjalny, bezpłatny dostęp.',
    },
    {
      q: 'Czy logo zrobione w Canvie mogę zastrzec jako znak towarowy?',
      a: 'Logo złożone z elementów biblioteki zwykle się do tego nie nadaje, bo z tych samych części korzystają inni. Do zastrzeżenia potrzebujesz własnego, oryginalnego znaku; tę granicę objaśniamy na przykładach.',
    },
  ],
};
