import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'zielone-kompetencje',
  title: 'Zielone kompetencje: energia, odpady i klimat w pracy',
  category: 'Środowisko',
  tags: [
    'zielone kompetencje',
    'ślad węglowy',
    'gospodarka obiegu zamkniętego',
    'efektywność energetyczna',
    'greenwashing',
  ],
  imageUrl: 'https://images.unsplash.com/photo-1509391366360-2e959784a276?w=400',
  price: 159.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '3 dni',
  certificate: true,
  description:
    'Rozejrzysz się po swoim miejscu pracy jak osoba od zrównoważonego rozwoju: odczytasz rachunek za prąd, policzysz przybliżony ślad węglowy biura, znajdziesz odpady, które dają się odzyskać, i odróżnisz konkret od zielonego hasła. Zobaczysz też, w jakich zawodach te umiejętności są potrzebne.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Klimat, zasoby, bioróżnorodność: minimum wiedzy bez straszenia',
    'Czym są zielone kompetencje i gdzie kryją się w zwykłych zawodach',
    'Rachunek za energię: taryfa, moc, zużycie, autokonsumpcja',
    'Przegląd budynku z kartką: światło, ogrzewanie, sprzęt w trybie czuwania',
    'Ślad węglowy biura w arkuszu: co liczyć, skąd brać wskaźniki',
    'Obieg zamknięty: naprawa, wynajem, ponowne użycie, dopiero potem recykling',
    'Odpady w Polsce: segregacja, system kaucyjny, obowiązki firmy',
    'Zielone zakupy i pytania do dostawcy',
    'Greenwashing: etykiety, ogólniki i obietnice kompensacji',
    'Jak przekonać współpracowników, nie wygłaszając kazań',
    'Zawody i specjalizacje: od montażu fotowoltaiki po analizę danych środowiskowych',
  ],
  forWho: [
    'Czujesz, że temat klimatu dotyczy także Twojego stanowiska, ale nie wiesz, od czego zacząć.',
    'Poproszono Cię o „coś ekologicznego” w biurze, szkole, hotelu lub zakładzie.',
    'Rozważasz pracę w energetyce, gospodarce odpadami albo doradztwie środowiskowym.',
    'Szukasz faktów, żeby rozmawiać z entuzjastami i sceptykami tym samym językiem.',
  ],
  whatYouGet: [
    'Raport z przeglądu wybranego miejsca: dziesięć obserwacji, trzy usprawnienia, szacunek kosztu.',
    'Kalkulator śladu węglowego z opisanymi założeniami i źródłami wskaźników.',
    'Zestaw pytań, po których widać, czy za zielonym hasłem stoi dowód.',
    'Plan małej zmiany na kwartał razem ze sposobem, by sprawdzić jej efekt.',
    'Rozeznanie w kilkunastu zawodach i w tym, jakich uprawnień wymagają.',
    'Zaświadczenie Szlaku o ukończeniu kursu zielonych kompetencji.',
  ],
  faq: [
    {
      q: 'Czy zdobędę uprawnienia instalatora fotowoltaiki lub pomp ciepła?',
      a: 'Nie, uprawnienia techniczne uzyskuje się w odrębnym trybie, na przykład certyfikat instalatora OZE w UDT. Ten kurs pomaga zdecydować, czy to droga dla Ciebie.',
    },
    {
      q: 'Czy trzeba mieć wykształcenie przyrodnicze?',
      a: 'Wystarczą cztery działania arytmetyczne i ciekawość. Pojęcia z fizyki i chemii wyjaśniamy na czajniku, żarówce oraz paczce kurierskiej.',
    },
    {
      q: 'Czym to się różni od kursu o raportowaniu ESG?',
      a: 'Tutaj uczysz się patrzeć na energię, odpady i zakupy w dowolnej pracy. Standardy, ujawnienia i przygotowanie sprawozdania należą do kursu zaawansowanego w tej samej kategorii.',
    },
  ],
};
