import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'pierwszy-raz-lider',
  title: 'Pierwszy raz w roli lidera: pół roku z zespołem',
  category: 'Zarządzanie',
  tags: ['przywództwo', 'delegowanie', 'informacja zwrotna', 'rozmowy 1 na 1', 'motywacja', 'rekrutacja'],
  imageUrl: 'https://images.unsplash.com/photo-1522071820081-009f0129c71c?w=400',
  price: 279.99,
  originalPrice: 349.99,
  currency: 'PLN',
  level: 'średniozaawansowany',
  duration: '28 lekcji',
  certificate: true,
  description:
    'Wczoraj biurko w biurko z kolegami, dziś to Ty akceptujesz ich urlopy. Ten kurs prowadzi przez pierwsze sześć miesięcy z własnym zespołem: rozmowy zapoznawcze, podział pracy, pierwszą pochwałę i pierwszą trudną uwagę, aż po ocenę roczną i rekrutację. Ćwiczysz na konkretnych zdaniach, nie na teoriach stylów.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Nowa rola wśród dawnych kolegów: granice bez udawania',
    'Pierwsze dwa tygodnie: pytaj, słuchaj, niczego nie reorganizuj',
    'Rozmowa z własnym przełożonym o tym, co uzna za dobry wynik',
    'Spotkania 1 na 1, które nie są raportem ze statusu',
    'Delegowanie na czterech poziomach swobody',
    'Uwaga, pochwała, korekta: krótko, w porę, w cztery oczy',
    'Zasady zespołu, które powstają razem z zespołem',
    'Różni ludzie: gwiazda, nowy, wypalony, ktoś starszy stażem od Ciebie',
    'Konflikt między dwojgiem pracowników: wejść, poczekać czy oddać im sprawę',
    'Słabe wyniki: rozpoznanie przyczyny, umowa, uczciwe terminy',
    'Rekrutacja do własnego zespołu i pierwszy miesiąc nowej osoby',
    'Ocena roczna, podwyżka, odmowa podwyżki',
    'Praca zdalna i hybrydowa: zaufanie bez śledzenia kliknięć',
    'Twoja energia: kiedy robić samemu, kiedy odpuścić, u kogo szukać wsparcia',
  ],
  forWho: [
    'Od niedawna kierujesz zespołem albo wiesz, że stanie się to w najbliższych miesiącach.',
    'Awans był nagrodą za świetną pracę specjalistyczną, a o nauce kierowania ludźmi nikt nie pomyślał.',
    'Prowadzisz już kilka osób, ale najważniejsze zadania nadal wykonujesz po nocach.',
    'Koordynujesz wolontariat lub zmianę w lokalu i chcesz robić to mniej intuicyjnie.',
  ],
  whatYouGet: [
    'Plan pierwszych stu osiemdziesięciu dni z celami na każdy miesiąc.',
    'Arkusz rozmowy 1 na 1 z pytaniami, które otwierają, zamiast przesłuchiwać.',
    'Mapę delegowania: co oddajesz, komu, z jaką swobodą i kiedy sprawdzasz.',
    'Przygotowane na piśmie trzy rozmowy, przed którymi ściska Cię w żołądku.',
    'Scenariusz rozmowy rekrutacyjnej z jednakowymi pytaniami i skalą ocen.',
    'Zaświadczenie o ukończeniu kursu dla początkujących liderów, wystawione przez Szlak.',
  ],
  faq: [
    {
      q: 'Czy dowiem się, jak zgodnie z prawem kogoś zwolnić?',
      a: 'Dowiesz się, jak przygotować taką rozmowę po ludzku i jakie pytania zadać kadrom. Treść wypowiedzenia, terminy i przyczyny uzgadnia się z działem HR lub prawnikiem, bo kurs nie jest poradą prawną.',
    },
    {
      q: 'Mam zespół tylko dwuosobowy. Czy to nie za wcześnie?',
      a: 'Przeciwnie, przy dwóch osobach najłatwiej wyrobić nawyk regularnych rozmów i oddawania zadań. Rekrutację oraz spory w grupie zostaw sobie na później, lekcje zaczekają.',
    },
    {
      q: 'Czy ktoś doradzi mi w sprawie mojej konkretnej podwładnej?',
      a: 'Indywidualnych konsultacji nie ma. Są za to opisane przypadki z kilkoma możliwymi reakcjami i ich skutkami, które możesz odnieść do swojej sytuacji, nie ujawniając nikomu szczegółów.',
    },
  ],
};
