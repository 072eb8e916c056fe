import type { Course } from '#domain/courses/course.ts';

export const course: Course = {
  id: 'pierwsza-firma',
  title: 'Pierwsza firma: jak zaplanować i założyć JDG',
  category: 'Biznes',
  tags: ['własna firma', 'działalność gospodarcza', 'podatki', 'ZUS', 'KSeF', 'przedsiębiorczość'],
  imageUrl: 'https://images.unsplash.com/photo-1454165804606-c3d57bc86b40?w=400',
  price: 219.99,
  currency: 'PLN',
  level: 'początkujący',
  duration: '2 dni',
  certificate: false,
  description:
    'Sprawdzisz pomysł, zanim pójdzie na niego odprawa, policzysz cenę, która zostawia coś po składkach i podatku, i przejdziesz przez rejestrację w CEIDG ze zrozumieniem każdej rubryki. Przy limitach i terminach dowiesz się, w którym urzędowym serwisie sprawdzić, co obowiązuje dzisiaj. To nie jest porada podatkowa ani prawna.',
  instructor: 'redakcja Szlaku',
  affiliateUrl: '#',
  plan: [
    'Czy ktoś za to zapłaci: dziesięć rozmów przed pierwszym wydatkiem',
    'Działalność nierejestrowana: limit kwartalny i warunki, na jakich można próbować bez wpisu',
    'Cena i próg opłacalności, czyli ile godzin naprawdę sprzedasz',
    'Skala, podatek liniowy, ryczałt: porównanie na Twoich liczbach',
    'ZUS na początku: ulga na start, składki preferencyjne, Mały ZUS Plus, składka zdrowotna',
    'VAT: zwolnienie do limitu, kiedy go nie ma, kiedy się nie opłaca',
    'Wniosek CEIDG rubryka po rubryce, kody PKD 2025',
    'Konto, księgowość, kasa fiskalna: co robić samemu, co zlecić',
    'Faktury i KSeF: wystawianie, odbieranie, poprawianie',
    'Umowa z klientem, zaliczka i uprzejme upominanie się o przelew',
    'RODO i prawa konsumenta w firmie jednej osoby',
    'Pierwszy rok w kalendarzu: terminy, poduszka, zawieszenie w razie potrzeby',
  ],
  forWho: [
    'Masz zajęcie, za które znajomi już Ci płacą, i nie wiesz, kiedy staje się ono firmą.',
    'Pracodawca proponuje przejście na B2B, a Ty chcesz najpierw policzyć, co tracisz i zyskujesz.',
    'Odkładasz założenie działalności od lat, bo przeraża Cię ZUS.',
    'Wracasz do pomysłu po pierwszej, zamkniętej firmie i tym razem chcesz zacząć od liczb.',
  ],
  whatYouGet: [
    'Dwustronicowy plan: klient, oferta, cena, koszty stałe i warunek, przy którym mówisz „stop”.',
    'Porównanie form opodatkowania policzone dla Twojego przychodu, do omówienia z księgową.',
    'Próbnie wypełniony wniosek CEIDG, z którym prawdziwy zajmie Ci kilkanaście minut.',
    'Kalendarz obowiązków na dwanaście miesięcy.',
    'Wzorcowe wiadomości: oferta, potwierdzenie zlecenia, przypomnienie o płatności.',
  ],
  faq: [
    {
      q: 'Czy nowa firma od razu musi wystawiać faktury w KSeF?',
      a: 'Większość firm robi to od 1 kwietnia 2026 r., a najmniejsze, ze sprzedażą na fakturach do 10 tys. zł miesięcznie, mają czas do końca roku. Odbieranie faktur przez KSeF i wyjątki omawia osobny moduł.',
    },
    {
      q: 'Co, jeśli przepisy zmienią się po zakupie kursu?',
      a: 'Limity i stawki zmieniają się co roku, dlatego przy każdej kwocie uczysz się, gdzie ją sprawdzić: na biznes.gov.pl, podatki.gov.pl i zus.pl. Przed decyzją zawsze potwierdź liczby u źródła lub u księgowej.',
    },
    {
      q: 'Czy kurs obejmuje spółkę z o.o.?',
      a: 'Nie, cały program dotyczy jednoosobowej działalności gospodarczej. Jeśli planujesz wspólników albo duże ryzyko, o spółce porozmawiaj z prawnikiem lub księgową.',
    },
  ],
};
